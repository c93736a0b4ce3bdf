import { Lock } from 'lucide-react';
import { WaitingPage } from '#client/ui/status-page.tsx';
import { COUNTDOWN_BEFORE_RESULT_SECONDS } from '#domain/payment-wait.ts';
import styles from './checking-payment.module.css';

/** While the payment is being confirmed: what happens, and that nothing is lost. */
export function CheckingPayment() {
  return (
    <WaitingPage
      text="Checking your payment"
      hint="This takes a few seconds. Please keep this page open."
      foot={
        <p className={styles.promise}>
          <Lock size={18} aria-hidden="true" />
          <span>
            Your payment is safe. We open your account as soon as it is confirmed, and your dashboard within{' '}
            {COUNTDOWN_BEFORE_RESULT_SECONDS} seconds.
          </span>
        </p>
      }
    />
  );
}
