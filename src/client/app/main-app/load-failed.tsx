import { CloudOff } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import styles from './load-failed.module.css';

interface LoadFailedProps {
  retrying: boolean;
  onRetry: () => void;
}

/** In place of the numbers when they could not be read. They are read again by themselves when the device is back online. */
export function LoadFailed({ retrying, onRetry }: LoadFailedProps) {
  return (
    <Card role="alert" className={styles.failed}>
      <CloudOff size={26} aria-hidden="true" />
      <div>
        <h2>We could not load your progress</h2>
        <p>Nothing is lost. Check your connection and try again.</p>
      </div>
      <Button variant="primary" size="small" busy={retrying} onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
