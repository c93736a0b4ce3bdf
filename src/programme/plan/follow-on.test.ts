import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkoutCode, WEEKS, type Week, WORKOUT_IDS, workoutIdsOfWeek } from '#domain/plan/block.ts';
import { type BlockPlan, followOnWeek, PACES, type Pace, type Phase } from '#domain/plan/follow-on.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { codeOfSession, summaryAt, summaryOf, summaryOfSession } from '#programme/workouts/workout-summaries.ts';
import { workoutOf, workoutsOfWeek } from '#programme/workouts/workouts.ts';
import { playedAt, workoutAt } from './follow-on.ts';
import { minutesOfPhase, plannedWeek } from './follow-on-weeks.ts';

const PHASE_NUMBERS: readonly Phase[] = [1, 2, 3, 4];
const PLANS: readonly BlockPlan[] = [
  'a',
  'b',
  ...PHASE_NUMBERS.flatMap((phase) => PACES.map((pace) => planOf(pace, phase))),
];
const ALL_PLACES = PLANS.flatMap((plan) => WORKOUT_IDS.map((place) => ({ plan, place })));

function planOf(pace: Pace, phase: Phase): BlockPlan {
  return `${pace}${phase}`;
}
const week = (plan: BlockPlan, number: Week) => workoutIdsOfWeek(number).map((place) => workoutAt(plan, place));
const totalMinutes = (phase: Phase, pace: Pace, number: Week) => {
  const { workoutMinutes, walkMinutes } = plannedWeek(phase, pace, number, SHIPPED_WORDS);
  return workoutMinutes + walkMinutes;
};

test('no place of any block plays a workout outside the programme', () => {
  for (const { plan, place } of ALL_PLACES) {
    const code = workoutAt(plan, place);
    expect(isWorkoutCode(code), `${plan} ${place}: ${code}`).toBe(true);
    const { id, title, circuits } = workoutOf(code, place, SHIPPED_WORDS);
    expect({ id, title }).toEqual({ id: place, title: summaryAt(plan, place, SHIPPED_WORDS).title });
    expect(circuits.length).toBeGreaterThan(0);
  }
});

test('outside the follow-on a block plays its edition in order, and its completion says nothing new', () => {
  for (const edition of ['a', 'b'] as const) {
    expect(WORKOUT_IDS.map((place) => workoutAt(edition, place))).toEqual(WORKOUT_IDS.map((id) => `${edition}${id}`));
    expect(playedAt(edition, 5)).toBeUndefined();
  }
  expect(playedAt('steady1', 2)).toBe('b2');
});

test('the twelve weeks hold all 24 workouts, and no week one of them twice', () => {
  const followOn = ([1, 2, 3] as const).flatMap((phase) =>
    WORKOUT_IDS.map((place) => workoutAt(planOf('steady', phase), place)),
  );
  expect(new Set(followOn).size).toBe(24);
  for (const plan of PLANS) for (const number of WEEKS) expect(new Set(week(plan, number)).size).toBe(3);
});

test('a gentle phase plays its first week twice and then follows a week behind', () => {
  for (const phase of [1, 2, 3] as const) {
    const [first, second, third, fourth] = WEEKS.map((number) => week(planOf('gentle', phase), number));
    const steady = WEEKS.map((number) => week(planOf('steady', phase), number));
    expect([first, second, third, fourth]).toEqual([steady[0], steady[0], steady[1], steady[2]]);
  }
});

describe('minutes of workouts and walks', () => {
  const MOST_GROWTH = 1.15;
  const paces = fc.array(fc.constantFrom(...PACES), { minLength: 32, maxLength: 32 });

  test('grow by at most 15 per cent from week to week, at whatever pace each week is walked', () => {
    fc.assert(
      fc.property(paces, (chosen) => {
        let before: number | undefined;
        // The twelve weeks, and the rhythm as often as it fits.
        for (const [index, pace] of chosen.entries()) {
          const phase = Math.min(Math.floor(index / 4) + 1, 4) as Phase;
          const minutes = totalMinutes(phase, pace, ((index % 4) + 1) as Week);
          if (before !== undefined) expect(minutes / before, `week ${index + 1}`).toBeLessThanOrEqual(MOST_GROWTH);
          before = minutes;
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('of the workouts alone grow by no more at one pace, from phase to phase at any', () => {
    for (const choice of Array.from({ length: 8 }, (_, bits) => bits)) {
      const weeks = ([1, 2, 3] as const).flatMap((phase) => {
        const pace = PACES[(choice >> (phase - 1)) & 1] ?? 'steady';
        return WEEKS.map((number) => plannedWeek(phase, pace, number, SHIPPED_WORDS).workoutMinutes);
      });
      for (const [index, minutes] of weeks.entries()) {
        expect(minutes / (weeks[index - 1] ?? minutes), `${choice}, week ${index + 1}`).toBeLessThanOrEqual(
          MOST_GROWTH,
        );
      }
    }
  });

  test('of a phase are told from its shortest week to its longest, at its own pace', () => {
    expect(PHASE_NUMBERS.map((phase) => minutesOfPhase(phase, 'steady', SHIPPED_WORDS))).toEqual([
      [67, 78],
      [76, 90],
      [92, 100],
      [85, 97],
    ]);
    expect(minutesOfPhase(1, 'gentle', SHIPPED_WORDS)).toEqual([67, 69]);
  });

  test('reach two hours a week by the tenth', () => {
    const reached = WEEKS.map((number) => totalMinutes(3, 'steady', number));
    expect(reached).toEqual([117, 122, 125, 125]);
    expect(followOnWeek(3, 2)).toBe(10);
  });
});

test('a session of the follow-on is told as what was played, with the week and letter of its place', () => {
  const session = { edition: 'b', workoutId: '5', playedId: 9 } as const;
  expect(codeOfSession(session)).toBe('b9');
  expect(summaryOfSession(session, SHIPPED_WORDS)).toMatchObject({
    title: `Week 2B – ${summaryOf('b9', SHIPPED_WORDS).shortTitle}`,
    id: 5,
    week: 2,
  });
});

test('a session that is none of the follow-on is told by its place', () => {
  expect(summaryOfSession({ edition: 'a', workoutId: '4', playedId: null }, SHIPPED_WORDS)).toEqual(
    summaryOf('a4', SHIPPED_WORDS),
  );
  expect(summaryOfSession({ edition: 'a', workoutId: '13', playedId: null }, SHIPPED_WORDS)).toBeUndefined();
});

test('a week of the follow-on has the workouts that its list names', () => {
  expect(workoutsOfWeek('gentle2', 3, SHIPPED_WORDS).map(({ shortTitle }) => shortTitle)).toEqual(
    (['b4', 'b5', 'b6'] as const).map((code) => summaryOf(code, SHIPPED_WORDS).shortTitle),
  );
});
