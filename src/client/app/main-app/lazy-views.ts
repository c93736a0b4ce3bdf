import { lazyView } from '#client/browser/lazy-view.tsx';

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
