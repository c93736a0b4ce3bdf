import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { READY_PATH } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { isLegalTextChecked } from '#domain/words/words.ts';
import { WORDS_PLACES } from '#programme/words/places.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { createStripeClient } from '#server/features/purchases/stripe-client.ts';
import { type PublishedWords, publishedWordsIn } from '#server/features/words/published-words.ts';
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
import { checkMedia } from './check-media.ts';
import { checkSecondPlace } from './check-second-place.ts';
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
const SELLER_FIELDS = 'set company, address and supportEmail in site.json';
const MAIL_SERVER = ['set SMTP_HOST', 'mail_server'] as const;
const RESTORE = 'stop the server, then run npm run restore -- FILE';

/** Read-only, by the name each is reported under. */
export const CHECKS: Readonly<Record<string, Check>> = {
  Server: checkServer,
  Database: checkDatabase,
  'Data folder': checkDataFolder,
  'Disk space': checkDiskSpace,
  Backups: checkCopies,
  Payments: checkPayments,
  Email: checkEmail,
  Secrets: checkSecrets,
  'Legal pages': checkLegalPages,
  Voice: checkVoiceNow,
  'Films and photos': checkMediaNow,
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
    return answer.ok
      ? good(`running at ${address}`)
      : failure(`running at ${address}, but it can’t reach its database`);
  } catch {
    return warning(
      `nothing answers at ${address}. It isn’t running, or it uses another address`,
      'check PORT and HOST',
    );
  }
}

async function checkDatabase({ databaseUrl, dataFolder }: Config, own?: Kysely<Database>): Promise<Finding> {
  const file = databaseFileOf(dataFolder);
  if (!databaseUrl && !existsSync(file)) return warning(`none yet. The first start creates ${file}`);
  const problem = databaseUrl ? undefined : await inDatabaseThread('soundness', file);
  if (problem !== undefined) return failure(`${file} is damaged (${problem}). Restore a backup`, RESTORE);
  return withDatabase({ databaseUrl, dataFolder, own }, async (db) => {
    const { members } = await db
      .selectFrom('user')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .executeTakeFirstOrThrow();
    return good(`${databaseUrl ? 'PostgreSQL answers' : 'no damage found'}, ${members} accounts`);
  });
}

async function checkDataFolder({ dataFolder }: Config): Promise<Finding> {
  if (!existsSync(dataFolder)) return warning(`${dataFolder} doesn’t exist yet`);
  const { mode } = statSync(dataFolder);
  if ((mode & 0o077) === 0) return good(`${dataFolder} is private`);
  return warning(`other accounts on this machine can read ${dataFolder}`, `chmod 700 ${dataFolder}`);
}

async function checkDiskSpace({ dataFolder }: Config): Promise<Finding> {
  if (!existsSync(dataFolder)) return warning(`${dataFolder} doesn’t exist yet`);
  const { bavail, bsize } = statfsSync(dataFolder);
  const free = bavail * bsize;
  const words = `${(free / GIGABYTE).toFixed(1)} GB free for ${dataFolder}`;
  if (free < TOO_LITTLE_SPACE) return failure(`${words}. Soon nothing new can be saved`);
  return free < LITTLE_SPACE ? warning(words) : good(words);
}

/** On one disk they are gone together. A copy that somebody fetches by another way is not known of: one download says so. */
async function checkCopies(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const finding = await checkBackups(config);
  const { secondPlace: place } = config;
  if (finding.verdict !== 'good' || (!place && !takesMoney(config))) return finding;
  return withDatabase({ ...config, own }, async (db) => {
    if (place) return checkSecondPlace(db, { place, now: Date.now(), here: finding.words.split('. ')[0] ?? '' });
    const lines = db.selectFrom('desk_activity').select('id').where('action', '=', 'backup_downloaded');
    if (await lines.limit(1).executeTakeFirst()) return finding;
    const [newest] = finding.words.split('. ');
    return failure(`${newest}, but no backup has left this machine yet. Download one, for the day its disk fails`);
  });
}

