import { describe, expect, test } from 'vitest';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { statusOf } from '#tests/people/buyers.ts';
import type { Person } from '#tests/people/people.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';
import { tries } from '#tests/test-size.ts';
import {
  buyGift,
  type Call,
  type GiftScenario,
  type LivedGift,
  liveMoney,
  type Money,
  storm,
} from './gift-storm.fixture.ts';

const SIZE = tries(63, 1_000);

const scenario = (before: Money, calls: readonly Call[] = [], after: Money = 'kept'): GiftScenario => ({
  before,
  calls,
  after,
});
const BOTH = ['claim', 'second claim'] as const;

const SCENARIOS: readonly GiftScenario[] = [
  scenario('kept'),
  scenario('part'),
  scenario('refunded'),
  scenario('disputed'),
  scenario('won'),
  scenario('lost'),
  scenario('kept', ['claim']),
  scenario('part', ['claim']),
  scenario('won', ['claim']),
  scenario('disputed', ['claim'], 'won'),
  scenario('refunded', ['claim']),
  scenario('kept', ['claim'], 'part'),
  scenario('kept', ['claim'], 'desk'),
  scenario('part', BOTH, 'desk'),
  scenario('kept', BOTH, 'disputed'),
  scenario('kept', BOTH, 'won'),
  scenario('kept', ['claim'], 'lost'),
  scenario('kept', ['return']),
  scenario('part', ['return']),
  scenario('disputed', ['return']),
  scenario('kept', ['claim', 'return']),
];

const ENDED: Partial<Record<Money, PurchaseStatus>> = {
  refunded: 'refunded',
  desk: 'refunded',
  disputed: 'disputed',
  lost: 'lost',
};

/** Who has it by what each was told; of two and a return at once, one at most. */
function winnerOf({ answers, calls }: LivedGift): 0 | 1 | undefined {
  const won = calls.filter((call) => answers[call] === 'claimed' || answers[call] === 'returned');
  expect(won.length, JSON.stringify(answers)).toBeLessThanOrEqual(1);
  if (won[0] === undefined || won[0] === 'return') return undefined;
  return won[0] === 'claim' ? 0 : 1;
}

function endOf({ before, after, answers }: LivedGift, isClaimed: boolean): PurchaseStatus {
  if (answers.return === 'returned') return 'refunded';
  const money = after === 'kept' ? before : after;
  return ENDED[money] ?? (isClaimed ? 'paid' : 'unclaimed');
}

/** How many of each kind. */
async function mailsTo({ db }: TestApp, address: string, kinds: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('email_outbox').select('kind').where('recipient', '=', address).execute();
  return kinds.map((kind) => rows.filter((row) => row.kind === kind).length);
}

async function expectEnd(server: TestApp, gift: LivedGift): Promise<void> {
  const { given, people } = gift;
  const winner = winnerOf(gift);
  const owner = winner === undefined ? undefined : people[winner];
  const { db } = server;
  const row = await db.selectFrom('purchase').selectAll().where('id', '=', given.purchaseId).executeTakeFirstOrThrow();
  const status = endOf(gift, owner !== undefined);
  expect([row.status, row.user_id], JSON.stringify(gift)).toEqual([status, owner?.id ?? null]);
  await expectMails(server, gift, { owner, status });
}

interface End {
  owner: Person | undefined;
  status: PurchaseStatus;
}

const timesIf = (isDue: boolean) => (isDue ? 1 : 0);

async function expectMails(server: TestApp, { given, giverEmail, people }: LivedGift, { owner, status }: End) {
  const history = server.db.selectFrom('purchase_history').selectAll().where('purchase_id', '=', given.purchaseId);
  const wasOpen = (await history.execute()).some((line) => line.to_status === 'unclaimed');
  expect(await mailsTo(server, giverEmail, ['gift_receipt', 'gift_claimed', 'gift_returned'])).toEqual([
    timesIf(wasOpen),
    timesIf(owner !== undefined),
    timesIf(status === 'refunded'),
  ]);
  for (const person of people) {
    const isOwner = person === owner;
    const isClosed = status === 'refunded' || status === 'lost';
    expect(await statusOf(server, person)).toBe(isOwner && status === 'paid' ? 'active' : 'inactive');
    expect(await mailsTo(server, person.email, ['access_given', 'gift_closed'])).toEqual([
      timesIf(isOwner),
      timesIf(isOwner && isClosed),
    ]);
  }
}

/** What must come about, beside what never may. */
function expectAnswers({ before, calls, answers }: LivedGift): void {
  const isOpen = before === 'kept' || before === 'part' || before === 'won';
  const told = calls.map((call) => answers[call]);
  if (calls.length === 0) return;
  if (isOpen) expect(told.filter((each) => each === 'claimed' || each === 'returned')).toHaveLength(1);
  else expect(['held', 'over', 'refused']).toContain(told[0]);
}

describe.each(TEST_DATABASES)('webhooks, claims and returns of gifts in any order, on %s', (kind) => {
  const name = `${SIZE} gifts end as the card processor says and as everybody was told, each word once`;
  test(name, { timeout: 7_200_000 }, async () => {
    const server = await openTestApp(kind);
    server.cards.webhooks.hold();
    const random = seededRandom(26);
    const gifts: LivedGift[] = [];
    for (let index = 0; index < SIZE; index += 1) {
      const gift = await buyGift(
        server,
        SCENARIOS[index % SCENARIOS.length] as GiftScenario,
        `giver${index}@example.org`,
      );
      await liveMoney(server, gift, gift.before);
      gifts.push(gift);
    }
    await storm(server, gifts, random);
    gifts.forEach(expectAnswers);
    for (const gift of gifts) await liveMoney(server, gift, gift.after);
    await storm(server, gifts, random);
    for (const gift of gifts) await expectEnd(server, gift);
    await server.close();
  });
});
