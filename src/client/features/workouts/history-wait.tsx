import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './history-wait.module.css';

export function HistoryFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Card role="alert" className={styles.failed}>
      <p>We couldn’t load your workouts. Nothing’s lost.</p>
      <Button size="small" busy={retrying} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}

export function HistorySkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <Skeleton shape="card" className={styles.totalsWait ?? ''} />
      <Skeleton shape="card" className={styles.monthWait ?? ''} />
      <Skeleton shape="card" className={styles.monthWait ?? ''} />
    </>
  );
}
