import { QueryClientProvider } from '@tanstack/react-query';
import { useHostedCheckout } from '#client/parts/purchases/hosted-checkout.ts';
import { queryClient } from '#client/parts/server/query-client.ts';
import { Button } from '#client/ui/button.tsx';
import { poundsText } from '#domain/purchases/price.ts';
import type { RefundPolicy } from '#domain/purchases/start-at-once.ts';
import { SafetyFirst } from './safety-first.tsx';
import { useOffer } from './use-offer.tsx';
import { useReminder } from './use-reminder.tsx';
import { useStartAtOnce } from './use-start-at-once.tsx';

interface GuestPaymentProps {
  policy: RefundPolicy;
  /** Paying is what they came for: coral. */
  isFirst: boolean;
}

/** With queries of its own: the screen around it loads without them. */
export function GuestPayment(props: GuestPaymentProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <GuestPaymentForm {...props} />
    </QueryClientProvider>
  );
}

function GuestPaymentForm({ policy, isFirst }: GuestPaymentProps) {
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
      <SafetyFirst />
      {startAtOnce.box}
      {reminder.box}
      <Button
        {...(isFirst ? { variant: 'coral', size: 'large' } : { variant: 'outline' })}
        block
        busy={isBusy}
        onClick={
          startAtOnce.isReady ? () => void reminder.keep().then((mayGo) => mayGo && start()) : startAtOnce.demand
        }
      >
        {isBusy ? 'Processing...' : `Pay ${poundsText(seenPence)} - Get Lifetime Access`}
      </Button>
      {offer.box}
    </>
  );
}
