import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#client/app/error-boundary.tsx';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './lazy-area.module.css';

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
        This didn’t load. Check your connection and try again.
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

/* What the first screen of the main app can do without. */

export const WorkoutsView = lazyView(
  async () => (await import('#client/features/workouts/workouts-tab.tsx')).WorkoutsTab,
);
export const WeekView = lazyView(async () => (await import('#client/features/workouts/week-view.tsx')).WeekView);
export const NutritionView = lazyView(
  async () => (await import('#client/features/nutrition/nutrition-tab.tsx')).NutritionTab,
);
export const HistoryView = lazyView(
  async () => (await import('#client/features/workouts/history-view.tsx')).HistoryView,
);
export const BlockView = lazyView(async () => (await import('#client/features/workouts/block-view.tsx')).BlockView);

/** Preloaded after the first screen. */
export const LAZY_VIEWS = [WorkoutsView, WeekView, NutritionView, HistoryView, BlockView];
