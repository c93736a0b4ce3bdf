import { type Kysely, sql } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import { databaseFileOf } from '#server/database-file.ts';
import * as deletedAccounts from '#server/features/account/deleted-accounts.repository.ts';
import { completeDeletedList } from '#server/features/account/deleted-list.ts';
import { inDatabaseThread } from '#server/platform/backup/in-database-thread.ts';
import { SMALL_BYTES } from '#server/platform/backup/wipe-log.ts';
import { engineOf } from '#server/platform/database/engine.ts';
import { openPostgresAsItIs } from '#server/platform/database/open-database.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Config } from '#server/settings/config.ts';

type Files = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** What is deleted or changed every day leaves the log as often. */
const LOG_PAUSE_MS = 10 * 60_000;

/** At once, and after the e-mail that says so has gone out. */
const TIMES_AFTER_A_DELETION = 2;

/** Others wait behind whoever waits for a whole table. */
const LOCK_PATIENCE_MS = 200;

/** Of an account, or told of it. */
const TABLES_WIPED = [
  ...['user', 'step_goal_change', 'access_token', 'known_browser', 'sign_in_failure', 'purchase', 'gift'],
  ...['workout_session', 'block_progress', 'step_entry', 'workout_days', 'handled_change', 'health_agreement'],
  ...[
    'newsletter_answer',
    'newsletter_copy',
    'newsletter_week',
    'checkout_reminder',
    'one_time_token',
    'sitter',
    'sitter_answer',
    'member_note',
    'address_correction',
  ],
  ...['email_outbox', 'desk_activity', 'operator_alert', 'sandbox_object'],
];

/** What the database's own files keep of deleted accounts, and the list of them outside of it; whoever deleted them. */
export function createWipeDeleted({ db, config, now }: Pick<ServerContext, 'db' | 'now'> & { config: Files }) {
  let listed: number | undefined;
  let timesLeft = 0;
  let wipedAt = 0;

  async function keepList(): Promise<void> {
    const count = await deletedAccounts.count(db);
    if (count === listed) return;
    completeDeletedList(config.dataFolder, await deletedAccounts.list(db));
    listed = count;
    if (count === 0) return;
    timesLeft = TIMES_AFTER_A_DELETION;
    wipedAt = 0;
  }

  return async function wipeDeleted(): Promise<void> {
    await keepList();
    if (now() - wipedAt < LOG_PAUSE_MS) return;
    if (!(await wipe(db, config, { rebuilds: timesLeft > 0 }))) return;
    timesLeft = Math.max(0, timesLeft - 1);
    wipedAt = now();
  };
}

/** False where somebody is still reading what was there before. */
async function wipe(
  db: Kysely<Database>,
  { dataFolder, databaseUrl }: Files,
  { rebuilds }: { rebuilds: boolean },
): Promise<boolean> {
  if (engineOf(db) === 'sqlite') return inDatabaseThread('wipeLog', databaseFileOf(dataFolder), { rebuilds });
  if (databaseUrl && rebuilds) await vacuum(databaseUrl);
  return true;
}

/**
 * On a connection of its own: it may take longer than any statement of a request. A small table is built anew, which holds
 * its users up for a moment; of a large one PostgreSQL keeps bytes in the gaps of its pages until it writes there.
 */
async function vacuum(databaseUrl: string): Promise<void> {
  const options = { poolSize: 1, statementTimeoutMs: 0, lockTimeoutMs: LOCK_PATIENCE_MS };
  const unhurried = await openPostgresAsItIs(databaseUrl, options);
  try {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relname = any(${TABLES_WIPED}) and relnamespace = 'public'::regnamespace
        and pg_total_relation_size(oid) <= ${SMALL_BYTES}`.execute(unhurried);
    const small = new Set(rows.map(({ name }) => name));
    for (const table of TABLES_WIPED) {
      const plain = () => sql.raw(`vacuum (analyze, skip_locked) "${table}"`).execute(unhurried);
      if (small.has(table)) await sql.raw(`vacuum (full, analyze) "${table}"`).execute(unhurried).catch(plain);
      else await plain();
    }
  } finally {
    await unhurried.destroy();
  }
}
