import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { READY_PATH } from '#contract/paths.ts';
import { isLegalTextChecked } from '#domain/words/words.ts';
import { WORDS_PLACES } from '#programme/words/places.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { createStripeClient } from '#server/features/purchases/stripe-client.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { newestMadeAt } from '#server/platform/backup/backup-claims.repository.ts';
import { backupFolderOf, dailyBackupsIn } from '#server/platform/backup/backup-folder.ts';
import { isUnchanged } from '#server/platform/backup/checksum.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { openPostgresAsItIs } from '#server/platform/database/open-database.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { wasMailServerUsed } from '#server/platform/email/email-outbox.repository.ts';
import { mailServerProblem } from '#server/platform/email/mail-server-problem.ts';
import { verifyMailServer } from '#server/platform/email/smtp-mailer.ts';
import * as unsentEmails from '#server/platform/email/unsent-emails.repository.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import type { Config } from '#server/settings/config.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkVoice } from './check-voice.ts';
import { type Finding, failure, good, warning } from './finding.ts';

/** `own`: of the server that checks itself, whose thread a second writer on the same file would hold up. */
type Check = (config: Config, own?: Kysely<Database>) => Promise<Finding>;

const GIGABYTE = 1_000_000_000;
const LITTLE_SPACE = 2 * GIGABYTE;
const TOO_LITTLE_SPACE = GIGABYTE / 5;
const ONE_HOUR_MS = 3_600_000;
const PATIENCE_MS = 5_000;
const SELLER_FIELDS = 'company, address and supportEmail in site.json';
const MAIL_SERVER = ['SMTP_HOST is not set', 'mail_server'] as const;
const RESTORE = 'stop the server, then npm run restore -- FILE';

/** Read-only, by the name each is reported under. */
export const CHECKS: Readonly<Record<string, Check>> = {
  Server: checkServer,
  Database: checkDatabase,
  'Data folder': checkDataFolder,
  'Disk space': checkDiskSpace,
  Backups: checkCopies,
  Payments: checkPayments,
  'E-mail': checkEmail,
  Secrets: checkSecrets,
  'Legal pages': checkLegalPages,
  Voice: checkVoice,
};

/** All of them at once. */
export const checkUp = (config: Config, own: Kysely<Database>) =>
  Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => ({ name, ...(await findingOf(check, config, own)) })),
  );

/** A check that fails to look is a finding too. */
export const findingOf = (check: Check, config: Config, own?: Kysely<Database>): Promise<Finding> =>
  check(config, own).catch(asFinding);

function asFinding(error: unknown): Finding {
  const { cause } = error as Error;
  return failure((cause instanceof Error ? cause : (error as Error)).message);
}

