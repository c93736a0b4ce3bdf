import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { statsPath, workoutSessionsPath } from '#contract/paths.ts';
import { addDays } from '#domain/calendar-day.ts';
import { NOW, REFUSED_CALLERS, serveActivity, TODAY } from '#tests/activity-server.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The least that a player sends. */
const completion = (changes: Record<string, unknown> = {}) => ({
  clientId: randomUUID(),
  workoutId: '1',
  completedAt: NOW,
  completedOn: TODAY,
  utcOffsetMinutes: 0,
  ...changes,
});

const without = (field: string) => ({ ...completion(), [field]: undefined });

describe.each(TEST_DATABASES)('workout sessions on %s', (kind) => {
  const { server, anna } = serveActivity(kind);

  const send = (payload: unknown, member = anna) => member.call('POST', workoutSessionsPath(member.id), payload);
  const read = (query = '') => anna.call('GET', workoutSessionsPath(anna.id) + query);
  const history = async () => (await read()).json();

  test('what is left out gets its default, and the session is in the history', async () => {
    const sent = completion({ workoutId: '5' });
    const answer = await send(sent);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      clientId: sent.clientId,
      userId: anna.id,
      workoutId: '5',
      workoutName: 'Week 2B',
      week: 2,
      block: 1,
      edition: 'a',
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
    expect((await history())[0].rating).toBeNull();
  });

  test('the week follows from the workout, whatever was sent', async () => {
    const answer = await send(completion({ workoutId: '12', week: 1 }));
    expect(answer.json()).toMatchObject({ week: 4, workoutName: 'Week 4C' });
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

  test('the same completion sent again is the same session, as it was stored first', async () => {
    const sent = completion({ notes: 'first' });
    const first = await send(sent);
    const second = await send({ ...sent, notes: 'second', rating: 1 });

    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect(await history()).toHaveLength(1);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test.each([2, 20])('the same completion %i times at once is one session', async (count) => {
    const sent = completion();
    const answers = await Promise.all(Array.from({ length: count }, () => send(sent)));

    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([...Array(count - 1).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await history()).toHaveLength(1);
    expect((await anna.call('GET', statsPath(anna.id))).json().totalWorkouts).toBe(1);
    expect(await server.versionOf(anna)).toBe(1);
  });

  test('twenty different completions at once are twenty sessions', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(completion())));

    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await history()).toHaveLength(20);
    expect(await server.versionOf(anna)).toBe(20);
  });

  test('two members may come up with the same client id', async () => {
    const bella = await server.newMember();
    const sent = completion();
    const answers = [await send(sent), await send(sent, bella)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers.map((answer) => answer.json().userId)).toEqual([anna.id, bella.id]);
  });

  test.each([
    { field: 'clientId', payload: without('clientId') },
    { field: 'clientId', payload: completion({ clientId: '1' }) },
    { field: 'workoutId', payload: without('workoutId') },
    { field: 'workoutId', payload: completion({ workoutId: 1 }) },
    { field: 'workoutId', payload: completion({ workoutId: '13' }) },
    { field: 'workoutId', payload: completion({ workoutId: '0' }) },
    { field: 'workoutId', payload: completion({ workoutId: '1 or 1=1' }) },
    { field: 'rating', payload: completion({ rating: 0 }) },
    { field: 'rating', payload: completion({ rating: 11 }) },
    { field: 'rating', payload: completion({ rating: 7.5 }) },
    { field: 'rating', payload: completion({ rating: '8' }) },
    { field: 'notes', payload: completion({ notes: 'x'.repeat(2_001) }) },
    { field: 'notes', payload: completion({ notes: 'a\u0000b' }) },
    { field: 'notes', payload: completion({ notes: ['a'] }) },
    { field: 'duration', payload: completion({ duration: 45 }) },
    { field: 'workoutName', payload: completion({ workoutName: 'x'.repeat(121) }) },
    { field: 'block', payload: completion({ block: 0 }) },
    { field: 'block', payload: completion({ block: 2 }) },
    { field: 'week', payload: completion({ week: 5 }) },
    { field: 'length', payload: completion({ length: '20' }) },
    { field: 'effort', payload: completion({ effort: 'brutal' }) },
    { field: 'preMood', payload: completion({ preMood: 'furious' }) },
    { field: 'activeSeconds', payload: completion({ activeSeconds: 86_401 }) },
    { field: 'completedAt', payload: without('completedAt') },
    { field: 'completedAt', payload: completion({ completedAt: '2026-11-21T12:00:00Z' }) },
    { field: 'completedAt', payload: completion({ completedAt: 1e13 }) },
    { field: 'completedOn', payload: without('completedOn') },
    { field: 'completedOn', payload: completion({ completedOn: '2026-11-31' }) },
    { field: 'completedOn', payload: completion({ completedOn: '2026-11-18' }) },
    { field: 'utcOffsetMinutes', payload: without('utcOffsetMinutes') },
    { field: 'utcOffsetMinutes', payload: completion({ utcOffsetMinutes: 841 }) },
    { field: 'completedExercises', payload: completion({ completedExercises: {} }) },
    {
      field: 'completedExercises.0.moveId',
      payload: completion({ completedExercises: [{ moveId: 'm'.repeat(41), level: 'easier', seconds: 1 }] }),
    },
    {
      field: 'completedExercises.0.moveId',
      payload: completion({ completedExercises: [{ moveId: 'm\u0000', level: 'easier', seconds: 1 }] }),
    },
    { field: 'body', payload: null },
    { field: 'body', payload: [completion()] },
  ])('bad input is refused and names $field', async ({ field, payload }) => {
    const answer = await send(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field }] });
    expect(await history()).toEqual([]);
    expect(await server.versionOf(anna)).toBe(0);
  });

  test.each([
    { name: 'a day two ahead', changes: { completedAt: NOW + 2 * DAY, completedOn: addDays(TODAY, 2) } },
    { name: 'an instant two days ahead of its day', changes: { completedAt: NOW + 2 * DAY } },
    { name: 'next year', changes: { completedAt: NOW + 365 * DAY, completedOn: addDays(TODAY, 365) } },
  ])('$name is out of range, and the server tells its time', async ({ changes }) => {
    const answer = await send(completion(changes));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'day_out_of_range', serverTime: NOW });
    expect(await history()).toEqual([]);
  });

  test.each([
    {
      name: 'tomorrow in Kiribati',
      completedOn: addDays(TODAY, 1),
      completedAt: NOW + 120 * MINUTE,
      utcOffsetMinutes: 840,
    },
    {
      name: 'still yesterday in Samoa',
      completedOn: addDays(TODAY, -1),
      completedAt: NOW - 12 * 60 * MINUTE,
      utcOffsetMinutes: -660,
    },
    { name: 'sent a year late', completedOn: addDays(TODAY, -365), completedAt: NOW - 365 * DAY, utcOffsetMinutes: 60 },
  ])('$name is taken', async ({ name: _, ...changes }) => {
    const answer = await send(completion(changes));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ completedOn: changes.completedOn, completedAt: changes.completedAt });
  });

  test('fields that are not ours change nothing', async () => {
    const bella = await server.newMember();
    const foreign = { userId: bella.id, user_id: bella.id, id: 'mine', deleted_at: 1, isAdmin: true, created_at: 5 };
    const answer = await send(completion(foreign));

    expect(answer.statusCode).toBe(201);
    expect(answer.json().userId).toBe(anna.id);
    expect(answer.json().id).not.toBe('mine');
    expect((await bella.call('GET', workoutSessionsPath(bella.id))).json()).toEqual([]);

    const text = JSON.stringify(completion({ rating: 3 })).replace(
      '{',
      '{"__proto__":{"rating":1},"constructor":{"prototype":{"rating":2}},',
    );
    const polluted = await send(text);
    expect([201, 400]).toContain(polluted.statusCode);
    expect(({} as { rating?: number }).rating).toBeUndefined();
    expect((await history()).every((session: { rating: number }) => session.rating >= 3)).toBe(true);
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

  test('a session marked as deleted is out of the history, and its client id stays used', async () => {
    const sent = completion();
    const { id } = (await send(sent)).json();
    await server.db.updateTable('workout_session').set({ deleted_at: NOW }).where('id', '=', id).execute();

    expect(await history()).toEqual([]);
    expect((await send(sent)).statusCode).toBe(200);
    expect(await history()).toEqual([]);
  });

  test.each(['?limit=0', '?limit=501', '?limit=all', '?before=now', '?before=-1', '?limit=1&limit=2'])(
    'the page %s is refused',
    async (query) => {
      const answer = await read(query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('invalid_input');
    },
  );

  describe.each(REFUSED_CALLERS)('$name', ({ status, code, as }) => {
    test.each(['GET', 'POST'] as const)(`gets ${status} from %s`, async (method) => {
      const { caller, userId } = await as(server, anna);
      const answer = await caller.call(
        method,
        workoutSessionsPath(userId),
        method === 'POST' ? completion() : undefined,
      );

      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject(code);
      expect(await history()).toEqual([]);
    });
  });
});
