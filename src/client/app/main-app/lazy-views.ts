import type { CoachChoices } from '#client/coach/stage/coach-choices.ts';
import { lazyView } from '#client/platform/lazy-view.tsx';
import type { MemberOverview } from '#domain/member-overview.ts';
import type { VoicePart } from '#programme/voice-part.ts';

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

/** Loads them all once the first screen stands, so that they are there when she goes on. */
export async function preloadLazyViews(): Promise<void> {
  const views = [WorkoutsView, WeekView, NutritionView, HistoryView, BlockView];
  await Promise.allSettled(views.map(({ preload }) => preload()));
}

/** Then the player and her coach, for the workout that she may open, and what she may need where there is no network. */
export async function prepareForLater(
  look: CoachChoices['look'],
  voice: readonly VoicePart[],
  overview?: MemberOverview,
): Promise<void> {
  await preloadLazyViews();
  await Promise.all([
    import('#client/features/workout-player/workout-player-screen.tsx'),
    import('#client/features/safety/safety-gate.tsx'),
  ]);
  const { preloadCoach } = await import('#client/coach/stage/engine.ts');
  await preloadCoach(look).catch(() => undefined);
  const { keepCoachPictures } = await import('#client/platform/keep-coach-pictures.ts');
  const { picturesOfWeek } = await import('#client/coach/coach-pictures-of-week.ts');
  await keepCoachPictures(overview ? picturesOfWeek(overview) : []);
  const { keepVoice } = await import('#client/platform/keep-voice.ts');
  await keepVoice(voice);
}