async function checkServer({ host, port }: Config): Promise<Finding> {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    const answer = await fetch(`${address}${READY_PATH}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? good(`runs at ${address}`) : failure(`runs at ${address}, and cannot reach its database`);
  } catch {
    return warning(`nothing answers at ${address}: it is not running, or listens elsewhere`, 'see PORT and HOST');
  }
}

async function checkDatabase({ databaseUrl, dataFolder }: Config, own?: Kysely<Database>): Promise<Finding> {
  const file = databaseFileOf(dataFolder);
  if (!databaseUrl && !existsSync(file)) return warning(`none yet: the first start makes ${file}`);
  const problem = databaseUrl ? undefined : await inDatabaseThread('soundness', file);
  if (problem !== undefined) return failure(`${file} is damaged (${problem}): go back to a copy`, RESTORE);
  return withDatabase({ databaseUrl, dataFolder, own }, async (db) => {
    const { members } = await db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .executeTakeFirstOrThrow();
    return good(`${databaseUrl ? 'PostgreSQL answers' : 'every page is sound'}, ${members} accounts`);
  });
}

async function checkDataFolder({ dataFolder }: Config): Promise<Finding> {
  if (!existsSync(dataFolder)) return warning(`${dataFolder} is not there yet`);
  const { mode } = statSync(dataFolder);
  if ((mode & 0o077) === 0) return good(`${dataFolder} is read by nobody else`);
  return warning(`other accounts of this machine can look into ${dataFolder}`, `chmod 700 ${dataFolder}`);
}

async function checkDiskSpace({ dataFolder }: Config): Promise<Finding> {
  if (!existsSync(dataFolder)) return warning(`${dataFolder} is not there yet`);
  const { bavail, bsize } = statfsSync(dataFolder);
  const free = bavail * bsize;
  const words = `${(free / GIGABYTE).toFixed(1)} GB free for ${dataFolder}`;
  if (free < TOO_LITTLE_SPACE) return failure(`${words}: new workouts will soon be refused`);
  return free < LITTLE_SPACE ? warning(words) : good(words);
}

/** On one disk they are gone together. A copy that somebody fetches by another way is not known of: one download says so. */
async function checkCopies(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const finding = await checkBackups(config);
  if (finding.verdict !== 'good' || !takesMoney(config)) return finding;
  return withDatabase({ ...config, own }, async (db) => {
    const lines = db.selectFrom('desk_activity').select('id').where('action', '=', 'backup_downloaded');
    if (await lines.limit(1).executeTakeFirst()) return finding;
    const [newest] = finding.words.split(';');
    return failure(`${newest}, but none has ever left this machine: download one, for the day its disk fails`);
  });
}

async function checkPayments(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const { payments } = config;
  if (payments.mode === 'sandbox') return warning('the sandbox takes test cards only', 'STRIPE_SECRET_KEY takes money');
  const stripe = createStripeClient(payments.secretKey);
  const { data: events } = await stripe.events.list({ limit: 1, types: ['checkout.session.completed'] });
  const newest = events[0];
  if (!newest) return warning('Stripe answers; nobody has paid yet');
  return withDatabase({ ...config, own }, async (db) => {
    const known = await db.selectFrom('webhook_event').select('id').where('id', '=', newest.id).executeTakeFirst();
    const when = new Date(newest.created * 1_000).toISOString();
    if (known) return good(`Stripe answers, and its webhooks arrive: the last payment was told of at ${when}`);
    return failure(
      `Stripe’s word of the payment at ${when} has not arrived: check the webhook’s address and secret there`,
    );
  });
}

async function checkEmail(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const { smtpUrl } = config.email;
  if (!smtpUrl) {
    return checkWithoutMailServer(config, own);
  }
  try {
    await verifyMailServer(smtpUrl);
  } catch (error) {
    return failure(mailServerProblem(error as Error, smtpUrl).words, undefined, 'mail_server');
  }
  return withDatabase({ ...config, own }, async (db) => {
    const unsent = await unsentEmails.list(db);
    const late = unsent.filter(({ isGivenUp, createdAt }) => !isGivenUp && createdAt < Date.now() - ONE_HOUR_MS);
    const givenUp = unsent.filter(({ isGivenUp }) => isGivenUp);
    if (late.length > 0)
      return failure(`the mail server answers, but ${late.length} messages have waited over an hour`);
    if (givenUp.length > 0) return warning(`the mail server answers; ${givenUp.length} given up`, 'npm run mail');
    return good('the mail server answers, and nothing waits', 'npm run mail -- test sends you a message');
  });
}

async function checkWithoutMailServer(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const folder = join(config.dataFolder, 'mail');
  const written = existsSync(folder) ? readdirSync(folder).length : 0;
  const words = `no mail server is set: nobody gets e-mails; ${written} lie in ${folder}`;
  if (takesMoney(config)) return failure(`${words}. Buyers wait for receipts and links`, ...MAIL_SERVER);
  if (!hasDatabase({ ...config, own })) return warning(words, ...MAIL_SERVER);
  return withDatabase({ ...config, own }, async (db) => {
    if (!(await wasMailServerUsed(db))) return warning(words, ...MAIL_SERVER);
    const { length } = await unsentEmails.list(db);
    return failure(`no mail server is set, but one was used before: ${length} messages wait for it`, ...MAIL_SERVER);
  });
}

async function checkLegalPages(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const { company, address, supportEmail } = config.siteWords;
  if (!company || !address || !supportEmail)
    return warning('the company, its address and its e-mail are not named yet', SELLER_FIELDS, 'seller');
  const drafts = await draftPages({ ...config, own });
  if (drafts.length === 0) return good('read by a lawyer');
  const tell = takesMoney(config) ? failure : warning;
  return tell(`drafts until a lawyer has read them: ${drafts.join(', ')}`);
}

/** By name: what says of itself that no lawyer has read it. */
async function draftPages(place: LegalPlace): Promise<string[]> {
  const isChecked = await legalReading(place);
  return WORDS_PLACES.filter(({ group, id }) => group === 'legal' && !isChecked(id)).map(({ name }) => name);
}

async function legalReading(given: LegalPlace): Promise<(place: string) => boolean> {
  const { legalReviewed } = given;
  if (!hasDatabase(given)) return () => legalReviewed;
  return withDatabase(given, async (db) => {
    const words = publishedWordsIn(db);
    await words.refresh();
    return (place) => isLegalTextChecked(words.find(place), legalReviewed);
  });
}

const takesMoney = ({ payments }: Config) => payments.mode === 'stripe' && payments.secretKey.includes('_live_');

interface DatabasePlace extends Pick<Config, 'databaseUrl' | 'dataFolder'> {
  own: Kysely<Database> | undefined;
}

type LegalPlace = DatabasePlace & Pick<Config, 'legalReviewed'>;

const hasDatabase = ({ databaseUrl, dataFolder, own }: DatabasePlace): boolean =>
  own !== undefined || databaseUrl !== undefined || existsSync(databaseFileOf(dataFolder));

/** Without migrating: missing tables are created at the next start. */
async function withDatabase<Answer>(
  { databaseUrl, dataFolder, own }: DatabasePlace,
  ask: (db: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> {
  if (own) return ask(own);
  const db = databaseUrl ? await openPostgresAsItIs(databaseUrl) : openSqlite({ path: databaseFileOf(dataFolder) });
  try {
    await sql`select 1`.execute(db);
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

const NO_PG_DUMP = 'pg_dump is missing: install Debian’s package `postgresql-client`';
const ONE_DAY_MS = 86_400_000;

async function checkBackups(
  { databaseUrl, dataFolder, dailyBackups }: Config,
  own?: Kysely<Database>,
): Promise<Finding> {
  if (!dailyBackups) return warning('made elsewhere: has one of them been restored for trial?', 'BACKUPS=elsewhere');
  if (databaseUrl && spawnSync('pg_dump', ['--version']).error) {
    return failure('the program that copies PostgreSQL is missing, so there are no copies', NO_PG_DUMP);
  }
  const folder = backupFolderOf(dataFolder);
  const elsewhereAt = databaseUrl && own ? await newestMadeAt(own) : undefined;
  const newest = dailyBackupsIn(folder).at(-1);
  const recent = [0, ONE_DAY_MS].map((age) => `daily-${londonDayAt(Date.now() - age)}.`);
  const isRecent = newest !== undefined && recent.some((start) => newest.startsWith(start));
  if (!isRecent && elsewhereAt !== undefined && Date.now() - elsewhereAt < 2 * ONE_DAY_MS) {
    return good('the newest lies in the data folder of another of your servers; copy it to another machine too');
  }
  if (newest === undefined) return warning('none yet: a running server makes one a day');
  if (!isRecent) {
    return failure(
      `the newest is only ${newest}: a running server makes one a day, and its log says why there is none`,
    );
  }
  if ((await isUnchanged(join(folder, newest))) === false) {
    return failure(`${newest} has changed since it was made: is the disk failing? Take another`, 'npm run backup');
  }
  return good(`the newest is ${newest}; copy them to another machine too`);
}
