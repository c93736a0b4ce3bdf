import { expect, test } from 'vitest';
import { shippedFields, wordsProblems } from '#domain/words/words.ts';
import { CHECK_MOVES } from '#programme/moves/check-moves.ts';
import { planOf, planText, type WorkoutPlan } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import { EARLY_WEEKS_MOVES } from '../moves/early-weeks.ts';
import { ownMoveTexts } from '../moves/own-moves.fixture.ts';
import { findWordsPlace } from './places.ts';
import { PROGRAMME_PLACES } from './programme-places.ts';

const idsOf = (group: string) => PROGRAMME_PLACES.filter((place) => place.group === group).map(({ id }) => id);

function problemsWith(id: string, fields: Record<string, string>) {
  const place = findWordsPlace(id);
  if (!place) throw new Error(`There is no place ${id}.`);
  return wordsProblems(place, { ...shippedFields(place), ...fields });
}

test('each of the 24 workouts is a place, each move that they play, and 60 moves of the owner’s own', () => {
  expect(idsOf('workouts')).toHaveLength(24);
  expect(idsOf('moves').filter((id) => id.startsWith('move-'))).toHaveLength(74);
  expect(idsOf('moves').filter((id) => id.startsWith('own-move-'))).toHaveLength(60);
  expect(idsOf('moves')).toEqual(expect.arrayContaining(['move-squat', 'move-march', 'move-breathe']));
});

test('the words of moves that only a checked course plays are no place', () => {
  const ofCourses = [...Object.keys(EARLY_WEEKS_MOVES), ...Object.keys(CHECK_MOVES)].map((id) => `move-${id}`);
  expect(idsOf('moves').filter((id) => ofCourses.includes(id))).toEqual([]);
});

const planWith = (changed: Partial<WorkoutPlan>) => planText({ ...planOf(shippedWorkout('a1')), ...changed });

test('instructions say the seconds of the plan beside them', () => {
  const plan = planWith({ format: { workSeconds: 45, restSeconds: 20, breatherSeconds: 0, setUpSeconds: 0 } });
  const place = findWordsPlace('workout-a1');
  expect(place && wordsProblems(place, { plan })).toEqual([
    { field: 'instructions', message: expect.stringMatching(/Say 45 and 20 in it/) },
  ]);
  expect(place && wordsProblems(place, { plan, instructions: 'Work 45, rest 20.' })).toEqual([]);
});

test.each([
  ['shortTitle', '', /can’t be empty/],
  ['shortTitle', 'Strength and Core Foundation Plus', /32 characters. This has 33/],
  ['shortTitle', 'Superstrengthening', /“Superstrengthening” has 18 letters. To fit a small phone, a word can have 14/],
  ['shortTitle', 'Core!', /without an exclamation mark/],
  ['description', 'Strong <b>legs</b>.', /Leave out < >/],
  ['description', 'You will lose two kilos of weight.', /don’t promise anything about weight/],
  ['description', 'Burn calories in no time.', /“Burn calories”/],
  ['instructions', 'Three circuits, 40 seconds of work.', /Say 15 and 10 in it/],
  ['focus', 'Superstrengtheningsuperstrengthening', /36 letters/],
  ['intensity', 'Extreme', /Choose one/],
  ['plan', '', /can’t be empty/],
  ['plan', '{}', /can’t be read/],
  ['plan', ` ${planText(shippedWorkout('a1'))}`, /can’t be read/],
  ['plan', planWith({ heroMove: 'march' }), /^Picture: Choose one of the moves/],
  [
    'plan',
    planWith({ circuits: [{ rounds: 6, moves: ['incline_push'] }] }),
    /^Circuit 1, rounds: Choose 1 to 5 rounds/,
  ],
])('%s of a workout may not be “%s”', (field, text, message) => {
  expect(problemsWith('workout-a1', { [field]: text })).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test.each([
  ['One two three four five six seven eight nine ten', /9 words or fewer. This has 10/],
  ['Counterclockwise shoulderblades forwards, straighten', /51 characters. This has 52/],
  ['Sit back.', /The voice adds it/],
  ['sit back', /Begin with a capital/],
  ['Sit back!', /without an exclamation mark/],
  ['', /can’t be empty/],
])('a cue may not be “%s”', (text, message) => {
  expect(problemsWith('move-squat', { harder: text })).toEqual([
    { field: 'harder', message: expect.stringMatching(message) },
  ]);
});

const CUE_OF_51 = 'Counterclockwise shoulderblades forward, straighten';

test('another title, and a cue that is just short enough, can be published', () => {
  expect(problemsWith('workout-b12', { shortTitle: 'Dance to the End' })).toEqual([]);
  expect(problemsWith('move-squat', { standard: CUE_OF_51 })).toEqual([]);
});

const FILM = `${'a'.repeat(64)}.mp4`;
const PHOTO = `${'b'.repeat(64)}.webp`;
const OF_EACH = { 'easier-medium': FILM, 'standard-medium': FILM, 'harder-medium': PHOTO };
const NOTHING = 'Choose one, or give each version a film or photo.';
const MISSING = 'Choose a film or photo, or a move under “Shown as”.';

test.each([
  ['another move', { 'shown-as': 'squat' }, []],
  ['a film or photo of each version', { 'shown-as': '', ...OF_EACH }, []],
  ['both', { 'shown-as': 'squat', ...OF_EACH }, []],
  ['another move, but for one version', { 'shown-as': 'squat', 'harder-medium': PHOTO }, []],
  ['nothing', { 'shown-as': '' }, [{ field: 'shown-as', message: NOTHING }]],
  [
    'a photo of one version alone',
    { 'shown-as': '', 'harder-medium': PHOTO },
    [
      { field: 'easier-medium', message: MISSING },
      { field: 'standard-medium', message: MISSING },
    ],
  ],
  [
    'what is no id of a medium',
    { 'easier-medium': 'wall-press.mp4' },
    [{ field: 'easier-medium', message: 'Choose the film or photo again.' }],
  ],
])('a move of the owner’s own is shown by %s', (_, fields, problems) => {
  expect(problemsWith('own-move-1', ownMoveTexts(fields))).toEqual(problems);
});
