import { CircleAlert } from 'lucide-react';
import { refusalText } from '#client/components/refusal-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import styles from './desk.module.css';
import { FAILURE } from './desk-call.ts';

export function Loading() {
  return (
    <div role="status" className={styles.loading}>
      <Spinner size="medium" />
      <span>One moment…</span>
    </div>
  );
}

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={styles.part}>
      <Notice tone="error" role="alert" icon={<CircleAlert size={22} aria-hidden="true" />}>
        {refusalText(error, { ...FAILURE, fallback: 'This could not be loaded.' })}
      </Notice>
      <div>
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
