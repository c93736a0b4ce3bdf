import { useHostedCheckout } from '#client/parts/purchases/hosted-checkout.ts';
import { Button } from '#client/ui/button.tsx';
import { poundsText } from '#domain/purchases/price.ts';
import type { RefundPolicy } from '#domain/purchases/start-at-once.ts';
import { useOffer } from './use-offer.tsx';
import { useReminder } from './use-reminder.tsx';
import { useStartAtOnce } from './use-start-at-once.tsx';

interface GuestPaymentProps {
  policy: RefundPolicy;
  /** Paying is what they came for: coral, and nothing above it. */
  isFirst: boolean;
}

export function GuestPayment({ policy, isFirst }: GuestPaymentProps) {
  const offer = useOffer();
  const seenPence = offer.payPence;
  const startAtOnce = useStartAtOnce(policy === 'statutory-waiver');
  const reminder = useReminder({ isGuest: true });
  const { isBusy, start } = useHostedCheckout({
    start: { ...startAtOnce.start, ...offer.start, seenPence },
    onRefused: offer.refused,
  });
  return (
    <>
      {!isFirst && offer.box}
      {startAtOnce.box}
      {reminder.box}
      <Button
        {...(isFirst ? { variant: 'coral', size: 'large' } : { variant: 'outline' })}
        block
        busy={isBusy}
        onClick={startAtOnce.isReady ? () => void reminder.keep().then(start) : startAtOnce.demand}
      >
        {isBusy ? 'Processing...' : `Pay ${poundsText(seenPence)} - Get Lifetime Access`}
      </Button>
      {isFirst && offer.box}
    </>
  );
}
