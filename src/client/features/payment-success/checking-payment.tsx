import { Lock } from 'lucide-react';
import { WaitingPage } from '#client/ui/status-page.tsx';
import { COUNTDOWN_BEFORE_RESULT_SECONDS } from '#domain/payment-wait.ts';
import styles from './checking-payment.module.css';
import { useCountdown } from './use-countdown.ts';

export function CheckingPayment() {
  const secondsLeft = useCountdown(COUNTDOWN_BEFORE_RESULT_SECONDS, false);
  return (
    <WaitingPage
      text="Checking your payment"
      hint="This takes a few seconds. Please keep this page open."
      foot={
        <p className={styles.promise}>
          <Lock size={18} aria-hidden="true" />
          <span>
            If you have paid, your payment is safe: we open your account as soon as it is confirmed.{' '}
            {secondsLeft > 0 ? (
              <>
                If that takes more than <b>{secondsLeft}</b> {secondsLeft === 1 ? 'second' : 'seconds'}, we tell you
                here.
              </>
            ) : (
              'It takes longer than usual, and we keep looking. Nothing is charged twice.'
            )}
          </span>
        </p>
      }
    />
  );
}
