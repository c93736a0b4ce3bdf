import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHECKOUT_REMINDER_PATH, deskSeriesPath, PAYMENT_CONFIG_PATH, unsubscribePath } from '#contract/paths.ts';
import { CHECKOUT_REMINDER_WORDING } from '#domain/emails/newsletter-series.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';
import { newsletterCalls, sayToNewsletter } from '#tests/people/newsletters.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

const HOUR = 3_600_000;
const SUBJECT = 'Still thinking it over?';

describe.each(TEST_DATABASES)('an unfinished checkout, on %s', (kind) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await openTestApp(kind);
  });
  afterEach(() => server.close());

  const switchOn = (isOn = true) => newsletterCalls(server).post(deskSeriesPath('checkout'), { isOn });
  const ask = (more: object, person?: Person) =>
    server.app.inject({
      method: 'POST',
      url: CHECKOUT_REMINDER_PATH,
      headers: person?.headers ?? {},
      payload: { isWanted: true, wording: CHECKOUT_REMINDER_WORDING, ...more },
    });

  async function sentAfter(hours: number): Promise<string[]> {
    server.clock.advance(hours * HOUR);
    await Promise.all([1, 2].map(() => server.queueCheckoutReminders()));
    return (await server.sentEmails()).filter(({ subject }) => subject === SUBJECT).map(({ to }) => to);
  }

  test('one email after 2 hours to a guest who typed an address and ticked yes, and no other', async () => {
    await switchOn();
    expect((await server.app.inject({ url: PAYMENT_CONFIG_PATH })).json().asksToRemind).toBe(true);
    expect((await ask({})).json()).toMatchObject({ fields: [{ field: 'email' }] });
    expect((await ask({ wording: '2020-01-01', email: 'guest@example.org' })).statusCode).toBe(400);
    for (let tap = 0; tap < 3; tap += 1) expect((await ask({ email: 'guest@example.org' })).statusCode).toBe(200);
    expect(await sentAfter(1.9)).toEqual([]);
    expect(await sentAfter(0.2)).toEqual(['guest@example.org']);
    await ask({ email: 'guest@example.org' });
    expect(await sentAfter(24)).toHaveLength(1);
    await server.tidy();
  });

  test('none to who has paid meanwhile, took it back, or never ticked; to an account at its address', async () => {
    await switchOn();
    const [anna, bea] = [await server.people.register(), await server.people.register()];
    await ask({ email: 'paid@example.org' });
    await buyAsGuest(server, { email: 'paid@example.org', name: 'Amira' });
    await ask({ email: 'other@example.org' }, anna);
    await ask({}, bea);
    await ask({ isWanted: false }, bea);
    expect(await sentAfter(3)).toEqual([anna.email]);
  });

  test('who has paid meanwhile keeps the week for an email that is sent', async () => {
    await switchOn();
    const member = await server.people.register();
    await sayToNewsletter(server, member, 'yes');
    await ask({}, member);
    await server.people.payFor(member);
    expect(await sentAfter(3)).toEqual([]);
    const calls = newsletterCalls(server);
    await calls.send(await calls.draft());
    for (let round = 0; round < 3; round += 1) {
      await server.sendNewsletters();
      await server.sentEmails();
    }
    expect((await server.sentEmails()).map(({ subject }) => subject)).toContain('Swaps for small flats');
  });

  test('switched off, nothing is asked, kept or sent', async () => {
    expect((await server.app.inject({ url: PAYMENT_CONFIG_PATH })).json().asksToRemind).toBe(false);
    await ask({ email: 'guest@example.org' });
    await switchOn();
    expect(await sentAfter(3)).toEqual([]);
    await ask({ email: 'guest@example.org' });
    await switchOn(false);
    expect(await sentAfter(3)).toEqual([]);
  });

  test('a guest names five addresses a day; a member is not counted', async () => {
    await switchOn();
    const addresses = Array.from({ length: 12 }, (_, at) => `stranger-${at}@example.org`);
    const answers = await Promise.all(addresses.map((email) => ask({ email })));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
    const member = await server.people.register();
    expect((await ask({}, member)).statusCode).toBe(200);
    expect(await sentAfter(3)).toHaveLength(6);
    server.clock.advance(24 * HOUR);
    expect((await ask({ email: 'another@example.org' })).statusCode).toBe(200);
  });

  test('its link stops them also after the box was ticked once more', async () => {
    await switchOn();
    await ask({ email: 'guest@example.org' });
    await sentAfter(3);
    const mail = (await server.sentEmails()).find(({ subject }) => subject === SUBJECT);
    server.clock.advance(8 * 24 * HOUR);
    await ask({ email: 'guest@example.org' });
    const stopPath = unsubscribePath(mail?.unsubscribeUrl?.split('/').at(-1) ?? '');
    expect((await server.app.inject({ method: 'POST', url: stopPath })).statusCode).toBe(200);
    expect(await sentAfter(3)).toHaveLength(1);
  });

  test('its link stops them for good, also where somebody else types the address', async () => {
    await switchOn();
    await ask({ email: 'guest@example.org' });
    await sentAfter(3);
    const mail = (await server.sentEmails()).find(({ subject }) => subject === SUBJECT);
    const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
    const stopped = await server.app.inject({ method: 'POST', url: unsubscribePath(token) });
    expect([stopped.statusCode, stopped.json().message]).toEqual([200, 'We won’t write to you about it again.']);
    server.clock.advance(40 * 24 * HOUR);
    await server.tidy();
    await ask({ email: 'guest@example.org' });
    expect(await sentAfter(3)).toHaveLength(1);
  });
});
