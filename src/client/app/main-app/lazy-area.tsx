import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#client/app/error-boundary.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './lazy-area.module.css';
import { LAZY_VIEWS } from './lazy-views.ts';

/** Where the views of the main app show; while one is being loaded, or cannot be, the rest of the app stays in its place. */
export function LazyArea({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={name}
      whenMissing={(reset) => <ViewMissing onRetry={() => void loadViews().then(reset)} />}
    >
      <Suspense fallback={<ViewWait />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function ViewMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.frame}>
      <Notice tone="sun" role="alert">
        This could not be loaded. Check your connection and try again.
      </Notice>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function ViewWait() {
  return (
    <div className={styles.frame}>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <Skeleton shape="card" />
      <Skeleton shape="panel" />
    </div>
  );
}

const loadViews = () => Promise.allSettled(LAZY_VIEWS.map(({ preload }) => preload()));
