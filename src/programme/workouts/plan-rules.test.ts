import { expect, test } from 'vitest';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { isMove } from '#domain/session/is-move.ts';
import { isLevelLocked, type LevelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS } from '#domain/session/played-level.ts';
import { PLANNED_LENGTHS, plannedSeconds } from '#domain/session/session-plan.ts';
import { sessionTimeline, sideChange } from '#domain/session/session-timeline.ts';
import { WARM_UP_CHOICES } from '#domain/session/warm-up-choice.ts';
import { MAX_COMPLETED_MOVES } from '#domain/session/workout-session.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { type SeededRandom, seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';
import { movesIn, planPlaceName, planProblems } from './plan-rules.ts';
import { editedPlan } from './random-edits.fixture.ts';
import { timedWorkout } from './timed-workout.ts';
import type { Circuit, Workout } from './workout.ts';
import { planOf, planText, readPlan, type WorkoutPlan, withPlan } from './workout-plan.ts';
import { workoutsOf } from './workouts.ts';

const LIBRARY = movesIn(SHIPPED_WORDS);
const WORKOUTS = (['a', 'b'] as const).flatMap((edition) => workoutsOf(edition));
const [FIRST] = WORKOUTS as [Workout];

const problemsWith = (plan: Partial<WorkoutPlan>, about: Partial<Workout> = {}) =>
  planProblems(withPlan({ ...FIRST, ...about }, { ...planOf(FIRST), ...plan }, FIRST, SHIPPED_WORDS), FIRST, LIBRARY);

const circuit = (rounds: number, ...moves: Circuit['moves']): Circuit => ({ name: 'Circuit', rounds, moves });
const SIX_OF_STANDING = ['squat', 'boxer', 'march', 'press', 'curl_press', 'squat_punch'] as const;

test.each(WORKOUTS)('$title can be published as it is shipped, and says itself in its text', (workout) => {
  expect(planProblems(workout, workout, LIBRARY)).toEqual([]);
  const plan = readPlan(planText(workout), SHIPPED_WORDS);
  expect(plan && withPlan(workout, plan, workout, SHIPPED_WORDS)).toEqual(workout);
});

test.each([
  ['workSeconds', 65, 'Choose 20 to 60 seconds, in steps of 5.'],
  ['workSeconds', 42, 'Choose 20 to 60 seconds, in steps of 5.'],
  ['restSeconds', 35, 'Choose 0 to 30 seconds, in steps of 5.'],
  ['breatherSeconds', 65, 'Choose 0 to 60 seconds, in steps of 5.'],
  ['setUpSeconds', 35, 'Choose 0 to 30 seconds, in steps of 5.'],
  ['workSeconds', 20, 'Choose 25 seconds or more. Backpack row changes sides.'],
] as const)('%s of %d seconds is refused', (time, seconds, message) => {
  expect(problemsWith({ format: { ...FIRST.format, [time]: seconds } })).toContainEqual({ at: time, message });
});

test('a time that ships outside of the bounds may stay', () => {
  const shipped = WORKOUTS.find(({ format }) => format.breatherSeconds > 60) as Workout;
  const { circuits } = shipped;
  const plan = { ...shipped, format: { ...shipped.format, restSeconds: 20 }, circuits };
  expect(planProblems(withPlan(shipped, plan, shipped, SHIPPED_WORDS), shipped, LIBRARY)).toEqual([]);
});

test.each([
  [[circuit(6, 'squat')], 'circuit-0-rounds', /1 to 5 rounds/],
  [[circuit(0, 'squat')], 'circuit-0-rounds', /1 to 5 rounds/],
  [[circuit(2)], 'circuit-0', /1 to 8 moves/],
  [[circuit(1, ...SIX_OF_STANDING, 'row', 'deadlift', 'bridge')], 'circuit-0', /1 to 8 moves/],
  [[1, 2, 3, 4, 5].map((name) => ({ ...circuit(1, 'squat'), name: `${name}` })), 'circuits', /1 to 4 circuits/],
  [[{ ...circuit(3, 'squat'), name: ' ' }], 'circuit-0', /a name/],
  [[{ ...circuit(3, 'squat'), name: 'x'.repeat(41) }], 'circuit-0', /40 letters. This has 41/],
  [[{ ...circuit(3, 'squat'), name: 'Burn fat' }], 'circuit-0', /Leave out “Burn fat”/],
  [[{ ...circuit(3, 'squat'), name: 'x'.repeat(25) }], 'circuit-0', /25 letters/],
  [[circuit(3, 'squat', 'boxer'), circuit(3, 'press', 'march')], 'circuit-1', /a name of its own/],
  [[circuit(4, 'incline_push', 'squat', 'squat')], 'circuit-0-move-2', /Bodyweight squat is in this workout already/],
  [[circuit(5, 'easy_jog', 'boxer', 'march')], 'circuit-0-move-0', /jumps in Standard/],
  [[circuit(3, 'squat', 'march', 'boxer')], 'heroMove', /one of the moves/],
  [[circuit(3, 'step_up', 'hip_thrust', 'row', 'curl_press', 'incline_push')], 'kit', /needs 5 things/],
  [
    [
      circuit(5, 'squat', 'march', 'boxer', 'press', 'row', 'deadlift', 'bridge', 'dead_bug'),
      { ...circuit(3, 'clamshell', 'side_leg'), name: 'Two' },
    ],
    'minutes',
    /Take out rounds or moves, down to 45/,
  ],
  [[circuit(2, 'squat', 'march')], 'minutes', /The 15-minute version would end with/],
] as [Circuit[], string, RegExp][])('circuits %j are refused at %s', (circuits, at, message) => {
  const [first] = circuits.flatMap(({ moves }) => moves);
  const heroMove = at === 'heroMove' || first === undefined ? 'incline_push' : first;
  const found = problemsWith({ circuits, heroMove, swaps: [] });
  expect(found).toContainEqual({ at, message: expect.stringMatching(message) });
});

