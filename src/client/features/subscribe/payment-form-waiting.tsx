import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './payment-form.module.css';

export function PaymentFormWaiting() {
  return (
    <Card className={styles.card} aria-busy="true">
      <p role="status" className={styles.waiting}>
        Getting the payment form ready
      </p>
      <Skeleton className={styles.skeleton} />
    </Card>
  );
}
