import type { ComponentType } from 'react';
import { withStyleSheet } from '#client/platform/style-sheets.ts';
import { laterView } from './later-view.tsx';

/* What the first screen of the main app can do without, with the style sheet that these views share. */

const workouts = styledView(async () => (await import('#client/features/workouts/workouts-tab.tsx')).WorkoutsTab);
const week = styledView(async () => (await import('#client/features/workouts/week-view.tsx')).WeekView);
const nutrition = styledView(async () => (await import('#client/features/nutrition/nutrition-tab.tsx')).NutritionTab);
const history = styledView(async () => (await import('#client/features/workouts/history-view.tsx')).HistoryView);
const block = styledView(async () => (await import('#client/features/workouts/block-view.tsx')).BlockView);

export const WorkoutsView = workouts.View;
export const WeekView = week.View;
export const NutritionView = nutrition.View;
export const HistoryView = history.View;
export const BlockView = block.View;

/** Loads them all once the first screen stands, so that they are there when she goes on. */
export function preloadLaterViews(): void {
  for (const { preload } of [workouts, week, nutrition, history, block]) preload();
}

function styledView<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return laterView(() => withStyleSheet('later-views', load()));
}
