import { useHostedCheckout } from '#client/parts/purchases/hosted-checkout.ts';
import { Button } from '#client/ui/button.tsx';
import { poundsText } from '#domain/purchases/price.ts';
import type { RefundPolicy } from '#domain/purchases/start-at-once.ts';
import { useOffer } from './use-offer.tsx';
import { useStartAtOnce } from './use-start-at-once.tsx';

export function GuestPayment({ policy }: { policy: RefundPolicy }) {
  const offer = useOffer();
  const seenPence = offer.payPence;
  const startAtOnce = useStartAtOnce(policy === 'statutory-waiver');
  const { isBusy, start } = useHostedCheckout({
    start: { ...startAtOnce.start, ...offer.start, seenPence },
    onRefused: offer.refused,
  });
  return (
    <>
      {offer.box}
      {startAtOnce.box}
      <Button variant="outline" block busy={isBusy} onClick={startAtOnce.isReady ? start : startAtOnce.demand}>
        {isBusy ? 'Processing...' : `Pay ${poundsText(seenPence)} - Get Lifetime Access`}
      </Button>
    </>
  );
}
