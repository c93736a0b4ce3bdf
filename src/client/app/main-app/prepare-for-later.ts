import { picturesOfWeek } from '#client/coach/coach-pictures-of-week.ts';
import type { CoachChoices } from '#client/coach/stage/coach-choices.ts';
import { preloadCoach } from '#client/coach/stage/engine.ts';
import type { Member } from '#client/components/member.ts';
import { keepCoachPictures } from '#client/platform/keep-coach-pictures.ts';
import { keepVoice } from '#client/platform/keep-voice.ts';
import { workoutIdsOfWeek } from '#domain/block.ts';
import { workoutAt } from '#programme/road.ts';
import type { VoicePart } from '#programme/voice-part.ts';
import { growIntoWorkouts } from './grow-into-workout.ts';
import { preloadLazyViews } from './lazy-views.ts';

/** What she may open next, once the first screen stands: the other views, the player and her coach, and what she needs without a network. */
export async function prepareForLater(look: CoachChoices['look'], member: Member): Promise<void> {
  growIntoWorkouts();
  await preloadLazyViews();
  await Promise.all([
    import('#client/features/workout-player/workout-player-screen.tsx'),
    import('#client/features/safety/safety-gate.tsx'),
  ]);
  await preloadCoach(look).catch(() => undefined);
  await keepCoachPictures(picturesOfWeek(member.overview));
  await keepVoice(voiceOfWeek(member));
}

/** What a recorded voice says in the workouts of her week. */
function voiceOfWeek({ overview: { plan, week } }: Member): VoicePart[] {
  return ['every', ...workoutIdsOfWeek(week).map((id) => workoutAt(plan, id))];
}
