import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

const DAY = 86_400_000;

describe.each(TEST_DATABASES)('deleting a stored workout session on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { complete, completeAll, remove, restore, startBlock, history, dashboard, months } = sessionCallsOf(anna);

  test('is gone from history, week, counts and streak, and an undo brings all of it back', async () => {
    await complete('1', { completedOn: addDays(TODAY, -1), completedAt: NOW - DAY });
    const session = await complete('2', { rating: 5, activeSeconds: 600 });
    const before = { dashboard: await dashboard(), months: await months(), history: await history() };
    expect(before.dashboard.workoutDays).toEqual([addDays(TODAY, -1), TODAY]);

    const answer = await remove(session.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, session]);
    const after = await dashboard();
    expect(after.progress.completedWorkouts).toEqual(['1']);
    expect(after.stats.totalWorkouts).toBe(1);
    expect(after.workoutDays).toEqual([addDays(TODAY, -1)]);
    expect(after.workoutSessions.map(({ workoutId }) => workoutId)).toEqual(['1']);
    expect(after.progress.blockProgress.block_1).toEqual({ completedAt: null, totalWorkouts: 1 });
    expect(await months()).toEqual([{ month: TODAY.slice(0, 7), workouts: 1, minutes: 25, rated: 1, ratingSum: 8 }]);

    const restored = await restore(session.id);
    expect([restored.statusCode, restored.json()]).toEqual([200, session]);
    expect({ dashboard: await dashboard(), months: await months(), history: await history() }).toEqual(before);
  });

  test('twice, and brought back twice, changes what is stored once', async () => {
    const { id } = await complete('1');
    expect(await server.versionOf(anna)).toBe(1);
    const deletions = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(deletions.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await server.versionOf(anna)).toBe(2);
    const undoings = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(undoings.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await server.versionOf(anna)).toBe(3);
    expect(await history()).toHaveLength(1);
  });

  test('a workout done twice is still done', async () => {
    const [first] = [await complete('3'), await complete('3')];
    await remove(first.id);
    const { progress, stats } = await dashboard();
    expect(progress.completedWorkouts).toEqual(['3']);
    expect(stats.totalWorkouts).toBe(1);
  });

  test('out of a complete block it opens the block again, and the next one does not start', async () => {
    const sessions = await completeAll();
    await remove(sessions[4]?.id ?? '');
    expect((await startBlock(2)).statusCode).toBe(409);
    expect((await dashboard()).progress).toMatchObject({ currentBlock: 1, currentWeek: 2 });
  });

  test('out of a finished block leaves the block finished, with one workout less', async () => {
    const sessions = await completeAll();
    await startBlock(2);
    await remove(sessions[0]?.id ?? '');
    const { progress, stats } = await dashboard();
    expect(progress.blockProgress.block_1).toEqual({ completedAt: NOW, totalWorkouts: 11 });
    expect(progress).toMatchObject({ currentBlock: 2, completedWorkouts: [] });
    expect(stats).toMatchObject({ blocksCompleted: 1, totalWorkouts: 11 });
  });
});
