import { describe, expect, test } from 'vitest';
import { DASHBOARD_OF_CALLER_PATH, dashboardPath, progressPath } from '#contract/paths.ts';
import { ShownSessionSchema } from '#contract/workout-sessions.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { type Caller, NOW, serveActivity } from '#tests/servers/activity-server.ts';
import { dashboardCallsOf, daysAgo } from './dashboard-calls.fixture.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

describe.each(TEST_DATABASES)('the dashboard on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { read, dashboard, complete, enterSteps, change } = dashboardCallsOf(anna);

  test('a new member’s is empty', async () => {
    const answer = await read();

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      progress: {
        completedWorkouts: [],
        currentBlock: 1,
        currentWeek: 1,
        blockProgress: { block_1: { completedAt: null, totalWorkouts: 0 } },
      },
      stats: { totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 },
      workoutSessions: [],
      shortWorkouts: 0,
      workoutDays: [],
      stepGoalDays: [],
      stepGoalChanges: [],
      steps: [],
      restPasses: true,
      followOn: [],
      facts: { sessions: [], steps: [] },
    });
  });

  test('is the same at the address without an id', async () => {
    await complete('1', 0);
    const answer = await anna.call('GET', DASHBOARD_OF_CALLER_PATH);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await dashboard());
  });

  test('progress follows from the sessions', async () => {
    for (const [workoutId, ago] of [
      ['3', 4],
      ['1', 3],
      ['2', 2],
      ['1', 1],
    ] as const)
      await complete(workoutId, ago);
    await complete('4', 0, { length: 'partial' });

    expect((await dashboard()).progress).toEqual({
      completedWorkouts: ['1', '2', '3'],
      currentBlock: 1,
      currentWeek: 2,
      blockProgress: { block_1: { completedAt: null, totalWorkouts: 4 } },
    });
    expect((await dashboard()).stats.totalWorkouts).toBe(4);
  });

  test('a session that was broken off makes its day a workout day', async () => {
    await complete('4', 1, { length: 'partial' });
    expect(await dashboard()).toMatchObject({ workoutDays: [daysAgo(1)], workoutSessions: [{ length: 'partial' }] });
  });

  test('holds the current block’s sessions and the last 30 days’, newest first, and every workout day', async () => {
    const old = await complete('1', 200);
    const current = await complete('2', 40);
    const recent = await complete('3', 30);
    await server.db.updateTable('workout_session').set({ block: 2 }).where('id', '=', current.id).execute();
    await server.db.updateTable('user').set({ current_block: 2 }).where('id', '=', anna.id).execute();

    const { workoutSessions, workoutDays, stats } = await dashboard();
    expect(workoutSessions.map(({ id }) => id)).toEqual([recent.id, current.id]);
    expect(workoutSessions[0]).toEqual(ShownSessionSchema.parse(recent));
    expect(workoutDays).toEqual([old.completedOn, current.completedOn, recent.completedOn]);
    expect(stats).toEqual({ totalWorkouts: 3, stepGoal: null, blocksCompleted: 1 });
  });

  test.each([
    { name: 'ahead of UTC', completedAt: NOW - 31 * DAY - 9 * HOUR, utcOffsetMinutes: 840 },
    { name: 'behind UTC', completedAt: NOW - 29 * DAY, utcOffsetMinutes: -660 },
    { name: 'beside its instant', completedAt: NOW - 31 * DAY - 23 * HOUR, utcOffsetMinutes: 840 },
  ])('an earlier block’s session on the first of the 30 days is in it, $name', async ({ name: _, ...time }) => {
    const { id } = await complete('1', 30, time);
    await server.db.updateTable('user').set({ current_block: 2 }).where('id', '=', anna.id).execute();
    expect((await dashboard()).workoutSessions).toMatchObject([{ id, block: 1 }]);
  });

  test('a new block begins with nothing completed and keeps the days', async () => {
    for (let id = 1; id <= 12; id += 1) await complete(String(id), 12 - id);
    await anna.call('PATCH', progressPath(anna.id), { currentBlock: 2 });

    const { progress, stats, workoutDays } = await dashboard();
    expect(progress).toMatchObject({ completedWorkouts: [], currentBlock: 2, currentWeek: 1 });
    expect(progress.blockProgress).toEqual({
      block_1: { completedAt: NOW, totalWorkouts: 12 },
      block_2: { completedAt: null, totalWorkouts: 0 },
    });
    expect(stats).toMatchObject({ totalWorkouts: 12, blocksCompleted: 1 });
    expect(workoutDays).toHaveLength(12);
  });

  test('a day counts by the goal that held on it, 5,000 before the first', async () => {
    for (const [ago, steps] of [
      [6, 4_999],
      [5, 5_000],
      [4, 5_999],
      [3, 6_000],
      [2, 3_000],
      [1, 2_999],
    ] as const) {
      await enterSteps(ago, steps);
    }
    await change({ stepGoal: 3_000, from: daysAgo(2) });
    await change({ stepGoal: 6_000, from: daysAgo(4) });

    expect(await dashboard()).toMatchObject({
      stepGoalDays: [daysAgo(5), daysAgo(3), daysAgo(2)],
      stepGoalChanges: [
        { from: daysAgo(4), stepGoal: 6_000 },
        { from: daysAgo(2), stepGoal: 3_000 },
      ],
      stats: { stepGoal: 3_000 },
    });
  });

  test('the last 30 days’ steps come as entered, earlier ones only as days', async () => {
    for (const ago of [-1, 30, 31, 300]) await enterSteps(ago, 8_000);

    const { steps, stepGoalDays } = await dashboard();
    expect(steps.map(({ date }) => date)).toEqual([daysAgo(30), daysAgo(-1)]);
    expect(stepGoalDays).toEqual([daysAgo(300), daysAgo(31), daysAgo(30), daysAgo(-1)]);
  });

  test('tells whether rest passes are on', async () => {
    await change({ restPasses: false });
    expect((await dashboard()).restPasses).toBe(false);
  });

  test('deleted sessions and other members’ are nowhere in it', async () => {
    const bella = await server.newMember();
    const { id } = await complete('1', 0);
    await server.db.updateTable('workout_session').set({ deleted_at: NOW }).where('id', '=', id).execute();

    const answers = [await dashboard(), (await read({}, bella)).json()];
    for (const answer of answers)
      expect(answer).toMatchObject({ workoutSessions: [], workoutDays: [], stats: { totalWorkouts: 0 } });
  });

  test('whoever may not read it may not with its version either', async () => {
    const headers = { 'if-none-match': (await read()).headers.etag as string };
    const ask = async ({ call }: Caller) => (await call('GET', dashboardPath(anna.id), undefined, headers)).statusCode;
    expect([await ask(server.nobody), await ask(await server.newMember()), await ask(anna)]).toEqual([401, 404, 304]);
  });
});
