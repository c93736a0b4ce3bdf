import { describe, expect, test } from 'vitest';
import { workoutSessionsPath } from '#contract/paths.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { completion } from '#tests/people/completions.ts';
import { NOW, serveActivity, TODAY } from '#tests/servers/activity-server.ts';
import { sessionCallsOf } from './session-calls.fixture.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const without = (field: string) => ({ ...completion(), [field]: undefined });

describe.each(TEST_DATABASES)('what a completion may say on %s', (kind) => {
  const { server, anna } = serveActivity(kind);
  const { send, history } = sessionCallsOf(anna);

  test.each([
    { field: 'clientId', payload: completion({ clientId: '1' }) },
    { field: 'workoutId', payload: without('workoutId') },
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
    { field: 'workoutId', payload: completion({ workoutId: 13 }) },
    { field: 'workoutId', payload: completion({ workoutId: 1.5 }) },
    { field: 'completedAt', payload: completion({ completedAt: 'yesterday' }) },
    { field: 'completedAt', payload: completion({ completedAt: '2026-11-21T12:00:00' }) },
    { field: 'completedAt', payload: completion({ completedAt: 1e13 }) },
    { field: 'completedOn', payload: completion({ completedOn: '2026-11-31' }) },
    { field: 'completedOn', payload: completion({ completedOn: '2026-11-18' }) },
    { field: 'utcOffsetMinutes', payload: completion({ utcOffsetMinutes: 841 }) },
    { field: 'completedExercises', payload: completion({ completedExercises: {} }) },
    { field: 'completedExercises', payload: completion({ completedExercises: Array(161).fill('Air squats') }) },
    {
      field: 'completedExercises.0.moveId',
      payload: completion({ completedExercises: [{ moveId: 'm'.repeat(81), level: 'easier', seconds: 1 }] }),
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
    expect((await history()).every(({ rating }) => (rating ?? 0) >= 3)).toBe(true);
  });
});
