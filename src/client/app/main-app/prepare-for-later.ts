import { idle, inTurn } from '#client/browser/promises.ts';
import { picturesOfFollowingWeek, picturesOfWeek } from '#client/coach/coach-pictures-of-week.ts';
import type { CoachChoices } from '#client/coach/stage/coach-choices.ts';
import { preloadCoach } from '#client/coach/stage/engine.ts';
import { freshenWords } from '#client/member/fresh-words.ts';
import { programmeWords } from '#client/member/programme-words.ts';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import { keepCoachPictures } from '#client/parts/coach-look/keep-coach-pictures.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { keepVoice } from '#client/parts/voice/keep-voice.ts';
import { workoutIdsOfWeek } from '#domain/plan/block.ts';
import { isOffered, ownMoveIds } from '#programme/moves/own-move-fields.ts';
import { workoutAt } from '#programme/plan/follow-on.ts';
import type { VoicePart } from '#programme/speech/voice-part.ts';
import { growIntoWorkouts } from './grow-into-workout.ts';
import { LAZY_VIEWS } from './lazy-area.tsx';

/**
 * What the member may open next, once the first screen stands: the player, the other views and the coach, and what is needed
 * without a network. One after the other, each when nothing else is to be done: together they would hold up a tap.
 */
export async function prepareForLater(userId: string, look: CoachChoices['look'], member: Member): Promise<void> {
  growIntoWorkouts();
  const steps = [
    () => freshenWords(() => snapshotsOf(userId)),
    () => import('#client/features/safety/safety-gate.tsx'),
    () => import('#client/features/workout-player/workout-player-screen.tsx'),
    ...LAZY_VIEWS.map(({ preload }) => preload),
    () => preloadCoach(look),
    () =>
      keepCoachPictures(
        picturesOfWeek(member.overview, programmeWords()),
        picturesOfFollowingWeek(member.overview, programmeWords()),
      ),
    () => keepVoice(voiceOfWeek(member)),
    () => keepOwnStills(userId),
  ];
  for (const step of steps) {
    await idle();
    await inTurn<unknown>(step);
  }
}

/** Of the owner's own moves, of which there are few; where none has one any more, those of before are let go. */
async function keepOwnStills(userId: string): Promise<void> {
  const words = programmeWords();
  const written = ownMoveIds(words);
  if (written.length === 0) return;
  const own = written.filter((id) => isOffered(id, words));
  const { keepStills } = await import('#client/parts/move-media/kept-stills.ts');
  await keepStills(userId, own, words);
}

/** What a recorded voice says in the workouts of the member's week. */
function voiceOfWeek({ overview: { plan, week } }: Member): VoicePart[] {
  return ['every', ...workoutIdsOfWeek(week).map((id) => workoutAt(plan, id))];
}
