import { laterView } from './later-view.tsx';

/* What the first screen of the main app can do without. */

const nutrition = laterView(async () => {
  const { NutritionTab } = await import('#client/features/nutrition/nutrition-tab.tsx');
  return NutritionTab;
});
const history = laterView(async () => {
  const { HistoryView } = await import('#client/features/workouts/history-view.tsx');
  return HistoryView;
});
const block = laterView(async () => {
  const { BlockView } = await import('#client/features/workouts/block-view.tsx');
  return BlockView;
});

export const NutritionView = nutrition.View;
export const HistoryView = history.View;
export const BlockView = block.View;

/** Loads them all once the first screen stands, so that they are there when she goes on. */
export function preloadLaterViews(): void {
  for (const { preload } of [nutrition, history, block]) preload();
}
