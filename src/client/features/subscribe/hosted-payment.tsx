import { useLocation } from 'wouter';
import { endSignIn } from '#client/parts/account/auth-calls.ts';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { useHostedCheckout } from '#client/parts/purchases/hosted-checkout.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button } from '#client/ui/button.tsx';
import { poundsText } from '#domain/purchases/price.ts';
import styles from './hosted-payment.module.css';
import { buyerRefusal, meetRefusedBuyer } from './payment-error.tsx';
import type { OfferOfPage } from './use-offer.tsx';
import type { StartAtOnce } from './use-start-at-once.tsx';

interface HostedPaymentProps {
  startAtOnce: StartAtOnce;
  offer: OfferOfPage;
  onHasPaid: () => void;
}

export function HostedPayment({ startAtOnce, offer, onHasPaid }: HostedPaymentProps) {
  const [, navigate] = useLocation();
  const seenPence = offer.payPence;
  const { isBusy, start } = useHostedCheckout({
    start: { ...startAtOnce.start, ...offer.start, seenPence },
    onRefused(error) {
      if (offer.refused(error)) return true;
      const refusal = buyerRefusal(error);
      if (refusal) meetRefusedBuyer(refusal, onHasPaid);
      return refusal !== undefined;
    },
  });

  function signInAsSomebodyElse() {
    endSignIn();
    clearSignIn();
    navigate(SCREEN_PATHS.login);
  }

  return (
    <div className={styles.actions}>
      <Button
        variant="coral"
        size="large"
        block
        busy={isBusy}
        onClick={startAtOnce.isReady ? start : startAtOnce.demand}
      >
        {isBusy ? 'Processing...' : `Pay ${poundsText(seenPence)} - Get Lifetime Access`}
      </Button>
      <p className={styles.text}>You will pay on a secure page of our card provider and come straight back.</p>
      <p className={styles.text}>Bought it already with another account?</p>
      <Button variant="outline" block onClick={signInAsSomebodyElse}>
        Sign In
      </Button>
    </div>
  );
}
