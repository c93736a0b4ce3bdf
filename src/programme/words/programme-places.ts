import type { Edition, WorkoutCode, WorkoutId } from '#domain/plan/block.ts';
import { CUE_LIMITS, lettersIn } from '#domain/speech/spoken-cue.ts';
import { pluralise } from '#domain/time/count-text.ts';
import type { WordsField, WordsFields, WordsOfPlaces, WordsPlace } from '#domain/words/words.ts';
import { MOVE_LEVELS, type ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { movesIn, planPlaceName, planProblems } from '#programme/workouts/plan-rules.ts';
import { planTold } from '#programme/workouts/plan-told.ts';
import { SHORT_COOL_DOWNS } from '#programme/workouts/short-cool-downs.ts';
import { movesOfPart } from '#programme/workouts/short-part.ts';
import { SHORT_WARM_UPS } from '#programme/workouts/short-warm-ups.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { COOL_DOWN, WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import { INTENSITIES, type Workout } from '#programme/workouts/workout.ts';
import { planText, readPlan } from '#programme/workouts/workout-plan.ts';
import { workoutOf, workoutsOf } from '#programme/workouts/workouts.ts';
import { MOVES } from '../moves/all-moves.ts';
import { LEVEL_NAMES, ownMovePlaces } from './own-move-places.ts';
import { isOwnMoveId, movePlaceId, type ProgrammeWords, workoutPlaceId } from './programme-words.ts';
import { firstOf, line, noPromise, plainText, saysNumbers, speakable, wordsUpTo } from './text-rules.ts';

const EDITIONS: readonly Edition[] = ['a', 'b'];

/** The longest texts for which a card and a workout's start have room at 320 px, in characters. */
const LONGEST = { title: 32, description: 220, instructions: 400, focus: 40, plan: 4_000 } as const;
const LONGEST_WORD = { title: 14, text: 24 } as const;

function workoutPlace(edition: Edition, workout: Workout): WordsPlace {
  const { id, week, letter, shortTitle, description, instructions, focus, intensity } = workout;
  const code: WorkoutCode = `${edition}${id}`;
  const { title, text } = LONGEST_WORD;
  return {
    id: workoutPlaceId(code),
    name: `Edition ${edition.toUpperCase()}, workout ${week}${letter}`,
    about: `Edition ${edition.toUpperCase()}, workout ${week}${letter}.`,
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
          instructionsField(code, instructions),
          line({ id: 'focus', label: 'What it works', shipped: focus, max: LONGEST.focus }, wordsUpTo(text)),
          { ...line({ id: 'intensity', label: 'Intensity', shipped: intensity, max: 20 }), choices: INTENSITY_CHOICES },
        ],
      },
      { title: 'Plan', fields: [planField(code, workout)] },
    ],
  };
}

const INTENSITY_CHOICES = INTENSITIES.map((id) => ({ id, name: id, colours: [] }));

/** They say the seconds of the plan beside them. */
function instructionsField(code: WorkoutCode, shipped: string): WordsField {
  const field = { id: 'instructions', label: 'Instructions', shipped, max: LONGEST.instructions };
  const rules = firstOf(plainText, noPromise, wordsUpTo(LONGEST_WORD.text));
  return {
    ...field,
    isLong: false,
    refuses: (text, fields, others) =>
      rules(text) ?? saysNumbers(saidSeconds(code, wordsWith(code, fields, others)))(text),
  };
}

/** How the workout goes: what can be read of it is planned, and asked about. */
function planField(code: WorkoutCode, workout: Workout): WordsField {
  return {
    ...{ id: 'plan', label: 'Plan', shipped: planText(workout), max: LONGEST.plan, isLong: false },
    told: (text, others) => planTold(readPlan(text, others) ?? workout, movesIn(others)),
    refuses(text, fields, others) {
      const plan = readPlan(text, others);
      if (!plan || planText(plan) !== text) return 'This plan can’t be read. Restore the original.';
      const words = wordsWith(code, fields, others);
      const [planned, library] = [workoutIn(code, words), movesIn(words)];
      const [first] = planProblems(planned, workout, library);
      return first && `${planPlaceName(first.at, planned, library)}: ${first.message}`;
    },
  };
}

/** The seconds that instructions name: those that come in it. */
function saidSeconds(code: WorkoutCode, words: ProgrammeWords): number[] {
  const workout = workoutIn(code, words);
  const { workSeconds, restSeconds, setUpSeconds } = workout.format;
  const setsUp = timedWorkout(workout, 'full', words).some(({ kind }) => kind === 'set-up');
  return [workSeconds, restSeconds, setsUp ? setUpSeconds : 0].filter((seconds) => seconds > 0);
}

const wordsWith = (code: WorkoutCode, fields: WordsFields, others: WordsOfPlaces): ProgrammeWords => ({
  ...others,
  [workoutPlaceId(code)]: fields,
});

const workoutIn = (code: WorkoutCode, words: ProgrammeWords): Workout =>
  workoutOf(code, Number(code.slice(1)) as WorkoutId, words);

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