async function checkPayments(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const { payments } = config;
  if (payments.mode === 'sandbox')
    return warning('practice mode: only test cards work', 'set STRIPE_SECRET_KEY to take payments');
  const stripe = createStripeClient(payments.secretKey);
  const { data: events } = await stripe.events.list({ limit: 1, types: ['checkout.session.completed'] });
  const newest = events[0];
  if (!newest) return warning('Stripe answers. No payments yet');
  return withDatabase({ ...config, own }, async (db) => {
    const known = await db.selectFrom('webhook_event').select('id').where('id', '=', newest.id).executeTakeFirst();
    const when = new Date(newest.created * 1_000).toISOString();
    if (known) return good(`Stripe answers and webhooks arrive. Last payment: ${when}`);
    return failure(
      `the webhook for the payment at ${when} hasn’t arrived. Check its address and signing secret in Stripe`,
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
      return failure(
        `the mail server answers, but ${late.length} ${pluralise(late.length, 'email')} waited over an hour`,
      );
    if (givenUp.length > 0) return warning(`the mail server answers. ${givenUp.length} not delivered`, 'npm run mail');
    return good('the mail server answers and no emails are waiting', 'npm run mail -- test ADDRESS sends a test');
  });
}

async function checkWithoutMailServer(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const folder = join(config.dataFolder, 'mail');
  const written = existsSync(folder) ? readdirSync(folder).length : 0;
  const words = `no mail server is set, so no one gets emails. ${written} are in ${folder}`;
  if (takesMoney(config)) return failure(`${words}. Buyers aren’t getting receipts or links`, ...MAIL_SERVER);
  if (!hasDatabase({ ...config, own })) return warning(words, ...MAIL_SERVER);
  return withDatabase({ ...config, own }, async (db) => {
    if (!(await wasMailServerUsed(db))) return warning(words, ...MAIL_SERVER);
    const { length } = await unsentEmails.list(db);
    return failure(
      `no mail server is set, but there was one before. ${length} ${pluralise(length, 'email')} waiting`,
      ...MAIL_SERVER,
    );
  });
}

async function checkLegalPages(config: Config, own?: Kysely<Database>): Promise<Finding> {
  const { company, address, supportEmail } = config.siteWords;
  if (!company || !address || !supportEmail)
    return warning('business name, address and email aren’t set yet', SELLER_FIELDS, 'seller');
  const drafts = await draftPages({ ...config, own });
  if (drafts.length === 0) return good('checked by a lawyer');
  const tell = takesMoney(config) ? failure : warning;
  return tell(`still drafts, not checked by a lawyer: ${drafts.join(', ')}`);
}

/** By name: what says of itself that no lawyer has read it. */
async function draftPages(place: LegalPlace): Promise<string[]> {
  const isChecked = await legalReading(place);
  return WORDS_PLACES.filter(({ group, id }) => group === 'legal' && !isChecked(id)).map(({ name }) => name);
}

async function legalReading(given: LegalPlace): Promise<(place: string) => boolean> {
  const { legalReviewed } = given;
  const words = await publishedWords(given);
  return (place) => (words ? isLegalTextChecked(words.find(place), legalReviewed) : legalReviewed);
}

async function publishedWords(given: DatabasePlace): Promise<PublishedWords | undefined> {
  if (!hasDatabase(given)) return undefined;
  return withDatabase(given, async (db) => {
    const words = publishedWordsIn(db);
    await words.refresh();
    return words;
  });
}

async function checkVoiceNow(config: Config, own?: Kysely<Database>): Promise<Finding> {
  return checkVoice(config, (await publishedWords({ ...config, own }))?.programme());
}

async function checkMediaNow(config: Config, own?: Kysely<Database>): Promise<Finding> {
  if (!hasDatabase({ ...config, own })) return good('none yet');
  return withDatabase({ ...config, own }, (db) => checkMedia(config, db));
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

const NO_PG_DUMP = 'pg_dump is missing. Run sudo apt install postgresql-client';
const ONE_DAY_MS = 86_400_000;

async function checkBackups(
  { databaseUrl, dataFolder, dailyBackups }: Config,
  own?: Kysely<Database>,
): Promise<Finding> {
  if (!dailyBackups) return warning('handled elsewhere. Have you tested a restore?', 'BACKUPS=elsewhere');
  if (databaseUrl && spawnSync('pg_dump', ['--version']).error) {
    return failure('pg_dump is missing, so no backups are made', NO_PG_DUMP);
  }
  const folder = backupFolderOf(dataFolder);
  const elsewhereAt = databaseUrl && own ? await newestMadeAt(own) : undefined;
  const newest = dailyBackupsIn(folder).at(-1);
  const recent = [0, ONE_DAY_MS].map((age) => `daily-${londonDayAt(Date.now() - age)}.`);
  const isRecent = newest !== undefined && recent.some((start) => newest.startsWith(start));
  if (!isRecent && elsewhereAt !== undefined && Date.now() - elsewhereAt < 2 * ONE_DAY_MS) {
    return good('the newest lies in the data folder of another of your servers; copy it to another machine too');
  }
  if (newest === undefined) return warning('none yet. A running server makes one a day');
  if (!isRecent) {
    return failure(`the newest is ${newest}, which is too old. The server log says why`);
  }
  if ((await isUnchanged(join(folder, newest))) === false) {
    return failure(`${newest} has changed since it was made. The disk may be failing. Make another`, 'npm run backup');
  }
  return good(`the newest is ${newest}. Copy it to another machine too`);
}
