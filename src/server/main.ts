import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { databaseFileOf } from './database-file.ts';
import { firstDeskCode } from './desk/operators/first-desk-code.ts';
import { endedSinceStatements } from './desk/site/ended-since.repository.ts';
import { deleteAccountsAgain, deletedAgainText } from './features/account/deleted-accounts.ts';
import { missingMediaText, restoreMedia } from './features/media/restore-media.ts';
import { createStripeClient } from './features/purchases/stripe-client.ts';
import { momentInName, openBackupFolder } from './platform/backup/backup-folder.ts';
import { DatabaseStartError } from './platform/database/database-errors.ts';
import { openPostgresDatabase, openSqliteDatabase } from './platform/database/open-database.ts';
import type { Database } from './platform/database/schema.ts';
import { isClientBuilt } from './platform/http/client-files.ts';
import { createFrontServer } from './platform/http/front-server.ts';
import { addressOf, deskAddressOf, explainListenError } from './platform/http/listen-address.ts';
import { type BufferedLog, createBufferedLog } from './platform/log/buffered-log.ts';
import { createProblems } from './platform/log/problems.ts';
import type { Config } from './settings/config.ts';
import { readAllSettings, readWithDesk } from './settings/read-all-settings.ts';
import { createExchange } from './upkeep/exchange.ts';
import type { Restorer } from './upkeep/restore-backup.ts';
import { openRunningServer } from './upkeep/running-server.ts';
import { fetchFromSecondPlace } from './upkeep/second-place.ts';

const CLIENT_FOLDER = resolve(import.meta.dirname, '../../dist/client');

/** Files and folders are readable by the server's account only. */
process.umask(0o077);

/** Longer than the two seconds between the Caddyfile's health checks. */
const PROXY_NOTICES_MS = 2_500;

const startedAt = Date.now();

void readAllSettings(process.env).then((reading) => {
  if (reading.ok) return serve(reading.config);
  return refuseToStart(reading.problems);
});

async function serve(config: Config): Promise<void> {
  const problems = createProblems();
  const bufferedLog = createBufferedLog(config.logLevel, problems.note);
  const { log } = bufferedLog;
  process.on('uncaughtExceptionMonitor', bufferedLog.flush);
  try {
    const isBuilt = isClientBuilt(CLIENT_FOLDER);
    let isStopping = false;
    const front = createFrontServer();
    const exchange = createExchange({
      front,
      log,
      openDatabase,
      readSettings: (db) => readAllSettings(process.env, db),
      openServer: (parts) => {
        log.level = parts.config.logLevel;
        return openRunningServer(
          {
            front,
            log,
            clientFolder: isBuilt ? CLIENT_FOLDER : undefined,
            isStopping: () => isStopping,
            upkeep: {
              reload: exchange.reload,
              restore: exchange.restore,
              lastRestore: exchange.lastRestore,
              fetchBackup: fetchFromSecondPlace,
              problems,
              startedAt,
              stripeFor: createStripeClient,
              readWithDesk: (desk) => readWithDesk(process.env, desk),
            },
          },
          parts,
        );
      },
      endedSince: (restored, sessionHash) =>
        endedSinceStatements(restored, sessionHash).map(({ sql, parameters }) => ({ sql, parameters })),
      deleteAgain: (restored, { dataFolder }) => deleteAccountsAgain(restored, { dataFolder, isCopy: true }),
      restoreFiles: async (restored, { dataFolder }) => missingMediaText(await restoreMedia(restored, { dataFolder })),
      noteRestored,
      giveUp(error) {
        log.fatal({ err: error }, 'the data could not be opened');
        bufferedLog.flush();
        process.exit(1);
      },
    });
    const db = await openDatabase(config);
    for (const words of config.unopened) log.error(words);
    const again = await deleteAccountsAgain(db, { dataFolder: config.dataFolder, isCopy: false });
    if (again > 0) log.warn(deletedAgainText(again).trim());
    if (!isBuilt) log.warn('dist/client is not built: only the API is served');
    const code = await firstDeskCode({ db, now: Date.now, randomBytes });
    await exchange.open(config, db);
    await front.listen({ port: config.port, host: config.host });
    exchange.begin();
    const leave = async () => {
      isStopping = true;
      // The proxy polls /readyz and sends requests until it sees the change.
      if (config.trustedProxies.length > 0) await pause(PROXY_NOTICES_MS);
    };
    stopOnSignal({ end: exchange.end, leave, log: bufferedLog });
    const address = addressOf(front.address());
    process.stdout.write(`Fit in 30 is running at ${address}\n${deskLine(code, config.publicOrigin ?? address)}`);
  } catch (error) {
    bufferedLog.flush();
    refuseToStart([explainStartError(error, config)]);
  }
}

const deskLine = (code: string | undefined, address: string) =>
  code ? `Your desk has no owner yet. To become the owner, open: ${deskAddressOf(address)}/start#${code}\n` : '';

async function noteRestored(
  db: Kysely<Database>,
  { backup, operator }: { backup: string; operator: Restorer['operator'] },
) {
  await inTransaction(db, (transaction) =>
    activityLog.write(
      transaction,
      { now: Date.now, createId: randomUUID },
      { operator, action: 'backup_restored', after: backup },
    ),
  );
}

function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Kysely<Database>> {
  if (databaseUrl) return openPostgresDatabase(databaseUrl);
  return openSqliteDatabase(databaseFileOf(dataFolder), { beforeChange: () => keepBeforeUpdate(dataFolder) });
}

/** The way back from a new version. */
async function keepBeforeUpdate(dataFolder: string): Promise<void> {
  const { backUpSqlite } = await import('./platform/backup/sqlite-backup.ts');
  const target = join(openBackupFolder(dataFolder), `before-update-${momentInName(Date.now())}.sqlite`);
  if (!existsSync(target)) await backUpSqlite(databaseFileOf(dataFolder), target);
}

function explainStartError(error: unknown, config: Config): string {
  if (error instanceof DatabaseStartError) {
    return `${config.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: ${error.message}.`;
  }
  return explainListenError(error, config) ?? `The server couldn’t start: ${String(error)}`;
}

function refuseToStart(problems: readonly string[]): void {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

interface Stopped {
  end: () => Promise<void>;
  leave: () => Promise<void>;
  log: BufferedLog;
}

function stopOnSignal({ end, leave, log: { log, flush } }: Stopped): void {
  let isStopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Accept connections that are already queued.
    await nextTurn();
    await leave();
    await end();
    flush();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
