import { describe, expect, test } from 'vitest';
import { statsPath } from '#contract/paths.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completeWorkout } from '#tests/people/completions.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';

describe.each(TEST_DATABASES)('stats on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  const read = async () => (await anna.call('GET', statsPath(anna.id))).json();
  const change = (payload: unknown) => anna.call('PATCH', statsPath(anna.id), payload);
  const storedGoals = () =>
    server.db
      .selectFrom('step_goal_change')
      .select(['from_day', 'step_goal'])
      .where('user_id', '=', anna.id)
      .orderBy('from_day')
      .execute();
  const restPassesOffAt = async () =>
    (await server.db.selectFrom('user').selectAll().where('id', '=', anna.id).executeTakeFirstOrThrow())
      .rest_passes_off_at;

  test('a new member has done nothing and has no goal', async () => {
    expect(await read()).toEqual({ totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 });
  });

  test('workouts are counted each time, sessions that were broken off are not', async () => {
    for (const length of ['full', 'full', '10', 'partial']) {
      await completeWorkout(anna, '1', { length });
    }
    expect((await read()).totalWorkouts).toBe(3);
  });

  test('a goal is kept with the day from which it holds', async () => {
    const answer = await change({ stepGoal: 6_000, from: addDays(TODAY, -3) });
    await change({ stepGoal: 7_000 });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ totalWorkouts: 0, stepGoal: 6_000, blocksCompleted: 0 });
    expect(await read()).toMatchObject({ stepGoal: 7_000 });
    expect(await storedGoals()).toEqual([
      { from_day: addDays(TODAY, -3), step_goal: 6_000 },
      { from_day: TODAY, step_goal: 7_000 },
    ]);
    expect(await server.versionOf(anna)).toBe(2);
  });

  test('the last goal of a day is that day’s', async () => {
    for (const stepGoal of [6_000, 9_000]) await change({ stepGoal, from: TODAY });
    expect(await storedGoals()).toEqual([{ from_day: TODAY, step_goal: 9_000 }]);
  });

  test('a goal that arrives late fills its days and leaves the newer one in force', async () => {
    await change({ stepGoal: 9_000, from: TODAY });
    const answer = await change({ stepGoal: 4_000, from: addDays(TODAY, -2) });

    expect(answer.json().stepGoal).toBe(9_000);
    expect(await storedGoals()).toHaveLength(2);
  });

  test.each([100, 100_000])('a goal of %i is taken', async (stepGoal) => {
    expect((await change({ stepGoal })).json().stepGoal).toBe(stepGoal);
  });

  test.each([{ from: addDays(TODAY, 2) }, { from: addDays(TODAY, -366) }])(
    'a goal from $from is out of range',
    async ({ from }) => {
      const answer = await change({ stepGoal: 5_000, from });

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'day_out_of_range', serverTime: NOW, fields: [{ field: 'from' }] });
      expect(await storedGoals()).toEqual([]);
      expect(await server.versionOf(anna)).toBe(0);
    },
  );

  test('rest passes can be switched off and on', async () => {
    expect((await change({ restPasses: false })).statusCode).toBe(200);
    expect(await restPassesOffAt()).toBe(NOW);
    await change({ restPasses: true });
    expect(await restPassesOffAt()).toBeNull();
    expect(await server.versionOf(anna)).toBe(2);
  });

  test('the true count of finished blocks is agreed to and changes nothing', async () => {
    const answer = await change({ blocksCompleted: 0 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().blocksCompleted).toBe(0);
    expect(await server.versionOf(anna)).toBe(0);

    await server.db.updateTable('user').set({ current_block: 3 }).where('id', '=', anna.id).execute();
    expect((await change({ blocksCompleted: 2 })).json().blocksCompleted).toBe(2);
  });

  test.each([1, 9_999])('%i finished blocks are not true, and nothing sent along is kept', async (blocksCompleted) => {
    const answer = await change({ blocksCompleted, stepGoal: 4_000, restPasses: false });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'stats_conflict', message: expect.any(String) });
    expect(await read()).toEqual({ totalWorkouts: 0, stepGoal: null, blocksCompleted: 0 });
    expect(await restPassesOffAt()).toBeNull();
    expect(await server.versionOf(anna)).toBe(0);
  });

  test.each([
    { field: 'stepGoal', payload: {} },
    { field: 'stepGoal', payload: { from: TODAY } },
    { field: 'stepGoal', payload: { stepGoal: 99 } },
    { field: 'stepGoal', payload: { stepGoal: 100_001 } },
    { field: 'stepGoal', payload: { stepGoal: 5_000.5 } },
    { field: 'stepGoal', payload: { stepGoal: '5000' } },
    { field: 'stepGoal', payload: { stepGoal: null } },
    { field: 'from', payload: { stepGoal: 5_000, from: '2026-13-01' } },
    { field: 'from', payload: { stepGoal: 5_000, from: 20_261_120 } },
    { field: 'restPasses', payload: { restPasses: 1 } },
    { field: 'restPasses', payload: { restPasses: 'false' } },
    { field: 'blocksCompleted', payload: { blocksCompleted: -1 } },
    { field: 'blocksCompleted', payload: { blocksCompleted: '0' } },
    { field: 'blocksCompleted', payload: { blocksCompleted: 10_001 } },
    { field: 'body', payload: [] },
  ])('$payload is refused and names $field', async ({ field, payload }) => {
    const answer = await change(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field }] });
    expect(await storedGoals()).toEqual([]);
    expect(await server.versionOf(anna)).toBe(0);
  });

  test('fields that are not ours change nothing', async () => {
    const bella = await server.newMember();
    const foreign = {
      userId: bella.id,
      id: bella.id,
      totalWorkouts: 99,
      current_block: 9,
      subscriptionStatus: 'inactive',
    };
    expect((await change({ stepGoal: 5_500, ...foreign })).statusCode).toBe(200);

    expect(await read()).toEqual({ totalWorkouts: 0, stepGoal: 5_500, blocksCompleted: 0 });
    expect((await bella.call('GET', statsPath(bella.id))).json().stepGoal).toBeNull();
  });
});
