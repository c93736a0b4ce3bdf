import { useHostedCheckout } from '#client/components/hosted-checkout.ts';
import { Button } from '#client/ui/button.tsx';
import { priceText } from '#domain/price.ts';
import type { RefundPolicy } from '#domain/start-at-once.ts';
import { useStartAtOnce } from './use-start-at-once.tsx';

export function GuestPayment({ policy }: { policy: RefundPolicy }) {
  const startAtOnce = useStartAtOnce(policy === 'statutory-waiver');
  const { isBusy, start } = useHostedCheckout({ start: startAtOnce.start });
  return (
    <>
      {startAtOnce.box}
      <Button variant="outline" block busy={isBusy} onClick={startAtOnce.isReady ? start : startAtOnce.demand}>
        {isBusy ? 'Processing...' : `Pay ${priceText()} - Get Lifetime Access`}
      </Button>
    </>
  );
}
