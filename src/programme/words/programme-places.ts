import type { Edition } from '#domain/plan/block.ts';
import { CUE_LIMITS, lettersIn } from '#domain/speech/spoken-cue.ts';
import { pluralise } from '#domain/time/count-text.ts';
import type { WordsPlace } from '#domain/words/words.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { SHORT_COOL_DOWNS } from '#programme/workouts/short-cool-downs.ts';
import { movesOfPart } from '#programme/workouts/short-part.ts';
import { SHORT_WARM_UPS } from '#programme/workouts/short-warm-ups.ts';
import { COOL_DOWN, WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';
import { MOVES } from '../moves/all-moves.ts';
import { LEVEL_NAMES, ownMovePlaces } from './own-move-places.ts';
import { isOwnMoveId, movePlaceId, workoutPlaceId } from './programme-words.ts';
import { line, saysNumbers, speakable, wordsUpTo } from './text-rules.ts';

const EDITIONS: readonly Edition[] = ['a', 'b'];

/** The longest texts for which a card and a workout's start have room at 320 px, in characters. */
const LONGEST = { title: 32, description: 220, instructions: 400 } as const;
const LONGEST_WORD = { title: 14, text: 24 } as const;

function workoutPlace(edition: Edition, workout: Workout): WordsPlace {
  const { id, week, letter, shortTitle, description, instructions, format } = workout;
  const seconds = [format.workSeconds, format.restSeconds, ...(format.setUpSeconds > 0 ? [format.setUpSeconds] : [])];
  const { title, text } = LONGEST_WORD;
  return {
    id: workoutPlaceId(`${edition}${id}`),
    name: `Edition ${edition.toUpperCase()}, workout ${week}${letter}`,
    about:
      'On its card, its start screen and in its guide. Moves, minutes, kit and what to watch for come with the programme.',
    group: 'workouts',
    calledBy: 'shortTitle',
    sections: [
      {
        title: 'Text',
        fields: [
          line({ id: 'shortTitle', label: 'Title', shipped: shortTitle, max: LONGEST.title }, wordsUpTo(title)),
          line(
            { id: 'description', label: 'Description', shipped: description, max: LONGEST.description },
            wordsUpTo(text),
          ),
          line(
            { id: 'instructions', label: 'Instructions', shipped: instructions, max: LONGEST.instructions },
            wordsUpTo(text),
            saysNumbers(seconds),
          ),
        ],
      },
    ],
  };
}

const WORKOUTS = EDITIONS.flatMap((edition) => workoutsOf(edition).map((workout) => ({ edition, workout })));

function movePlace(moveId: ShippedMoveId): WordsPlace {
  const move = MOVES[moveId];
  const used = WORKOUTS.filter(({ workout }) => workout.circuits.some(({ moves }) => moves.includes(moveId))).length;
  const where = used === 0 ? 'in warm-ups, cool-downs or as a swap' : `in ${used} ${pluralise(used, 'workout')}`;
  return {
    id: movePlaceId(moveId),
    name: move.name,
    about: `Shown and spoken ${where}. If you change a cue, the phone’s voice says it, not your recording. Other texts can’t be changed here.`,
    group: 'moves',
    sections: MOVE_LEVELS.map((level) => {
      const { name, cue } = versionOf(move, level);
      const field = { id: level, label: `Cue, ${LEVEL_NAMES[level]}`, shipped: cue, max: lettersIn(CUE_LIMITS.ms) };
      return { title: `${LEVEL_NAMES[level]}: ${name}`, fields: [line(field, speakable)] };
    }),
  };
}

/**
 * The moves that workouts play. A move that only a medical course plays is no place: a clinician answers for its words.
 */
const PLAYED = [
  ...new Set([
    ...WARM_UP.moves,
    ...COOL_DOWN.moves,
    ...[...Object.values(SHORT_WARM_UPS), ...Object.values(SHORT_COOL_DOWNS)].flatMap(movesOfPart),
    ...WORKOUTS.flatMap(({ workout }) => [...workout.circuits.flatMap(({ moves }) => moves), ...workout.swaps]),
  ]),
]
  .filter((moveId): moveId is ShippedMoveId => !isOwnMoveId(moveId))
  .sort((one, other) => MOVES[one].name.localeCompare(MOVES[other].name, 'en-GB'));

/** The words of the 24 workouts, then the cues of the moves that they play, by name, then the moves of the owner's own. */
export const PROGRAMME_PLACES: readonly WordsPlace[] = [
  ...WORKOUTS.map(({ edition, workout }) => workoutPlace(edition, workout)),
  ...PLAYED.map(movePlace),
  ...ownMovePlaces(PLAYED),
];
