import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard.ts';
import {
  dashboardPath,
  progressPath,
  restoreSessionPath,
  sessionMonthsPath,
  statsPath,
  workoutSessionPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { addDays } from '#domain/calendar-day.ts';
import { NOW, REFUSED_CALLERS, serveActivity, TODAY } from '#tests/activity-server.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';

const DAY = 86_400_000;
const ALL_TWELVE = Array.from({ length: 12 }, (_, index) => String(index + 1));
const NO_SESSION = '00000000-0000-4000-8000-000000000000';

describe.each(TEST_DATABASES)('a stored workout session on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  const complete = async (workoutId: string, changes: Record<string, unknown> = {}): Promise<WorkoutSession> => {
    const answer = await anna.call('POST', workoutSessionsPath(anna.id), {
      clientId: randomUUID(),
      workoutId,
      completedAt: NOW,
      completedOn: TODAY,
      utcOffsetMinutes: 0,
      ...changes,
    });
    return answer.json();
  };
  const completeAll = () => Promise.all(ALL_TWELVE.map((workoutId) => complete(workoutId)));
  const correct = (id: string, payload: unknown) => anna.call('PATCH', workoutSessionPath(anna.id, id), payload);
  const remove = (id: string) => anna.call('DELETE', workoutSessionPath(anna.id, id));
  const restore = (id: string) => anna.call('POST', restoreSessionPath(anna.id, id));
  const startBlock = (currentBlock: number) => anna.call('PATCH', progressPath(anna.id), { currentBlock });
  const history = async (query = ''): Promise<WorkoutSession[]> =>
    (await anna.call('GET', workoutSessionsPath(anna.id) + query)).json();
  const dashboard = async (): Promise<Dashboard> => (await anna.call('GET', dashboardPath(anna.id))).json();
  const months = async () => (await anna.call('GET', sessionMonthsPath(anna.id))).json();

  describe('corrected', () => {
    test('takes a new rating and note, and everything else stays', async () => {
      const session = await complete('5', { rating: null, notes: '' });
      const answer = await correct(session.id, { rating: 9, notes: 'It was the bag with two books' });

      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ...session, rating: 9, notes: 'It was the bag with two books' });
      expect(await history()).toEqual([answer.json()]);
      expect((await dashboard()).workoutSessions).toEqual([answer.json()]);
      expect(await server.versionOf(anna)).toBe(2);
    });

    test.each([
      { name: 'only the rating', change: { rating: 3 }, kept: { rating: 3, notes: 'As it was' } },
      { name: 'only the note', change: { notes: 'Better' }, kept: { rating: 6, notes: 'Better' } },
      { name: 'not rated after all', change: { rating: null }, kept: { rating: null, notes: 'As it was' } },
      { name: 'an emptied note', change: { notes: '  ' }, kept: { rating: 6, notes: 'Completed workout' } },
    ])('$name', async ({ change, kept }) => {
      const { id } = await complete('1', { rating: 6, notes: 'As it was' });
      expect((await correct(id, change)).json()).toMatchObject(kept);
    });

    test.each([
      { field: 'rating', payload: {} },
      { field: 'rating', payload: { length: 'full' } },
      { field: 'rating', payload: { rating: 0 } },
      { field: 'rating', payload: { rating: 11 } },
      { field: 'rating', payload: { rating: '8' } },
      { field: 'notes', payload: { notes: 'x'.repeat(2_001) } },
      { field: 'notes', payload: { notes: 'a\u0000b' } },
      { field: 'body', payload: null },
    ])('bad input is refused and names $field', async ({ field, payload }) => {
      const session = await complete('1');
      const answer = await correct(session.id, payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field }] });
      expect(await history()).toEqual([session]);
    });

    test('is not possible once it is deleted', async () => {
      const { id } = await complete('1', { rating: 6 });
      await remove(id);
      expect((await correct(id, { rating: 1 })).statusCode).toBe(404);
      expect((await restore(id)).json().rating).toBe(6);
    });
  });

  describe('deleted', () => {
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
      expect(await months()).toEqual([{ month: TODAY.slice(0, 7), workouts: 1, minutes: 30, rated: 1, ratingSum: 8 }]);

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

  describe('of an earlier block', () => {
    test('a workout added later is counted there', async () => {
      await completeAll();
      await startBlock(2);
      await complete('1', { block: 1, completedOn: addDays(TODAY, -2), completedAt: NOW - 2 * DAY });
      const { progress, stats } = await dashboard();
      expect(progress.blockProgress.block_1?.totalWorkouts).toBe(13);
      expect(stats.totalWorkouts).toBe(13);
      expect(await history('?block=1')).toHaveLength(13);
      expect(await history('?block=2')).toEqual([]);
    });
  });

  test('sessions of the same instant are all seen, page by page', async () => {
    const ids = (await completeAll()).map(({ id }) => id);
    const seen: string[] = [];
    let query = '?limit=5';
    for (let page = await history(query); page.length > 0; page = await history(query)) {
      seen.push(...page.map(({ id }) => id));
      query = `?limit=5&before=${page.at(-1)?.completedAt}&beforeId=${page.at(-1)?.id}`;
    }
    expect(seen).toHaveLength(12);
    expect(new Set(seen)).toEqual(new Set(ids));
  });

  describe('everything at once', () => {
    test('deletions, undoings, corrections, new workouts and the new block leave counts that agree', async () => {
      for (let round = 0; round < 5; round += 1) {
        const sessions = await completeAll();
        const [first = sessions[0], second = first] = sessions;
        const block = (await dashboard()).progress.currentBlock;
        const answers = await Promise.all([
          remove(first?.id ?? ''),
          startBlock(block + 1),
          complete('6', { block }),
          correct(second?.id ?? '', { rating: 1 }),
          restore(first?.id ?? ''),
          startBlock(block + 1),
          remove(second?.id ?? ''),
          complete('7'),
        ]);
        expect(answers.filter((answer) => 'statusCode' in answer && answer.statusCode >= 500)).toEqual([]);
        await expectCountsToAgree();
        await restore(first?.id ?? '');
        await restore(second?.id ?? '');
        await startBlock(block + 1);
        await expectCountsToAgree();
      }
    });

    test.each([1, 2, 3, 4, 5])(
      'two tabs start the next block while its last workout is deleted: it starts once, or not at all (try %i)',
      async () => {
        const last = (await completeAll()).at(-1);
        const [one, deletion, other] = await Promise.all([startBlock(2), remove(last?.id ?? ''), startBlock(2)]);
        expect(deletion.statusCode).toBe(200);
        const codes = [one.statusCode, other.statusCode].sort();
        const { currentBlock } = (await dashboard()).progress;
        expect([codes, currentBlock]).toEqual([currentBlock === 2 ? [200, 200] : [409, 409], currentBlock]);
        await expectCountsToAgree();
      },
    );
  });

  /** Every number that is shown, against the rows themselves. */
  async function expectCountsToAgree() {
    const rows = await server.db
      .selectFrom('workout_session')
      .select(['block', 'workout_id', 'completed_on'])
      .where('user_id', '=', anna.id)
      .where('deleted_at', 'is', null)
      .execute();
    const { progress, stats, workoutDays } = await dashboard();
    expect(stats.totalWorkouts).toBe(rows.length);
    expect(stats).toEqual((await anna.call('GET', statsPath(anna.id))).json());
    expect(stats.blocksCompleted).toBe(progress.currentBlock - 1);
    for (let block = 1; block <= progress.currentBlock; block += 1) {
      const ofBlock = rows.filter((row) => row.block === block);
      expect(progress.blockProgress[`block_${block}`]?.totalWorkouts).toBe(ofBlock.length);
    }
    const current = rows.filter((row) => row.block === progress.currentBlock).map((row) => String(row.workout_id));
    expect(new Set(progress.completedWorkouts)).toEqual(new Set(current));
    expect(workoutDays).toEqual([...new Set(rows.map((row) => row.completed_on))].sort());
    const counted = (await months()).reduce((sum: number, month: { workouts: number }) => sum + month.workouts, 0);
    expect(counted).toBe(rows.length);
    expect(await history('?limit=500')).toHaveLength(rows.length);
  }

  describe.each(REFUSED_CALLERS)('$name', ({ status, code, as }) => {
    test.each([
      { method: 'PATCH', path: workoutSessionPath, payload: { rating: 1 } },
      { method: 'DELETE', path: workoutSessionPath, payload: undefined },
      { method: 'POST', path: restoreSessionPath, payload: undefined },
      { method: 'GET', path: sessionMonthsPath, payload: undefined },
    ] as const)('may not: $method', async ({ method, path, payload }) => {
      const session = await complete('1');
      const { caller, userId } = await as(server, anna);
      const answer = await caller.call(method, path(userId, session.id), payload);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject(code);
      expect(await history()).toEqual([session]);
    });
  });

  test.each([NO_SESSION, 'nonsense', '%00', "' or 1=1 --", 'x'.repeat(90)])('there is no session %s', async (id) => {
    const answers = [await correct(id, { rating: 1 }), await remove(id), await restore(id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(answers[0]?.json().code).toBe('not_found');
  });

  test('another member’s session does not exist', async () => {
    const session = await complete('1');
    const bella = await server.newMember();
    const path = workoutSessionPath(bella.id, session.id);
    expect((await bella.call('DELETE', path)).statusCode).toBe(404);
    expect((await bella.call('PATCH', path, { rating: 1 })).statusCode).toBe(404);
    expect(await history()).toEqual([session]);
  });
});
