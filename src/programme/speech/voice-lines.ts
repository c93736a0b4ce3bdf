import { WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';
import type { SpokenLine } from '#domain/speech/spoken-cue.ts';
import { STAND_INS } from '#programme/body/stand-ins.ts';
import { MOVE_LEVELS, type MoveId, type ShippedMoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { isOwnMoveId, moveOfPlaceId, type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { SHORT_COOL_DOWNS } from '#programme/workouts/short-cool-downs.ts';
import { movesOfPart } from '#programme/workouts/short-part.ts';
import { SHORT_WARM_UPS } from '#programme/workouts/short-warm-ups.ts';
import { COOL_DOWN, WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutOf } from '#programme/workouts/workouts.ts';
import { spokenLineInWords, spokenLinesIn } from './spoken-lines.ts';
import { versionTexts } from './version-lines.ts';
import { VOICE_PARTS, type VoicePart } from './voice-part.ts';

/**
 * The lines of each part of a recorded voice. A workout's part holds the lines of its own moves, of its short warm-up and
 * cool-down, of its swaps and of the stand-ins; "every" holds the lines of the warm-up and the cool-down, and all that belong
 * to no workout. A cue that was changed takes the place of the shipped one. A line of two workouts is in both parts, so that a workout needs no more than its own part and "every".
 * No part has a move of the owner's own: the device's voice says those.
 */
export function voiceLines(published: ProgrammeWords = SHIPPED_WORDS): ReadonlyMap<VoicePart, readonly SpokenLine[]> {
  const words = withoutOwnMoves(published);
  const shared = new Set(linesOf([...WARM_UP.moves, ...COOL_DOWN.moves], words));
  const parts = new Map<VoicePart, readonly SpokenLine[]>(VOICE_PARTS.map((part) => [part, []]));
  for (const edition of ['a', 'b'] as const) {
    for (const id of WORKOUT_IDS) {
      const code: WorkoutCode = `${edition}${id}`;
      const own = linesOf(movesOf(workoutOf(code, id, words)), words).filter((line) => !shared.has(line));
      parts.set(code, own);
    }
  }
  const ofWorkouts = new Set([...parts.values()].flat());
  return parts.set(
    'every',
    spokenLinesIn(words).filter((line) => !ofWorkouts.has(line)),
  );
}

const withoutOwnMoves = (words: ProgrammeWords): ProgrammeWords =>
  Object.fromEntries(Object.entries(words).filter(([place]) => !isOwnMoveId(moveOfPlaceId(place) ?? '')));

/** The moves of a workout, with those of the short warm-up and cool-down that a member may choose. */
function movesOf({ circuits, swaps, shortWarmUp, shortCoolDown }: Workout): MoveId[] {
  const short = [SHORT_WARM_UPS[shortWarmUp], SHORT_COOL_DOWNS[shortCoolDown]];
  return [...circuits.flatMap(({ moves }) => moves), ...swaps, ...short.flatMap(movesOfPart)];
}

/** The lines of these moves and their stand-ins at every level, each line once. */
function linesOf(moves: readonly MoveId[], words: ProgrammeWords): SpokenLine[] {
  const shipped = moves.filter((moveId): moveId is ShippedMoveId => !isOwnMoveId(moveId));
  const played = new Set(shipped.flatMap((moveId) => [moveId, ...STAND_INS[moveId]]));
  const names = [...played].flatMap((moveId) =>
    MOVE_LEVELS.flatMap((level) => [...versionTexts(moveId, level, moveInWords(moveId, words)).keys()]),
  );
  return [...new Set(names.map((name) => spokenLineInWords(name, words)))];
}
