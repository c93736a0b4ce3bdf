import { describe, expect, test } from 'vitest';
import { progressPath } from '#contract/paths.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { ALL_TWELVE, completeWorkout } from '#tests/people/completions.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';

describe.each(TEST_DATABASES)('progress on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  const ask = (payload: unknown) => anna.call('PATCH', progressPath(anna.id), payload);
  const complete = (workoutId: string, changes: Record<string, unknown> = {}) =>
    completeWorkout(anna, workoutId, changes);
  const completeAll = async (changes: Record<string, unknown> = {}) => {
    for (const workoutId of ALL_TWELVE) await complete(workoutId, changes);
  };
  const storedBlocks = () =>
    server.db.selectFrom('block_progress').selectAll().where('user_id', '=', anna.id).orderBy('block').execute();

  test('the block that runs already changes nothing', async () => {
    await complete('4');
    const answer = await ask({ currentBlock: 1, currentWeek: 1, completedWorkouts: ['4'], blockProgress: {} });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      completedWorkouts: ['4'],
      currentBlock: 1,
      currentWeek: 1,
      blockProgress: { block_1: { completedAt: null, totalWorkouts: 1 } },
    });
    expect(await storedBlocks()).toEqual([]);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test.each([
    { claim: { completedWorkouts: ['1'] } },
    { claim: { completedWorkouts: ['4', 5] } },
    { claim: { currentWeek: 2 } },
    { claim: { blockProgress: { block_1: { completedAt: NOW, totalWorkouts: 12 } } } },
  ])('what is not done is refused, and changes nothing: $claim', async ({ claim }) => {
    await complete('4');
    const answer = await ask({ currentBlock: 1, currentWeek: 1, completedWorkouts: [], blockProgress: {}, ...claim });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'progress_conflict', message: expect.any(String) });
    expect((await ask({ currentBlock: 1 })).json()).toMatchObject({ completedWorkouts: ['4'], currentWeek: 1 });
    expect(await storedBlocks()).toEqual([]);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test('the start of a block that was sent twice is one, whatever was done in it meanwhile', async () => {
    await completeAll();
    const start = {
      currentWeek: 1,
      currentBlock: 2,
      completedWorkouts: [],
      blockProgress: { block_1: { completedAt: NOW } },
    };
    expect((await ask(start)).statusCode).toBe(200);
    for (const workoutId of ['1', '2', '3']) await complete(workoutId);
    const again = await ask(start);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ currentBlock: 2, currentWeek: 2, completedWorkouts: ['1', '2', '3'] });
  });

  test('the next block starts once all twelve are done, with the count and time of the one that ended', async () => {
    await complete('1', { completedAt: NOW - 60_000 });
    await completeAll();
    server.clock.advance(1_000);
    const startedAt = server.clock.now();
    const answer = await ask({ currentBlock: 2 });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      completedWorkouts: [],
      currentBlock: 2,
      currentWeek: 1,
      blockProgress: {
        block_1: { completedAt: startedAt, totalWorkouts: 13 },
        block_2: { completedAt: null, totalWorkouts: 0 },
      },
    });
    expect(await storedBlocks()).toEqual([
      { user_id: anna.id, block: 1, started_at: NOW - 60_000, completed_at: startedAt, total_workouts: 13, pace: null },
      { user_id: anna.id, block: 2, started_at: startedAt, completed_at: null, total_workouts: 0, pace: null },
    ]);
    expect(await server.versionOf(anna)).toBe(14);
  });

  test('numbers as workout ids and times as text are read as well, and believed as little', async () => {
    await completeAll();
    const finished = { completedAt: new Date(NOW - 60_000).toISOString(), totalWorkouts: 99 };
    const answer = await ask({
      currentWeek: 1,
      currentBlock: 2,
      completedWorkouts: ALL_TWELVE.map(Number),
      blockProgress: { block_1: finished },
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      completedWorkouts: [],
      currentBlock: 2,
      blockProgress: { block_1: { completedAt: server.clock.now(), totalWorkouts: 12 } },
    });
  });

  test('eleven workouts are not a block, however often one is repeated', async () => {
    for (const workoutId of [...ALL_TWELVE.slice(0, 11), '1', '2']) await complete(workoutId);
    const answer = await ask({ currentBlock: 2 });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'block_not_complete', message: expect.any(String) });
    expect(await storedBlocks()).toEqual([]);
    expect((await ask({ currentBlock: 1 })).json().currentBlock).toBe(1);
  });

  test('a session that was broken off completes no workout, a short one does', async () => {
    for (const workoutId of ALL_TWELVE.slice(0, 10)) await complete(workoutId);
    await complete('11', { length: '10' });
    await complete('12', { length: 'partial' });
    expect((await ask({ currentBlock: 2 })).statusCode).toBe(409);

    await complete('12', { length: '15' });
    expect((await ask({ currentBlock: 2 })).json().blockProgress.block_1.totalWorkouts).toBe(12);
  });

  test('sessions that were deleted, of another block or of somebody else count for nothing here', async () => {
    const bella = await server.newMember();
    for (const workoutId of ALL_TWELVE.slice(0, 11)) await complete(workoutId);
    const { id } = (await complete('12')).json();
    await server.db.updateTable('workout_session').set({ deleted_at: NOW }).where('id', '=', id).execute();
    await completeWorkout(bella, '12');

    expect((await ask({ currentBlock: 2 })).statusCode).toBe(409);
  });

  test.each([3, 10_000])('block %i cannot be jumped to', async (currentBlock) => {
    await completeAll();
    expect((await ask({ currentBlock })).statusCode).toBe(409);
  });

  test('an earlier block does not come back', async () => {
    await completeAll();
    await ask({ currentBlock: 2 });
    expect((await ask({ currentBlock: 1 })).statusCode).toBe(409);
  });

  test.each([2, 20])('asked %i times at once, one block starts', async (count) => {
    await completeAll();
    const answers = await Promise.all(Array.from({ length: count }, () => ask({ currentBlock: 2 })));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(count).fill(200));
    expect(answers.map((answer) => answer.json().currentBlock)).toEqual(Array(count).fill(2));
    expect(await storedBlocks()).toHaveLength(2);
    expect(await server.versionOf(anna)).toBe(13);
  });

  test('the second block plays the second edition and ends like the first', async () => {
    await completeAll();
    await ask({ currentBlock: 2 });
    expect((await complete('1')).json()).toMatchObject({ block: 2, edition: 'b' });
    // On another day, because nobody does so much on one.
    await completeAll({ completedOn: addDays(TODAY, -1), completedAt: NOW - 86_400_000 });
    const answer = await ask({ currentBlock: 3 });

    expect(answer.json()).toMatchObject({
      currentBlock: 3,
      blockProgress: { block_1: { totalWorkouts: 12 }, block_2: { totalWorkouts: 13 } },
    });
  });

  test.each([
    { field: 'currentBlock', payload: {} },
    { field: 'currentBlock', payload: { currentBlock: 0 } },
    { field: 'currentBlock', payload: { currentBlock: '2' } },
    { field: 'currentBlock', payload: { currentBlock: 1.5 } },
    { field: 'currentBlock', payload: { currentBlock: 10_001 } },
    { field: 'currentWeek', payload: { currentBlock: 1, currentWeek: 5 } },
    { field: 'completedWorkouts', payload: { currentBlock: 1, completedWorkouts: Array(13).fill('1') } },
    { field: 'blockProgress', payload: { currentBlock: 1, blockProgress: 'block_1' } },
    { field: 'body', payload: [] },
  ])('$payload is refused and names $field', async ({ field, payload }) => {
    await completeAll();
    const answer = await ask(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field }] });
    expect(await storedBlocks()).toEqual([]);
  });
});
