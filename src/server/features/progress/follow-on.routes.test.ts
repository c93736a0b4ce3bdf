import { describe, expect, test } from 'vitest';
import { dashboardPath, progressPath, workoutSessionsPath } from '#contract/paths.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { ALL_TWELVE, completeWorkout } from '#tests/people/completions.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';

describe.each(TEST_DATABASES)('the follow-on on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  const ask = (payload: unknown) => anna.call('PATCH', progressPath(anna.id), payload);
  const dashboard = async () => (await anna.call('GET', dashboardPath(anna.id))).json();
  const followOn = async () => (await dashboard()).followOn;
  /** Each block on a day of its own, because nobody does so much on one. */
  const completeAll = async (daysAgo: number) => {
    const when = { completedOn: addDays(TODAY, -daysAgo), completedAt: NOW - daysAgo * 86_400_000 };
    for (const workoutId of ALL_TWELVE) await completeWorkout(anna, workoutId, when);
  };

  test('is begun by a block with a pace, once all twelve are done', async () => {
    expect((await ask({ currentBlock: 2, pace: 'steady' })).statusCode).toBe(409);
    await completeAll(1);
    const answer = await ask({ currentBlock: 2, pace: 'steady' });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ currentBlock: 2, completedWorkouts: [] });
    expect(await followOn()).toEqual([{ block: 2, pace: 'steady' }]);
  });

  test('goes on where it was left, with a block beside it in between', async () => {
    for (const [index, wish] of [{ pace: 'steady' }, {}, { pace: 'gentle' }].entries()) {
      await completeAll(index + 1);
      await ask({ currentBlock: index + 2, ...wish });
    }
    expect(await followOn()).toEqual([
      { block: 2, pace: 'steady' },
      { block: 4, pace: 'gentle' },
    ]);
  });

  test('asked for twice, or at once from two devices, one block starts', async () => {
    await completeAll(1);
    const wish = { currentBlock: 2, pace: 'gentle' };
    await Promise.all([ask(wish), ask(wish), ask(wish)]);
    const version = await server.versionOf(anna);
    expect((await ask(wish)).statusCode).toBe(200);

    expect(await server.versionOf(anna)).toBe(version);
    expect(await followOn()).toEqual([{ block: 2, pace: 'gentle' }]);
  });

  test('changes its pace while the block runs, and keeps what was done', async () => {
    await completeAll(1);
    await ask({ currentBlock: 2, pace: 'steady' });
    await completeWorkout(anna, '1', { played: 'a1' });
    const version = await server.versionOf(anna);
    expect((await ask({ currentBlock: 2, pace: 'gentle' })).json().completedWorkouts).toEqual(['1']);

    expect(await server.versionOf(anna)).toBe(version + 1);
    expect(await followOn()).toEqual([{ block: 2, pace: 'gentle' }]);
  });

  test('a block that was begun beside it stays there', async () => {
    await completeAll(1);
    await ask({ currentBlock: 2 });
    expect((await ask({ currentBlock: 2, pace: 'gentle' })).statusCode).toBe(200);
    expect(await followOn()).toEqual([]);
  });

  test('a pace that there is not is refused by name', async () => {
    await completeAll(1);
    const answer = await ask({ currentBlock: 2, pace: 'fast' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'pace' }] });
  });

  test('a session keeps which workout was played at its place', async () => {
    await completeAll(1);
    await ask({ currentBlock: 2, pace: 'steady' });
    const answer = await completeWorkout(anna, '2', { played: 'b2' });

    expect(answer.json()).toMatchObject({ workoutId: '2', block: 2, edition: 'b', playedId: 2 });
    const { workoutSessions, progress } = await dashboard();
    expect(workoutSessions[0]).toMatchObject({ workoutId: '2', edition: 'b', playedId: 2 });
    expect(progress.completedWorkouts).toEqual(['2']);
  });

  test('an app of before the follow-on completes the place as ever, once', async () => {
    await completeAll(1);
    await ask({ currentBlock: 2, pace: 'steady' });
    const first = (await completeWorkout(anna, '3')).json();
    const { workoutId, clientId, completedAt, completedOn } = first;
    const again = await anna.call('POST', workoutSessionsPath(anna.id), {
      ...{ workoutId, clientId, completedAt, completedOn, utcOffsetMinutes: 0 },
    });

    expect(first).toMatchObject({ edition: 'b', playedId: null, block: 2 });
    expect(again.json()).toEqual(first);
    expect((await dashboard()).progress.completedWorkouts).toEqual(['3']);
  });

  test.each(['c1', 'a0', 'b13', 'a', '', 7])('%j is no workout and nothing is stored', async (played) => {
    const answer = await completeWorkout(anna, '1', { played });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'played' }] });
    expect((await dashboard()).stats.totalWorkouts).toBe(0);
  });
});
