import { useHostedCheckout } from '#client/components/hosted-checkout.ts';
import { useShownPence } from '#client/components/shown-price.ts';
import { Button } from '#client/ui/button.tsx';
import { poundsText } from '#domain/price.ts';
import type { RefundPolicy } from '#domain/start-at-once.ts';
import { useStartAtOnce } from './use-start-at-once.tsx';

export function GuestPayment({ policy }: { policy: RefundPolicy }) {
  const seenPence = useShownPence();
  const startAtOnce = useStartAtOnce(policy === 'statutory-waiver');
  const { isBusy, start } = useHostedCheckout({ start: { ...startAtOnce.start, seenPence } });
  return (
    <>
      {startAtOnce.box}
      <Button variant="outline" block busy={isBusy} onClick={startAtOnce.isReady ? start : startAtOnce.demand}>
        {isBusy ? 'Processing...' : `Pay ${poundsText(seenPence)} - Get Lifetime Access`}
      </Button>
    </>
  );
}
