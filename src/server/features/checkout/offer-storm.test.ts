import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { sessionIdOf } from '#tests/people/buyers.ts';
import { CARD } from '#tests/people/givers.ts';
import { offerCalls } from '#tests/people/offers.ts';
import { makeOffer } from '#tests/requests/valid-money-requests.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';

const ROUNDS = tries(3, 40);
const BUYERS = 24;
const LIMIT = 5;

const HOLDING = (status: string) => status !== 'expired' && status !== 'failed';

/** Members, guests and givers press at once, some of them with one address, some twice. */
async function pressAtOnce(server: TestApp, offerCode: string, name: string) {
  const { embedded, hosted, give } = offerCalls(server);
  const presses = Array.from({ length: BUYERS }, async (_none, index) => {
    const email = `buyer${index % (BUYERS - 4)}-${name}@example.org`;
    if (index % 3 === 0) return hosted({ offerCode, offerEmail: email });
    if (index % 3 === 1) return give({ ...CARD, giverEmail: email, offerCode });
    const person = await server.people.register({ email: `member${index}-${name}@example.org` });
    const [one] = await Promise.all([embedded({ offerCode }, person), embedded({ offerCode }, person)]);
    return one;
  });
  return Promise.all(presses);
}

describe.each(TEST_DATABASES)('many buyers at once with a code for %s', (kind) => {
  test(`no more than ${LIMIT} hold it, each address once, and every use is paid or free again`, {
    timeout: 600_000,
  }, async () => {
    const server = await openTestApp(kind);
    const { rows, hosted, problemIn } = offerCalls(server);
    const random = seededRandom(72);
    for (let round = 0; round < ROUNDS; round += 1) {
      const offerCode = await makeOffer(server, { limit: String(LIMIT), oncePerAddress: round % 2 === 0 });
      for (let wave = 0; wave < 3; wave += 1) {
        const answers = await pressAtOnce(server, offerCode, `${round}-${wave}`);
        const begun = answers.filter(({ status }) => status === 200);
        const other = answers.filter(({ status }) => status !== 200);
        expect(other.every((answer) => problemIn(answer)[1] === 'offerCode')).toBe(true);
        const open = begun.map(({ body }) => body.sessionId ?? sessionIdOf(body));
        await Promise.all(
          open.map(async (session, index) => {
            if (random.next() < 0.5) await server.cards.pay(session, { email: `guest${index}@example.org`, name: 'G' });
            else await server.cardProcessor.stripe.checkout.sessions.expire(session);
          }),
        );
        await server.cards.webhooks.settled();
        const held = (await rows(offerCode)).filter(({ status }) => HOLDING(status));
        expect(held.length).toBeLessThanOrEqual(LIMIT);
        expect(held.filter(({ status }) => status === 'pending')).toEqual([]);
        if (round % 2 === 0) expect(new Set(held.map(({ email }) => email)).size).toBe(held.length);
      }
      const held = (await rows(offerCode)).filter(({ status }) => HOLDING(status)).length;
      for (let use = held; use < LIMIT; use += 1) {
        expect((await hosted({ offerCode, offerEmail: `rest${use}-${round}@example.org` })).status).toBe(200);
      }
      expect((await hosted({ offerCode, offerEmail: `too-late-${round}@example.org` })).status).toBe(400);
    }
    await server.close();
  });
});
