import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { statsPath, stepsPath, unsubscribePath, workoutDaysPath, workoutSessionsPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

/** Fridays and Mondays at seven in the evening; the clock begins on a Friday at nine. */
const DAYS = { weekdays: [0, 4], startMinute: 19 * 60, zone: 'Europe/London', emailReminders: true };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(TEST_DATABASES)('reminders on %s', (kind) => {
  let server: TestApp;
  let anna: Person;
  beforeEach(async () => {
    server = await openTestApp(kind);
    anna = await server.people.subscribe();
    expect((await change(DAYS)).statusCode).toBe(200);
  });
  afterEach(() => server.close());

  const call = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object) =>
    server.app.inject({ method, url, headers: anna.headers, payload });
  const change = (payload: object) => call('PATCH', workoutDaysPath(anna.id), payload);
  async function workOut(completedOn: string, more: object = {}): Promise<void> {
    const answer = await call('POST', workoutSessionsPath(anna.id), {
      clientId: randomUUID(),
      workoutId: '1',
      completedAt: Date.parse(`${completedOn}T08:00:00Z`),
      completedOn,
      utcOffsetMinutes: 0,
      ...more,
    });
    expect(answer.statusCode).toBe(201);
  }

  /** What has been sent after so much more time, to the second. */
  async function sentAfter(milliseconds: number) {
    server.clock.advance(milliseconds);
    await server.queueReminders();
    return (await server.sentEmails()).filter(({ to }) => to === anna.email);
  }

  test('one comes at her time on her day, with kind words and two ways to end them', async () => {
    expect(await sentAfter(10 * HOUR_MS - 1_000)).toEqual([]);
    const [mail, ...more] = await sentAfter(1_000);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Week 1A – Strength & Core Foundation, when you’re ready',
      unsubscribeUrl: expect.stringMatching(/^https:\/\/fit\.example\/unsubscribe\/[\w-]{43}$/),
    });
    expect(mail?.text).toMatch(
      /^Hello Anna,\n\nIt’s one of your workout days\. 25 minutes, or 10 if that’s what you’ve got\.\n\nhttps:\/\/fit\.example\/workout\/1\n\nStop these emails: https:\/\/fit\.example\/unsubscribe#[\w-]{43}\n\n--/,
    );
    expect(mail?.html).toContain('>Stop these emails</a>');
    expect(await sentAfter(3 * DAY_MS - 1_000)).toHaveLength(1);
    expect(await sentAfter(1_000)).toHaveLength(2);
  });

  test('however many look at once, and however often, one is sent', async () => {
    server.clock.advance(10 * HOUR_MS);
    await Promise.all(Array.from({ length: 6 }, () => server.queueReminders()));
    expect(await sentAfter(0)).toHaveLength(1);
    expect(await sentAfter(HOUR_MS)).toHaveLength(1);
  });

  test('another time on a day that had its reminder brings no second one', async () => {
    expect(await sentAfter(10 * HOUR_MS)).toHaveLength(1);
    await change({ startMinute: 20 * 60 });
    await change({ emailReminders: false });
    await change({ emailReminders: true });
    expect(await sentAfter(2 * HOUR_MS)).toHaveLength(1);
    expect(await sentAfter(3 * DAY_MS)).toHaveLength(2);
  });

  test('none is sent for a time that had passed when she chose it', async () => {
    await change({ startMinute: 8 * 60 });
    expect(await sentAfter(HOUR_MS)).toEqual([]);
  });

  test('none comes when they are off, which they are unless she switches them on', async () => {
    await change({ emailReminders: false });
    expect(await sentAfter(10 * HOUR_MS)).toEqual([]);
    const other = await server.people.subscribe();
    const { emailReminders: _off, ...days } = DAYS;
    await server.app.inject({ method: 'PATCH', url: workoutDaysPath(other.id), headers: other.headers, payload: days });
    server.clock.advance(7 * DAY_MS);
    await server.queueReminders();
    expect(await server.sentEmails()).toEqual([]);
  });

  test.each(['full', '10', 'partial'])('none comes on a day with a workout (%s)', async (length) => {
    await workOut('2026-11-20', { length });
    expect(await sentAfter(10 * HOUR_MS)).toEqual([]);
    expect(await sentAfter(3 * DAY_MS)).toHaveLength(1);
  });

  test('none comes on a day whose steps reached the goal of that day; fewer steps keep it', async () => {
    await call('PATCH', statsPath(anna.id), { stepGoal: 3_000, from: '2026-11-20' });
    await call('POST', stepsPath(anna.id), { date: '2026-11-20', steps: 3_000 });
    await call('POST', stepsPath(anna.id), { date: '2026-11-23', steps: 2_999 });
    expect(await sentAfter(10 * HOUR_MS)).toEqual([]);
    expect(await sentAfter(3 * DAY_MS)).toHaveLength(1);
  });

  test('what was done between the writing and the sending still counts', async () => {
    server.clock.advance(10 * HOUR_MS);
    await server.queueReminders();
    await workOut('2026-11-20');
    expect(await server.sentEmails()).toEqual([]);
  });

  test.each([
    ['by an hour is still sent', HOUR_MS, 1],
    ['by two hours is still sent', 2 * HOUR_MS, 1],
    ['by more is not sent', 2 * HOUR_MS + 1_000, 0],
    ['by days is not sent, and the next one comes', 3 * DAY_MS, 1],
  ])('one that the server missed %s', async (_name, late, count) =>
    expect(await sentAfter(10 * HOUR_MS + late)).toHaveLength(count),
  );

  test('one that the mail server would not take for hours is let go', async () => {
    server.failEmails(5);
    expect(await sentAfter(10 * HOUR_MS)).toEqual([]);
    server.clock.advance(2 * HOUR_MS);
    server.failEmails(0);
    expect(await sentAfter(HOUR_MS)).toEqual([]);
  });

  test('none comes once access has ended, the account is gone or the block is done', async () => {
    await server.db.updateTable('purchase').set({ status: 'refunded' }).where('user_id', '=', anna.id).execute();
    expect(await sentAfter(10 * HOUR_MS)).toEqual([]);
    await server.db.updateTable('purchase').set({ status: 'paid' }).where('user_id', '=', anna.id).execute();
    for (let workoutId = 1; workoutId <= 12; workoutId += 1) {
      await workOut('2026-11-19', { workoutId: String(workoutId) });
    }
    expect(await sentAfter(3 * DAY_MS)).toEqual([]);
    await server.db.deleteFrom('user').where('id', '=', anna.id).execute();
    expect(await sentAfter(4 * DAY_MS)).toEqual([]);
  });

  test('nothing of a sent reminder says later whose it was', async () => {
    await sentAfter(10 * HOUR_MS);
    const rows = JSON.stringify(await server.db.selectFrom('email_outbox').selectAll().execute());
    expect(rows).toContain('workout_reminder');
    expect(rows).not.toContain(anna.id);
    expect(rows).not.toContain(anna.email);
  });

  describe('ending them', () => {
    const isOn = async () =>
      (await server.app.inject({ url: workoutDaysPath(anna.id), headers: anna.headers })).json().emailReminders;
    const addressIn = async () => {
      const [mail] = await sentAfter(10 * HOUR_MS);
      return new URL(mail?.unsubscribeUrl ?? '').pathname;
    };

    test.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
      ['application/json', '{}'],
    ])('takes one click of a mail program, without a sign-in, as %s', async (type, payload) => {
      const url = await addressIn();
      for (const _time of ['first', 'again']) {
        const answer = await server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
        expect([answer.statusCode, answer.json()]).toEqual([
          200,
          { message: 'You won’t get any more reminders by email.' },
        ]);
      }
      expect(await isOn()).toBe(false);
      expect(await sentAfter(3 * DAY_MS)).toHaveLength(1);
    });

    test('is not done by looking at the address', async () => {
      const url = await addressIn();
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) await server.app.inject({ method, url });
      expect(await isOn()).toBe(true);
    });

    test('works for weeks, through a new password, and not with another’s words', async () => {
      const url = await addressIn();
      await server.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        headers: anna.headers,
        payload: { currentPassword: anna.password, newPassword: 'a new horse for a new year' },
      });
      server.clock.advance(60 * DAY_MS);
      for (const wrong of [unsubscribePath('of-nobody'), `${url}x`]) {
        const answer = await server.app.inject({ method: 'POST', url: wrong });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_expired']);
      }
      expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(200);
      const row = await server.db.selectFrom('workout_days').selectAll().executeTakeFirstOrThrow();
      expect([row.reminders_since, row.next_reminder_at]).toEqual([null, null]);
    });
  });
});
