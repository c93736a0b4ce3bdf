import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK_PATHS, deskHelperPath, deskMemberPath } from '#contract/paths.ts';
import { buyAsMember } from '#tests/buyers.ts';
import { DESK_PASSWORD, deskOperatorOf, operatorWith } from '#tests/desk-operator.ts';
import { TEST_DATABASES } from '#tests/open-test-database.ts';
import type { Person } from '#tests/people.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/test-app.ts';

const DEEDS = 500;
const SECRET_NOTE = 'a knee that nobody else may hear of';

describe.each(TEST_DATABASES)('on %s', (kind) => {
  let server: TestApp;
  let people: Person[];
  let bought: string;
  let helperId: string;
  beforeAll(async () => {
    server = await openTestApp(kind);
    const buyer = await buyAsMember(server);
    people = [buyer.person, await server.people.register(), await server.people.register()];
    const { id } = await server.db.selectFrom('purchase').select('id').executeTakeFirstOrThrow();
    bought = id;
    helperId = (await operatorWith(server, { role: 'helper' })).id;
  });
  afterAll(() => server.close());

  /** One of everything that an owner can do, with what a hand might send. */
  function deedOf(random: ReturnType<typeof seededRandom>, count: number) {
    const person = random.oneOf(people as [Person, ...Person[]]);
    const member = (deed: string, payload: object = {}) => ({ url: `${deskMemberPath(person.id)}/${deed}`, payload });
    return random.oneOf([
      member('access', { access: random.oneOf(['give', 'take']), words: random.oneOf(['', 'Because.']) }),
      member('sign-out'),
      member('password-link'),
      member('note', { note: SECRET_NOTE, seenAt: null }),
      member('note', { note: '', seenAt: null }),
      member('address', { email: `other-${count}@example.org`, isSure: true }),
      member('address/stop'),
      member('receipt', { purchaseId: bought }),
      member('refund', { purchaseId: bought, amount: '0.01' }),
      { url: DESK_PATHS.invitations, payload: { firstName: 'Ella', email: `ella-${count}@example.org` } },
      { url: DESK_PATHS.helpers, payload: { name: 'Noor', email: `noor-${count}@example.org`, role: 'reader' } },
      {
        url: deskHelperPath(helperId),
        payload: { role: random.oneOf(['helper', 'reader']), isDisabled: random.next() < 0.3 },
      },
      {
        url: DESK_PATHS.offers,
        payload: { code: `CODE-${count}`, kind: 'share', value: '10', until: '', limit: '', oncePerAddress: false },
      },
    ]);
  }

  test('of 500 deeds at random each has its line, those that were refused have none, and no line holds a secret', {
    timeout: 120_000,
  }, async () => {
    const random = seededRandom(18);
    const { headers } = await deskOperatorOf(server);
    const before = await lines();
    let done = 0;
    for (let count = 0; count < DEEDS; count += 1) {
      if (count % 50 === 0) server.clock.advance(60_000);
      await deskOperatorOf(server);
      done += await doAndCount(deedOf(random, count), headers);
    }
    const after = await lines();
    expect(after.length - before.length).toBe(done);
    expect(done).toBeGreaterThan(DEEDS / 4);
    const told = JSON.stringify(after);
    const { cookie } = headers;
    for (const secret of [SECRET_NOTE, DESK_PASSWORD, cookie.slice('desk='.length), '$argon2', 'Because.', '#']) {
      expect(told).not.toContain(secret);
    }
    for (const { email } of people) expect(told).not.toContain(email);
  });

  /** How many lines it added, which is one for what was done. */
  async function doAndCount({ url, payload }: { url: string; payload: object }, headers: Record<string, string>) {
    const known = await countLines();
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    const added = (await countLines()) - known;
    const isDeed = answer.statusCode === 200;
    // Changing somebody to what she is already is no deed.
    const isSame = isDeed && added === 0 && answer.json().message === 'Changed.';
    expect([url, answer.statusCode, added]).toEqual([url, answer.statusCode, isDeed && !isSame ? 1 : 0]);
    return added;
  }

  const countLines = async () => (await lines()).length;
  const lines = () => server.db.selectFrom('operator_action').selectAll().execute();
});
