import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  DESK_PATHS,
  deskMemberPath,
  deskOfferUsesPath,
  deskPurchasePath,
  deskSeriesPath,
  deskWordsPath,
  PROGRAMME_WORDS_PATH,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { plansOf, recordStatements } from '#tests/databases/statement-record.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { newsletterCalls, sayToNewsletter } from '#tests/people/newsletters.ts';
import { offerCalls } from '#tests/people/offers.ts';
import { makeOffer } from '#tests/requests/valid-money-requests.ts';
import { unclaimedPurchase } from '#tests/requests/valid-purchase-requests.ts';
import { VALID_REQUESTS } from '#tests/requests/valid-requests.ts';
import { openTestApp, type TestApp } from '#tests/servers/test-app.ts';

/** Tables of which a look at all rows is a look at a handful. */
const SMALL_TABLES =
  /^(kysely_migration|kysely_migration_lock|write_probe|sandbox_object|sqlite_\w+|pg_\w+|operator|operator_passkey|operator_session|operator_browser|recovery_code|desk_code|passkey_challenge|offer|price|desk_setting|operator_alert|picture|second_place|newsletter|media)$/;

/** The check-up of the desk's health page, which reads a file from end to end anyway, one at a time. */
const OF_CHECK_UP =
  /^select (count\(\*\) as "members" from "user"|"id" from "email_outbox" where "sent_through" = \S+ limit \S+)$/;

const READS = [
  '/api/site',
  PROGRAMME_WORDS_PATH,
  '/api/auth/me',
  '/api/auth/devices',
  '/api/auth/newsletter',
  '/api/auth/export',
  '/api/auth/export/workouts.csv',
  '/api/auth/export/steps.csv',
  '/api/payment/purchases',
  '/api/gifts',
  '/api/checkout/standing',
  '/api/dashboard',
  '/api/users/:id/dashboard',
  '/api/users/:id/stats',
  '/api/users/:id/steps',
  '/api/users/:id/workout-sessions',
  '/api/users/:id/workout-sessions?block=1',
  '/api/users/:id/workout-sessions/months',
  '/api/users/:id/workout-days',
  '/api/users/:id/sitter',
  '/api/users/:id/videos',
  '/readyz',
];

const DESK_READS = [
  DESK_PATHS.me,
  DESK_PATHS.today,
  DESK_PATHS.activity,
  DESK_PATHS.helpers,
  DESK_PATHS.money,
  DESK_PATHS.visits,
  DESK_PATHS.membersFile,
  `${DESK_PATHS.members}?show=no_access`,
  `${DESK_PATHS.members}?show=quiet`,
  DESK_PATHS.purchases,
  `${DESK_PATHS.purchases}?state=disputed`,
  `${DESK_PATHS.purchases}?after=1800000000000.x`,
  DESK_PATHS.offers,
  deskOfferUsesPath('SPRING5'),
  `${deskOfferUsesPath('SPRING5')}?after=1800000000000.x`,
  DESK_PATHS.price,
  `${DESK_PATHS.activity}?after=1800000000000.x`,
  DESK_PATHS.members,
  `${DESK_PATHS.members}?after=1800000000000.x`,
  `${DESK_PATHS.members}?find=ann`,
  DESK_PATHS.emails,
  DESK_PATHS.agreed,
  `${DESK_PATHS.agreed}?after=1800000000000.x`,
  `${DESK_PATHS.agreed}?find=ann`,
  DESK_PATHS.agreedFile,
  DESK_PATHS.newsletters,
  DESK_PATHS.series,
  `${DESK_PATHS.newsletters}?after=1800000000000.x`,
  DESK_PATHS.words,
  DESK_PATHS.media,
  deskWordsPath('terms'),
  `${deskWordsPath('terms')}/versions/0`,
  DESK_PATHS.checks,
  DESK_PATHS.alerts,
  DESK_PATHS.salesFile,
  DESK_PATHS.backups,
  DESK_PATHS.secondPlace,
  DESK_PATHS.settings,
  DESK_PATHS.status,
];

/** Every call there is, and what is done beside the calls. */
async function doEverything(server: TestApp): Promise<void> {
  for (const prepare of Object.values(VALID_REQUESTS)) await server.app.inject(await prepare(server));
  const anna = await server.people.subscribe();
  for (const path of READS) await server.app.inject({ url: path.replace(':id', anna.id), headers: anna.headers });
  const { headers } = await deskOperatorOf(server);
  const { purchaseId } = await unclaimedPurchase(server);
  for (const url of [
    ...DESK_READS,
    deskPurchasePath(purchaseId),
    deskMemberPath(anna.id),
    `${deskMemberPath(anna.id)}/export`,
  ]) {
    const answer = await server.app.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, 200]);
  }
  await typeCodes(server);
  await server.lookAfterGifts();
  await sendNewsletter(server);
  await server.sentEmails();
  await server.sendNewsletters();
  await server.lookAfterGifts();
  await server.tidy();
  await server.sweepPurchases();
}

/** To somebody who said yes, with a look at it. */
async function sendNewsletter(server: TestApp): Promise<void> {
  await sayToNewsletter(server, await server.people.register(), 'yes');
  const calls = newsletterCalls(server);
  const id = await calls.draft();
  await calls.send(id);
  await calls.post(deskSeriesPath('start'), { isOn: true });
  await server.queueSeries();
  await server.queueCheckoutReminders();
  for (let turn = 0; turn < 3; turn += 1) await server.sendNewsletters();
  await calls.look(id);
}

/** With a limit and once for each address, as member, guest and giver. */
async function typeCodes(server: TestApp): Promise<void> {
  const { ask, embedded, hosted, give } = offerCalls(server);
  const offerCode = await makeOffer(server, { limit: '1', oncePerAddress: true });
  const person = await server.people.register();
  const guest = await hosted({ offerCode, offerEmail: 'guest@example.org' });
  const given = await give({ giverEmail: 'giver@example.org', offerCode });
  await ask({ offerCode }, person);
  await ask({ offerCode, offerEmail: 'guest@example.org' }, undefined, guest.cookies);
  await ask({ offerCode, isGift: true }, undefined, given.cookies);
  await embedded({ offerCode }, person);
}

/** The tables that a plan goes through from one end to the other. */
const wholeTables = (plan: readonly string[]): string[] =>
  plan
    .map((step) => /(?:^|\s)SCAN (\w+)|Seq Scan on "?(\w+)/.exec(step))
    .map((match) => match?.[1] ?? match?.[2] ?? '')
    .filter((table) => table !== '' && !SMALL_TABLES.test(table));

describe.each(TEST_DATABASES)('on %s', (kind) => {
  test('no call and no work beside them looks at a whole table', { timeout: 120_000 }, async () => {
    const server = await openTestApp(kind);
    const recorded = recordStatements(server.db);
    await doEverything(server);
    const statements = [...recorded.values()];
    // On a handful of rows PostgreSQL would look at all of them whatever indexes there are.
    const plans = await server.db.connection().execute(async (connection) => {
      if (kind !== 'sqlite') await sql`set enable_seqscan = off`.execute(connection);
      return plansOf(connection, statements);
    });
    const tables = new Set((await server.db.introspection.getTables()).map(({ name }) => name));
    const looking = [...plans]
      .filter(([text]) => !OF_CHECK_UP.test(text))
      .map(([text, plan]) => ({ text, tables: wholeTables(plan).filter((table) => tables.has(table)) }))
      .filter(({ tables: whole }) => whole.length > 0);

    expect(plans.size).toBeGreaterThan(60);
    expect(looking).toEqual([]);
    await server.close();
  });
});
