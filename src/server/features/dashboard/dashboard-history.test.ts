import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import { dashboardPath, progressPath, statsPath, stepsPath, workoutSessionsPath } from '#contract/paths.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { type ActivityServer, type Member, NOW, openActivityServer, TODAY } from '#tests/servers/activity-server.ts';

/** One thing that a member did, as many days ago as it says. */
type Action =
  | { kind: 'workout'; ago: number; workoutId: number; clientId: string; length: string }
  | { kind: 'steps'; ago: number; steps: number }
  | { kind: 'goal'; ago: number; stepGoal: number }
  | { kind: 'next block' };

const DAY = 86_400_000;
const anyAgo = fc.integer({ min: 0, max: 60 });
const workout = fc.record({
  kind: fc.constant('workout' as const),
  ago: anyAgo,
  workoutId: fc.integer({ min: 1, max: 12 }),
  // From few, so that the same completion is sent again now and then.
  clientId: fc.integer({ min: 100, max: 160 }).map((number) => `00000000-0000-4000-8000-000000000${number}`),
  length: fc.constantFrom('full', 'full', 'full', '15', '10', 'partial'),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 10, arbitrary: workout },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('steps' as const),
      ago: anyAgo,
      steps: fc.integer({ min: 0, max: 9_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('goal' as const),
      ago: anyAgo,
      stepGoal: fc.integer({ min: 100, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'next block' as const }) },
);
const actions = fc.array(action, { maxLength: 70, size: 'max' });

interface Replayed {
  seen: Set<string>;
  workouts: { day: string; workoutId: number; completes: boolean; short: boolean; block: number }[];
  steps: Map<string, number>;
  goals: Map<string, number>;
  block: number;
}

/** The actions one after the other, without any of the product's own code. */
function replay(all: readonly Action[]): Replayed {
  const state: Replayed = { seen: new Set(), workouts: [], steps: new Map(), goals: new Map(), block: 1 };
  for (const one of all) happen(state, one);
  return state;
}

function happen(state: Replayed, one: Action): void {
  if (one.kind === 'next block' && completedOf(state).size === 12) state.block += 1;
  if (one.kind === 'steps') state.steps.set(dayOf(one.ago), one.steps);
  if (one.kind === 'goal') state.goals.set(dayOf(one.ago), one.stepGoal);
  if (one.kind === 'workout' && !state.seen.has(one.clientId)) state.workouts.push(doneIn(state.block, one));
  if (one.kind === 'workout') state.seen.add(one.clientId);
}

function doneIn(block: number, { ago, workoutId, length }: Extract<Action, { kind: 'workout' }>) {
  return { day: dayOf(ago), workoutId, completes: length !== 'partial', short: /^1/.test(length), block };
}

function completedOf({ workouts, block }: Replayed): Set<number> {
  return new Set(workouts.filter((one) => one.block === block && one.completes).map((one) => one.workoutId));
}

/** What a dashboard must say of these actions, counted the slow way. */
function naiveCount(all: readonly Action[]) {
  const state = replay(all);
  const { workouts, steps, goals, block } = state;
  const done = completedOf(state);
  const goalDays = [...goals.keys()].sort();
  const goalOn = (day: string) => goals.get(goalDays.filter((from) => from <= day).at(-1) ?? '') ?? 5_000;
  const stepDays = [...steps.keys()].sort();
  return {
    completedWorkouts: [...done].sort((a, b) => a - b).map(String),
    currentBlock: block,
    currentWeek: [1, 2, 3].find((week) => [1, 2, 3].some((place) => !done.has(week * 3 - 3 + place))) ?? 4,
    totalWorkouts: workouts.filter(({ completes }) => completes).length,
    shortWorkouts: workouts.filter(({ short }) => short).length,
    stepGoal: goals.get(goalDays.at(-1) ?? '') ?? null,
    workoutDays: [...new Set(workouts.map(({ day }) => day))].sort(),
    stepGoalDays: stepDays.filter((day) => (steps.get(day) ?? 0) >= goalOn(day)),
    sessionsShown: Math.min(60, workouts.filter((one) => one.block === block || one.day >= dayOf(30)).length),
    stepDays: stepDays.filter((day) => day >= dayOf(30)),
    workoutsByBlock: Array.from(
      { length: block },
      (_, index) => workouts.filter((one) => one.block === index + 1 && one.completes).length,
    ),
  };
}

function counted(dashboard: Dashboard): ReturnType<typeof naiveCount> {
  const { progress, stats, workoutSessions, shortWorkouts, workoutDays, stepGoalDays, steps } = dashboard;
  const { completedWorkouts, currentBlock, currentWeek, blockProgress } = progress;
  expect(stats.blocksCompleted).toBe(currentBlock - 1);
  return {
    completedWorkouts,
    currentBlock,
    currentWeek,
    totalWorkouts: stats.totalWorkouts,
    shortWorkouts,
    stepGoal: stats.stepGoal,
    workoutDays,
    stepGoalDays,
    sessionsShown: workoutSessions.length,
    stepDays: steps.map(({ date }) => date),
    workoutsByBlock: Array.from(
      { length: currentBlock },
      (_, index) => blockProgress[`block_${index + 1}`]?.totalWorkouts ?? -1,
    ),
  };
}

function dayOf(daysAgo: number): CalendarDay {
  return addDays(TODAY, -daysAgo);
}

function send(member: Member, one: Action) {
  if (one.kind === 'next block') return nextBlock(member);
  if (one.kind === 'steps')
    return member.call('POST', stepsPath(member.id), { date: dayOf(one.ago), steps: one.steps });
  if (one.kind === 'goal') {
    return member.call('PATCH', statsPath(member.id), { stepGoal: one.stepGoal, from: dayOf(one.ago) });
  }
  return member.call('POST', workoutSessionsPath(member.id), {
    clientId: one.clientId,
    workoutId: String(one.workoutId),
    length: one.length,
    completedAt: NOW - one.ago * DAY,
    completedOn: dayOf(one.ago),
    utcOffsetMinutes: 0,
  });
}

async function nextBlock(member: Member) {
  const { progress } = (await member.call('GET', dashboardPath(member.id))).json() as Dashboard;
  return member.call('PATCH', progressPath(member.id), { currentBlock: progress.currentBlock + 1 });
}

/** A history of a block or two, with anything in between. */
const longHistory = fc
  .tuple(fc.array(actions, { minLength: 1, maxLength: 2 }), fc.integer({ min: 0, max: 59 }))
  .map(([parts, start]) =>
    parts.flatMap((part, index): Action[] => [
      ...Array.from(
        { length: 12 },
        (_, workoutIndex): Action => ({
          kind: 'workout',
          ago: (start + workoutIndex) % 60,
          workoutId: workoutIndex + 1,
          clientId: `00000000-0000-4000-8000-0000000${index}${200 + workoutIndex}0`,
          length: 'full',
        }),
      ),
      { kind: 'next block' },
      ...part,
    ]),
  );

describe.each(TEST_DATABASES)('any history on %s', (kind) => {
  let server: ActivityServer;

  beforeAll(async () => {
    server = await openActivityServer(kind);
  });
  afterAll(() => server.close());

  test.each([
    { name: 'a short one', histories: actions, numRuns: 20 },
    { name: 'one of several blocks', histories: longHistory, numRuns: 12 },
  ])('$name gives the numbers of a naive count', async ({ histories, numRuns }) => {
    await fc.assert(
      fc.asyncProperty(histories, async (all) => {
        const member = await server.newMember();
        for (const one of all) expect([200, 201, 409]).toContain((await send(member, one)).statusCode);
        const dashboard: Dashboard = (await member.call('GET', dashboardPath(member.id))).json();
        expect(counted(dashboard)).toEqual(naiveCount(all));
      }),
      // SQL that differs from engine to engine shows in a few histories; SQLite is quick enough for more.
      { numRuns: kind === 'sqlite' ? numRuns : numRuns / 4 },
    );
  });
});