test('a jump in Standard is open to a workout whose card says so', () => {
  const plan = { circuits: [circuit(5, 'forward_bound', 'boxer', 'march')], heroMove: 'boxer', swaps: [] } as const;
  expect(problemsWith(plan)).toHaveLength(1);
  expect(problemsWith(plan, { description: 'With jumps.' })).toEqual([]);
});

test('circuits that do not fit into ten minutes are refused', () => {
  const circuits = ['squat', 'bridge', 'bird_dog', 'press'].map((move) => ({
    ...circuit(3, move as 'squat'),
    name: move,
  }));
  const format = { workSeconds: 60, restSeconds: 30, breatherSeconds: 0, setUpSeconds: 30 };
  const [first] = problemsWith({ circuits, format, heroMove: 'squat', swaps: [] });
  expect(first?.message).toContain('Not every circuit fits into the 10-minute version.');
});

test('each place of a problem has a name that says where it is', () => {
  const named = (['workSeconds', 'circuit-0', 'circuit-1-rounds', 'circuit-1-move-1', 'minutes'] as const).map((at) =>
    planPlaceName(at, FIRST, LIBRARY),
  );
  expect(named).toEqual(['Work', 'Circuit 1', 'Circuit 2, rounds', 'Circuit 2, Backpack row', 'Minutes']);
});

test.each([
  '',
  '{',
  '[]',
  '{"form":2}',
  planText(FIRST).replace('chair_squat', 'chair_squad'),
  planText(FIRST).replace('"rounds":2', '"rounds":0'),
  planText(FIRST).replace('upper-back', 'toString'),
])('the text “%s” is no plan', (text) => {
  expect(readPlan(text, SHIPPED_WORDS)).toBeUndefined();
});

const anyLimits = (random: SeededRandom): LevelLimits => ({
  impactLocked: random.below(4) > 0,
  pelvicSafe: random.below(2) === 0,
  notForMe: LASTING_LIMITS.filter(() => random.below(3) === 0),
});

/** What is wrong with this workout for a member like that, by the facts of what is played. */
function faultsOf(workout: Workout, random: SeededRandom): string[] {
  return PLANNED_LENGTHS.flatMap((length) =>
    WARM_UP_CHOICES.flatMap((warmUp) => {
      const plan = timedWorkout(workout, length, SHIPPED_WORDS, warmUp);
      const limits = anyLimits(random);
      const wished = PLAYED_LEVELS[random.below(3)] ?? 'standard';
      const swaps = workout.swaps[0] && random.below(2) === 0 ? { [workout.heroMove]: workout.swaps[0] } : {};
      const choices = { levelOf: () => wished, swaps, hasChosenStart: true, limits, factsOf: shippedFacts };
      const segments = sessionTimeline(plan, choices);
      const isWhole = Number.isInteger(plannedSeconds(plan) / 60) && segments.every(({ durationMs }) => durationMs > 0);
      const wrong = segments.filter(isMove).flatMap((segment) => {
        const change = sideChange(segment);
        if (change && (change.fromMs < 10_000 || segment.durationMs - change.untilMs !== change.fromMs))
          return [`sides of ${segment.moveId}`];
        return isLevelLocked(segment.level, shippedFacts(segment.moveId), limits) ? [`locked ${segment.moveId}`] : [];
      });
      return isWhole ? wrong : [`not whole: ${length} ${warmUp}`, ...wrong];
    }),
  );
}

test('whatever is let through plans without a fault and plays nothing locked, whatever is refused names its place', () => {
  const random = seededRandom(38);
  const counts = { let: 0, refused: 0 };
  for (let run = 0; run < tries(2_000, 100_000); run += 1) {
    const shipped = WORKOUTS[random.below(WORKOUTS.length)] as Workout;
    const plan = editedPlan(shipped, random);
    const workout = withPlan(shipped, plan, shipped, SHIPPED_WORDS);
    const problems = planProblems(workout, shipped, LIBRARY);
    counts[problems.length > 0 ? 'refused' : 'let'] += 1;
    const unnamed = problems.filter(({ at, message }) => !message || planPlaceName(at, workout, LIBRARY) === at);
    const moves = new Set([
      ...timedWorkout(workout, 'full', SHIPPED_WORDS).map(({ moveId }) => moveId),
      ...workout.swaps,
    ]);
    const faults = problems.length > 0 ? unnamed : faultsOf(workout, random);
    expect({ run, plan: planText(plan), faults }).toEqual({ run, plan: planText(plan), faults: [] });
    if (problems.length === 0) expect(moves.size * PLAYED_LEVELS.length).toBeLessThanOrEqual(MAX_COMPLETED_MOVES);
  }
  expect(Math.min(counts.let, counts.refused)).toBeGreaterThan(tries(300, 15_000));
});
