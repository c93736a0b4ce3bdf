import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PATHS, deskSeriesPath, unsubscribePath, workoutSessionsPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { newsletterCalls, sayToNewsletter } from '#tests/people/newsletters.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const DAY = 86_400_000;

describe.each(TEST_DATABASES)('a series of emails, on %s', (kind) => {
  let server: TestApp;
  let anna: Person;
  beforeEach(async () => {
    server = await openTestApp(kind);
    anna = await server.people.subscribe();
    await sayToNewsletter(server, anna, 'yes');
  });
  afterEach(() => server.close());

  const turn = async (series: string, isOn = true) =>
    expect((await newsletterCalls(server).post(deskSeriesPath(series), { isOn })).statusCode).toBe(200);

  async function sentAfter(days: number): Promise<string[]> {
    server.clock.advance(days * DAY);
    for (let round = 0; round < 2; round += 1) {
      await server.queueSeries();
      await server.sentEmails();
      await server.sendNewsletters();
    }
    return (await server.sentEmails()).filter(({ unsubscribeUrl }) => unsubscribeUrl).map(({ subject }) => subject);
  }

  async function workOut(workoutId = '1') {
    const completedAt = server.clock.now();
    const completedOn = new Date(completedAt).toISOString().slice(0, 10);
    const payload = { clientId: randomUUID(), workoutId, completedAt, completedOn, utcOffsetMinutes: 0 };
    const { headers, id } = anna;
    const done = await server.app.inject({ method: 'POST', url: workoutSessionsPath(id), headers, payload });
    expect(done.statusCode).toBe(201);
  }

  const told = async (series: string) => {
    const { headers } = await deskOperatorOf(server);
    const { series: all } = (await server.app.inject({ url: DESK_PATHS.series, headers })).json();
    return all.find(({ id }: { id: string }) => id === series);
  };

  test('after buying: while no workout is done, and never two within a week', async () => {
    await turn('start');
    expect(await sentAfter(0.9)).toEqual([]);
    const first = 'Your first workout, when you’re ready';
    expect(await sentAfter(0.2)).toEqual([first]);
    expect(await sentAfter(2)).toEqual([first]);
    expect(await sentAfter(4)).toEqual([first]);
    expect(await sentAfter(1)).toEqual([first, 'It’s all still here']);
    expect(await sentAfter(30)).toHaveLength(2);
    expect(await told('start')).toMatchObject({ isOn: true, sent: 2, cameBack: 0 });
  });

  test('a workout ends it; 14 quiet days bring one, once', async () => {
    await turn('start');
    await turn('quiet');
    await workOut();
    expect(await sentAfter(13.9)).toEqual([]);
    expect(await sentAfter(0.2)).toEqual(['A quiet week is fine']);
    await workOut();
    expect(await sentAfter(15)).toHaveLength(1);
  });

  test('once is once, also where it had stopped by itself for long', async () => {
    await turn('quiet');
    await workOut();
    expect(await sentAfter(14.2)).toHaveLength(1);
    await server.db.updateTable('newsletter').set({ came_back: 2 }).where('id', '=', 'quiet').execute();
    await server.sendNewsletters();
    expect(await told('quiet')).toMatchObject({ hasStopped: true });
    server.clock.advance(31 * DAY);
    await server.tidy();
    await turn('quiet');
    anna = { ...anna, ...(await server.people.signIn(anna.id)) };
    await workOut();
    const { length } = await sentAfter(0);
    expect(await sentAfter(14.2)).toHaveLength(length);
  });

  test('a finished block brings one the day after', async () => {
    await turn('finished');
    for (let number = 1; number <= 12; number += 1) await workOut(`${number}`);
    expect(await sentAfter(0.5)).toEqual([]);
    expect(await sentAfter(0.6)).toEqual(['All 12 done']);
    expect(await sentAfter(8)).toHaveLength(1);
  });

  test('off, nothing comes; nor to who says no, or never said yes; its link is a no', async () => {
    const other = await server.people.subscribe();
    expect(await sentAfter(1)).toEqual([]);
    await turn('start');
    expect(await sentAfter(0)).toHaveLength(1);
    const [mail] = (await server.sentEmails()).filter(({ unsubscribeUrl }) => unsubscribeUrl);
    expect([mail?.to, mail?.to === other.email]).toEqual([anna.email, false]);
    const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
    await server.app.inject({ method: 'POST', url: unsubscribePath(token) });
    expect(await told('start')).toMatchObject({ unsubscribed: 1 });
    expect(await sentAfter(7)).toHaveLength(1);
    await turn('start', false);
    expect(await told('start')).toMatchObject({ isOn: false, sent: 1 });
  });

  test('it counts in the week: who had an email of the owner’s gets none of a series', async () => {
    await turn('start');
    const calls = newsletterCalls(server);
    await calls.send(await calls.draft());
    for (let round = 0; round < 4; round += 1) {
      await server.sendNewsletters();
      await server.sentEmails();
    }
    expect(await sentAfter(1)).toEqual(['Swaps for small flats']);
  });

  test('one that stopped by itself goes on once it is switched on again, and is judged by what comes back from then', async () => {
    await turn('start');
    const counted = { sent: 10, came_back: 2, unsubscribed: 1 };
    await server.db.updateTable('newsletter').set(counted).where('id', '=', 'start-day-1').execute();
    await server.sendNewsletters();
    expect(await told('start')).toMatchObject({ hasStopped: true, sent: 10, cameBack: 2 });
    await turn('start');
    expect(await sentAfter(1)).toHaveLength(1);
    expect(await told('start')).toMatchObject({ hasStopped: false, sent: 1, cameBack: 0, unsubscribed: 1 });
  });

  test('the owner’s words are sent', async () => {
    await turn('start');
    await server.db
      .insertInto('words_version')
      .values({
        place: 'email-start-day-1',
        version: 1,
        body: JSON.stringify({ subject: 'Shall we?', opening: 'Hi {first name}.', button: 'Go' }),
        changed: JSON.stringify(['subject', 'opening', 'button']),
        author: 'Kate',
        at: 1,
        published_from: 1,
      })
      .execute();
    expect((await told('start')).emails[0]).toEqual({ place: 'email-start-day-1', subject: 'Shall we?' });
  });
});
