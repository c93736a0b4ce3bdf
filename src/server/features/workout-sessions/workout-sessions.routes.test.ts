import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe.each(TEST_DATABASES)('workout sessions on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { send, read, history, completeAll, complete, startBlock, dashboard } = sessionCallsOf(anna);

  test('what is left out gets its default, and the session is in the history', async () => {
    const sent = completion({ workoutId: '5' });
    const answer = await send(sent);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      clientId: sent.clientId,
      userId: anna.id,
      workoutId: '5',
      workoutName: 'Week 2B – Glute Burner',
      week: 2,
      block: 1,
      edition: 'a',
      playedId: null,
      version: null,
      statedMinutes: null,
      completedAt: NOW,
      completedOn: TODAY,
      rating: 8,
      notes: 'Completed workout',
      duration: 30,
      activeSeconds: null,
      length: 'full',
      effort: null,
      preMood: null,
      completedExercises: null,
    });
    expect(await history()).toEqual([answer.json()]);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test('all that is sent is kept as it was sent', async () => {
    const everything = {
      rating: 10,
      notes: '  <script>alert(1)</script> ‮ 🏋️‍♀️ \'; drop table "user"; --\n{{7*7}} ',
      workoutName: 'Week 1A – Strength & Core Foundation',
      activeSeconds: 1_512,
      length: '15',
      effort: 'hard',
      preMood: 'tired',
      completedExercises: [{ moveId: 'air-squat', level: 'easier', seconds: 160 }],
    };
    await send(completion(everything));
    expect(await history()).toMatchObject([everything]);
  });

  test.each([
    { notes: '', kept: 'Completed workout' },
    { notes: ' \n\t', kept: 'Completed workout' },
    { notes: 'x'.repeat(2_000), kept: 'x'.repeat(2_000) },
  ])('empty notes get words of their own, long ones are kept', async ({ notes, kept }) => {
    expect((await send(completion({ notes }))).json().notes).toBe(kept);
  });

  test('not rated stays not rated', async () => {
    expect((await send(completion({ rating: null }))).json().rating).toBeNull();
    expect((await history())[0]?.rating).toBeNull();
  });

  test('the week follows from the workout, whatever was sent', async () => {
    const answer = await send(completion({ workoutId: '12', week: 1 }));
    expect(answer.json()).toMatchObject({ week: 4, workoutName: expect.stringMatching(/^Week 4C – /) });
  });

  test('the block is one that has begun; its edition follows', async () => {
    await server.db.updateTable('user').set({ current_block: 2 }).where('id', '=', anna.id).execute();

    expect((await send(completion())).json()).toMatchObject({ block: 2, edition: 'b' });
    expect((await send(completion({ block: 1 }))).json()).toMatchObject({ block: 1, edition: 'a' });
    const refused = await send(completion({ block: 3 }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'block' }] });
    expect(await history()).toHaveLength(2);
    expect(await server.versionOf(anna)).toBe(2);
  });

  test('history comes newest first, a page at a time', async () => {
    for (const minutes of [3, 1, 2, 5, 4]) await send(completion({ completedAt: NOW - minutes * MINUTE }));

    const minutesAgo = async (query: string) =>
      (await read(query)).json().map(({ completedAt }: { completedAt: number }) => (NOW - completedAt) / MINUTE);
    expect(await minutesAgo('')).toEqual([1, 2, 3, 4, 5]);
    expect(await minutesAgo('?limit=2')).toEqual([1, 2]);
    expect(await minutesAgo(`?limit=2&before=${NOW - 2 * MINUTE}`)).toEqual([3, 4]);
    expect(await minutesAgo(`?before=${NOW - 5 * MINUTE}`)).toEqual([]);
  });

  test.each(['?limit=0', '?limit=501', '?limit=all', '?before=now', '?before=-1', '?limit=1&limit=2'])(
    'the page %s is refused',
    async (query) => {
      const answer = await read(query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('invalid_input');
    },
  );

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

  test('a workout added later to an earlier block is counted there', async () => {
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
