import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  calendarAddressPath,
  calendarFeedPath,
  calendarFilePath,
  workoutDaysPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';
import { TEST_START } from '#tests/servers/test-app.ts';

const DAYS = { weekdays: [0, 2, 4], startMinute: 19 * 60 + 30, zone: 'Europe/London' };
const NOTHING = { times: null, emailReminders: false, calendarAddressMadeAt: null };
const ONE_DAY_MS = 86_400_000;

describe.each(TEST_DATABASES)('workout days on %s', (kind) => {
  const server = serveTestApp(kind, { environment: { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' } });

  const call = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: person.headers, ...(payload && { payload }) });
  const change = (person: Person, payload: object) => call(person, 'PATCH', workoutDaysPath(person.id), payload);
  const read = async (person: Person) => (await call(person, 'GET', workoutDaysPath(person.id))).json();
  const follow = (path: string) => server.app.inject({ url: path });
  const newAddress = async (person: Person): Promise<string> =>
    (await call(person, 'POST', calendarAddressPath(person.id))).json().path;
  const workOut = (person: Person, workoutId: number, day: string) =>
    call(person, 'POST', workoutSessionsPath(person.id), {
      clientId: randomUUID(),
      workoutId: String(workoutId),
      completedAt: Date.parse(`${day}T08:00:00Z`),
      completedOn: day,
      utcOffsetMinutes: 0,
    });

  /** "2026-11-20 19:30Z 1A", for each event of a calendar. */
  const sessionsIn = (calendar: string) =>
    [...calendar.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z[\s\S]*?SUMMARY:Fit in 30: Week (\d[ABC])/g)].map(
      ([, year, month, day, hour, minute, workout]) => `${year}-${month}-${day} ${hour}:${minute}Z ${workout}`,
    );

  async function member(): Promise<Person> {
    const person = await server.people.subscribe();
    expect((await change(person, DAYS)).statusCode).toBe(200);
    return person;
  }

  test('nothing is chosen at first, and reminders are off', async () => {
    const person = await server.people.subscribe();
    expect(await read(person)).toEqual(NOTHING);
    expect((await change(person, DAYS)).json()).toEqual({ ...NOTHING, times: DAYS });
    expect(await read(person)).toEqual({ ...NOTHING, times: DAYS });
  });

  test('a change keeps what it does not name', async () => {
    const person = await member();
    await change(person, { emailReminders: true });
    await newAddress(person);
    expect((await change(person, { weekdays: [6, 1, 6] })).json()).toEqual({
      times: { ...DAYS, weekdays: [1, 6] },
      emailReminders: true,
      calendarAddressMadeAt: TEST_START,
    });
  });

  test.each([
    [{ weekdays: [1] }, 'startMinute'],
    [{ startMinute: 5 }, 'weekdays'],
    [{ emailReminders: true }, 'weekdays'],
    [{ weekdays: [1], startMinute: 5 }, 'zone'],
    [{ ...DAYS, weekdays: [] }, 'weekdays'],
    [{ ...DAYS, weekdays: [0, 1, 2, 3] }, 'weekdays'],
    [{ ...DAYS, weekdays: [7] }, 'weekdays.0'],
    [{ ...DAYS, startMinute: 1_440 }, 'startMinute'],
    [{ ...DAYS, zone: 'Nowhere/Else' }, 'zone'],
    [{ ...DAYS, zone: 'UTC\r\nX:1' }, 'zone'],
  ])('the first time, %j is refused, and nothing is kept', async (payload, field) => {
    const person = await server.people.subscribe();
    const answer = await change(person, payload);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, field]);
    expect(await read(person)).toEqual(NOTHING);
  });

  test('two changes at once both count', async () => {
    const person = await server.people.subscribe();
    const both = await Promise.all([change(person, DAYS), change(person, { ...DAYS, startMinute: 60 })]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await Promise.all([change(person, { weekdays: [5] }), change(person, { startMinute: 120 })]);
    expect((await read(person)).times).toEqual({ ...DAYS, weekdays: [5], startMinute: 120 });
  });

  describe('the calendar as a file', () => {
    test('holds the sessions to come, each with an alarm, in UTC', async () => {
      const person = await member();
      await workOut(person, 2, '2026-11-18');
      const answer = await call(person, 'GET', calendarFilePath(person.id));
      expect(answer.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="fit-in-30.ics"',
        'cache-control': 'no-store',
      });
      expect(sessionsIn(answer.body).slice(0, 4)).toEqual([
        '2026-11-20 19:30Z 1A',
        '2026-11-23 19:30Z 1C',
        '2026-11-25 19:30Z 2A',
        '2026-11-27 19:30Z 2B',
      ]);
      expect(sessionsIn(answer.body)).toHaveLength(11);
      expect(answer.body.match(/TRIGGER:-PT15M/g)).toHaveLength(11);
      expect(answer.body.replaceAll('\r\n ', '')).toContain('URL:https://fit.example/workout/1\r\n');
      expect(answer.body).not.toContain(person.id);
    });

    test('does not exist before days are chosen', async () => {
      const person = await server.people.subscribe();
      expect((await call(person, 'GET', calendarFilePath(person.id))).statusCode).toBe(404);
    });
  });

  describe('the address that a calendar follows', () => {
    test('needs days, and is told once', async () => {
      const person = await server.people.subscribe();
      expect((await call(person, 'POST', calendarAddressPath(person.id))).statusCode).toBe(400);
      await change(person, DAYS);
      const path = await newAddress(person);
      expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\/fit-in-30\.ics$/);
      expect(JSON.stringify(await read(person))).not.toContain(path.split('/')[3]);
      const stored = await server.db.selectFrom('workout_days').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(path.split('/')[3]);
    });

    test('shows without a sign-in what there is to do now', async () => {
      const person = await member();
      const path = await newAddress(person);
      const before = await follow(path);
      expect([before.statusCode, before.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(before.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(sessionsIn(before.body)[0]).toBe('2026-11-20 19:30Z 1A');
      await workOut(person, 1, '2026-11-20');
      const after = (await follow(path)).body;
      expect(sessionsIn(after)[0]).toBe('2026-11-23 19:30Z 1B');
      const uidOf1B = /UID:(\S+)\r\n[\s\S]*?Week 1B/.exec(after)?.[1];
      expect(before.body).toContain(`UID:${uidOf1B}`);
    });

    test('leads nowhere once there is a newer one, or none', async () => {
      const person = await member();
      const [first, second] = [await newAddress(person), await newAddress(person)];
      expect((await follow(first)).statusCode).toBe(404);
      expect((await follow(second)).statusCode).toBe(200);
      const answer = await call(person, 'DELETE', calendarAddressPath(person.id));
      expect(answer.json()).toEqual({ ...NOTHING, times: DAYS });
      expect((await follow(second)).statusCode).toBe(404);
      expect((await follow(calendarFeedPath('of-nobody'))).json()).toMatchObject({ code: 'not_found' });
    });

    test('shows an empty calendar once access has ended, and nothing once the account is deleted', async () => {
      const person = await member();
      const path = await newAddress(person);
      await server.db.updateTable('purchase').set({ status: 'refunded' }).where('user_id', '=', person.id).execute();
      const answer = await follow(path);
      expect([answer.statusCode, sessionsIn(answer.body)]).toEqual([200, []]);
      expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
      await server.db.deleteFrom('user').where('id', '=', person.id).execute();
      expect((await follow(path)).statusCode).toBe(404);
    });
  });

  test('a zone far ahead has its own today', async () => {
    const person = await server.people.subscribe();
    await change(person, { weekdays: [5], startMinute: 0, zone: 'Pacific/Auckland' });
    server.clock.advance(ONE_DAY_MS / 2); // Friday 21:00 in UTC, Saturday there
    const { body } = await call(person, 'GET', calendarFilePath(person.id));
    server.clock.advance(-ONE_DAY_MS / 2);
    expect(sessionsIn(body)[0]).toBe('2026-11-20 11:00Z 1A');
  });

  test('all of it comes with her own data', async () => {
    const person = await member();
    await change(person, { emailReminders: true });
    expect((await call(person, 'GET', '/api/auth/export')).json().workoutDays).toEqual({
      weekdays: [0, 2, 4],
      startsAt: '19:30',
      zone: 'Europe/London',
      emailRemindersSince: '2026-11-20T09:00:00.000Z',
      lastReminderDay: null,
      calendarAddressMadeAt: null,
    });
  });
});
