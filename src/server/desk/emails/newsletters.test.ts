import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DESK_PATHS, deskNewsletterPath, unsubscribePath } from '#contract/paths.ts';
import { NEWSLETTER_PAUSE_MS } from '#domain/emails/newsletter-sending.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf, operatorWith } from '#tests/desk/desk-operator.ts';
import { newsletterCalls, sayToNewsletter } from '#tests/people/newsletters.ts';
import type { Person } from '#tests/people/people.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('an email to members, on %s', (kind) => {
  let server: TestApp;
  let calls: ReturnType<typeof newsletterCalls>;
  beforeEach(async () => {
    server = await openTestApp(kind);
    calls = newsletterCalls(server);
  });
  afterEach(() => server.close());

  async function people(count: number): Promise<Person[]> {
    const all: Person[] = [];
    for (let number = 0; number < count; number += 1) {
      const person = await server.people.register({ email: `yes-${number}@example.org`, firstName: 'Amira' });
      await sayToNewsletter(server, person, 'yes');
      server.clock.advance(1);
      all.push(person);
    }
    return all;
  }

  /** Until nothing more happens. */
  async function work() {
    for (let round = 0; round < 12; round += 1) {
      await server.sendNewsletters();
      await server.sentEmails();
    }
  }

  const sentTo = async () =>
    (await server.sentEmails()).filter(({ subject }) => subject === 'Swaps for small flats').map(({ to }) => to);

  test('goes once to everyone whose last word is yes, and to nobody else; the result is told', async () => {
    const [first, second] = await people(45);
    await server.people.register({ email: 'never@example.org' });
    if (second) await sayToNewsletter(server, second, 'no');
    const id = await calls.draft();
    const sent = await calls.send(id);
    expect([sent.statusCode, sent.json().message]).toEqual([200, 'It’s going out to 44 people.']);
    await work();
    const to = await sentTo();
    expect(to).toHaveLength(44);
    expect(new Set(to).size).toBe(44);
    expect(to).not.toContain(second?.email);
    expect(await calls.look(id)).toMatchObject({ state: 'sent', people: 44, sent: 44, cameBack: 0, passedOver: 0 });
    const mail = (await server.sentEmails()).find(({ to: whom }) => whom === first?.email && whom.startsWith('yes'));
    expect(mail?.text).toMatch(
      /^Hi Amira,\n\nsmall flat\? No problem\.\n\nhttps:\/\/fit\.example\/dashboard-full\n\nStop these emails: /,
    );
    expect(mail?.html).toContain('small flat? <b>No</b> problem.');
  });

  test('the link in it is one tap, honoured at once, counted once', async () => {
    const [anna] = await people(3);
    const id = await calls.draft();
    await calls.send(id);
    await work();
    const mail = (await server.sentEmails()).find(({ to, unsubscribeUrl }) => to === anna?.email && unsubscribeUrl);
    const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
    for (let tap = 0; tap < 2; tap += 1) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = 'List-Unsubscribe=One-Click';
      const answer = await server.app.inject({ method: 'POST', url: unsubscribePath(token), headers, payload });
      expect([answer.statusCode, answer.json().message]).toEqual([200, 'You won’t get these emails any more.']);
    }
    expect(await calls.look(id)).toMatchObject({ unsubscribed: 1, agreed: 2 });
  });

  test('whoever says no while it waits in the outbox gets none of it', async () => {
    const all = await people(8);
    await calls.send(await calls.draft());
    await server.sendNewsletters();
    await server.sendNewsletters();
    for (const person of all.slice(3, 6)) await sayToNewsletter(server, person, 'no');
    await work();
    expect((await sentTo()).toSorted()).toEqual([0, 1, 2, 6, 7].map((number) => `yes-${number}@example.org`));
  });

  test('nobody gets two within a week, whichever goes first, and who was written to is told before', async () => {
    await people(5);
    await calls.send(await calls.draft());
    await work();
    const second = await calls.draft();
    expect(await calls.look(second)).toMatchObject({ agreed: 5, writtenTo: 5 });
    await calls.send(second);
    await work();
    expect(await sentTo()).toHaveLength(5);
    expect(await calls.look(second)).toMatchObject({ state: 'sent', people: 5, passedOver: 5, sent: 0 });
    server.clock.advance(NEWSLETTER_PAUSE_MS);
    await calls.send(await calls.draft());
    await work();
    expect(await sentTo()).toHaveLength(10);
  });

  test('of 20 who want a member’s week at once, the database gives it to one', async () => {
    const [anna] = await people(1);
    const taken = await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(server.db, (transaction) =>
          newsletters.takeWeeks(transaction, [anna?.id ?? ''], server.clock.now()),
        ),
      ),
    );
    expect(taken.filter((weeks) => weeks.size > 0)).toHaveLength(1);
  });

  test('20 emails sent at once bring everyone one', async () => {
    await people(6);
    const ids: string[] = [];
    for (let number = 0; number < 20; number += 1) ids.push(await calls.draft());
    await Promise.all(ids.map((id) => calls.send(id)));
    await Promise.all(Array.from({ length: 4 }, () => server.sendNewsletters()));
    await work();
    expect((await sentTo()).toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((number) => `yes-${number}@example.org`));
  });

  test('stopped while it goes out: what was not sent is not, and its people are free for the next', async () => {
    await people(30);
    const id = await calls.draft();
    await calls.send(id);
    await server.sendNewsletters();
    await server.sendNewsletters();
    const stopped = await calls.stop(id);
    expect([stopped.statusCode, stopped.json().message]).toEqual([200, 'Stopped. No more go out.']);
    expect((await calls.stop(id)).statusCode).toBe(409);
    await work();
    expect(await sentTo()).toEqual([]);
    expect(await calls.look(id)).toMatchObject({ state: 'stopped', stoppedBy: 'operator', sent: 0 });
    await calls.send(await calls.draft());
    await work();
    expect(await sentTo()).toHaveLength(30);
  });

  test('stops by itself when 2 in 100 come back, and says whose', async () => {
    await people(60);
    for (const number of [0, 1]) server.unknownMailboxes.add(`yes-${number}@example.org`);
    const id = await calls.draft();
    await calls.send(id);
    await work();
    const result = await calls.look(id);
    expect(result).toMatchObject({ state: 'stopped', stoppedBy: 'came_back', cameBack: 2 });
    expect(result.cameBackFrom.map(({ name }: { name: string }) => name)).toEqual(['Amira Walker', 'Amira Walker']);
    expect((await sentTo()).length).toBeLessThan(40);
    const { headers } = await deskOperatorOf(server);
    expect((await server.app.inject({ url: DESK_PATHS.emails, headers })).json().emails).toEqual([]);
  });

  test('on a day: not before, stopped until then as a draft again, sent after', async () => {
    await people(2);
    const id = await calls.draft();
    expect((await calls.send(id, { day: '2026-11-19' })).statusCode).toBe(400);
    expect((await calls.send(id, { day: '2026-11-20', time: '08:00' })).statusCode).toBe(400);
    const planned = await calls.send(id, { day: '2026-11-21', time: '10:00' });
    expect([planned.statusCode, planned.json().message]).toEqual([200, 'Planned. You can stop it until then.']);
    await work();
    expect(await sentTo()).toEqual([]);
    expect(await calls.look(id)).toMatchObject({ state: 'waiting', sendAt: Date.UTC(2026, 10, 21, 10) });
    expect((await calls.stop(id)).json().message).toBe('It won’t go out. It’s a draft again.');
    expect(await calls.look(id)).toMatchObject({ state: 'draft', subject: 'Swaps for small flats' });
    await calls.send(id, { day: '2026-11-21', time: '10:00' });
    server.clock.advance(25 * 3_600_000);
    await work();
    expect(await sentTo()).toHaveLength(2);
  });

  test('while nobody has said yes it goes to nobody: now is refused, a day may be chosen', async () => {
    const id = await calls.draft();
    const refused = await calls.send(id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'No one has said yes to your emails yet. Choose a day, or wait for the first.',
    ]);
    expect(await calls.look(id)).toMatchObject({ state: 'draft', subject: 'Swaps for small flats' });
    expect((await calls.send(id, { day: '2026-11-21', time: '10:00' })).statusCode).toBe(200);
  });

  test('what was not seen is not sent, nor what is empty; of two sends at once one is', async () => {
    await people(1);
    const empty = await calls.draft({ subject: '', text: 'Hi' });
    expect((await calls.send(empty)).json()).toMatchObject({ code: 'invalid_input', fields: [{ field: 'subject' }] });
    const id = await calls.draft();
    await calls.write(id, { subject: 'Another' }, 1);
    expect((await calls.send(id)).statusCode).toBe(409);
    const both = await Promise.all([1, 2].map(() => calls.send(id, { seenRevision: 2 })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await calls.write(id, { subject: 'Late' }, 0)).statusCode).toBe(409);
  });

  test('a helper writes, tries and discards; only an owner sends; a viewer reads', async () => {
    const id = await calls.draft();
    const helper = await operatorWith(server, { role: 'helper' });
    const viewer = await operatorWith(server, { role: 'viewer' });
    const at = deskNewsletterPath(id);
    const asked = { seenRevision: 1, day: null, time: '10:00' };
    expect((await calls.post(`${at}/send`, asked, helper.headers)).statusCode).toBe(403);
    expect((await calls.post(`${at}/stop`, {}, helper.headers)).statusCode).toBe(403);
    expect((await calls.post(`${at}/try`, { seenRevision: 1 }, viewer.headers)).statusCode).toBe(403);
    const tried = await calls.post(`${at}/try`, { seenRevision: 1 }, helper.headers);
    expect(tried.statusCode).toBe(200);
    expect(await sentTo()).toEqual([tried.json().message.replace(/^We’re sending it to (.*) now\.$/, '$1')]);
    expect((await server.app.inject({ url: at, headers: viewer.headers })).statusCode).toBe(200);
    expect((await calls.post(`${at}/discard`, {}, helper.headers)).statusCode).toBe(200);
    expect((await server.app.inject({ url: at, headers: viewer.headers })).statusCode).toBe(404);
  });

  test('the operator’s own copy says that it is one, and holds no link that would stop nothing', async () => {
    const { email } = await deskOperatorOf(server);
    await calls.post(`${deskNewsletterPath(await calls.draft())}/try`, { seenRevision: 1 });
    const tried = (await server.sentEmails()).find(({ to }) => to === email);
    expect(tried?.text).toContain('Here members get a link: “Stop these emails”. This is your test copy');
    expect(tried?.text).toContain('because you sent it to yourself');
    expect([tried?.unsubscribeUrl, tried?.html?.includes('/unsubscribe'), tried?.text.includes('said yes')]).toEqual([
      undefined,
      false,
      false,
    ]);
  });

  test('another is written from one that was sent', async () => {
    await people(1);
    const id = await calls.draft();
    await calls.send(id);
    const next = await calls.begin({ from: id });
    expect(await calls.look(next)).toMatchObject({ state: 'draft', subject: 'Swaps for small flats' });
  });
});
