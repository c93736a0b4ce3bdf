import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from './app.ts';
import { createBackgroundWork } from './background-work.ts';
import { openCardProcessor } from './card-processor.ts';
import { type Config, readConfig } from './config.ts';
import { databaseFileOf } from './database-file.ts';
import { createDeskCodesRepository, type DeskCodesNeeds } from './features/desk/desk-codes.repository.ts';
import { createOperatorsRepository } from './features/desk/operators.repository.ts';
import { momentInName, openBackupFolder } from './platform/backup/backup-folder.ts';
import { DatabaseStartError } from './platform/database/database-errors.ts';
import { openPostgresDatabase, openSqliteDatabase } from './platform/database/open-database.ts';
import type { Database } from './platform/database/schema.ts';
import type { Sender } from './platform/email/mailer.ts';
import { openMailer } from './platform/email/open-mailer.ts';
import { isClientBuilt } from './platform/http/client-files.ts';
import { addressOf, deskAddressOf, explainListenError } from './platform/http/listen-address.ts';
import { type BufferedLog, createBufferedLog } from './platform/log/buffered-log.ts';
import { PASSWORD_COST } from './platform/passwords/passwords.ts';
import { RATES } from './rates.ts';
import { readSettingsFile } from './settings-file.ts';
import { readSiteFile } from './site-file.ts';

const CLIENT_FOLDER = resolve(import.meta.dirname, '../../dist/client');

/** Requests still running after this are cut off, so that a stop takes less than five seconds. */
const STOP_PATIENCE_MS = 3_000;

/** Files and folders are readable by the server's account only. */
process.umask(0o077);

/** Longer than the two seconds between the Caddyfile's health checks. */
const PROXY_NOTICES_MS = 2_500;

const reading = readConfig(process.env, { readSite: readSiteFile, readSettings: readSettingsFile });
if (reading.ok) void serve(reading.config);
else refuseToStart(reading.problems);

async function serve(config: Config): Promise<void> {
  const bufferedLog = createBufferedLog(config.logLevel);
  process.on('uncaughtExceptionMonitor', bufferedLog.flush);
  try {
    const db = await openDatabase(config);
    const { log } = bufferedLog;
    const now = Date.now;
    const createId = randomUUID;
    const cards = await openCardProcessor({ db, config, log, now, createId, randomBytes });
    const { cardProcessor } = cards;
    if (!isClientBuilt(CLIENT_FOLDER)) log.warn('dist/client is not built: only the API is served');
    let isStopping = false;
    const app = buildApp({
      db,
      config,
      log,
      now,
      createId,
      randomBytes,
      cardProcessor,
      isStopping: () => isStopping,
      passwordCost: PASSWORD_COST,
      rates: RATES,
      clientFolder: isClientBuilt(CLIENT_FOLDER) ? CLIENT_FOLDER : undefined,
    });
    app.addHook('onClose', cards.close);
    const { smtpUrl } = config.email;
    const work = createBackgroundWork({
      db,
      config,
      log,
      now,
      createId,
      randomBytes,
      cardProcessor,
      mailer: openMailer({ smtpUrl, dataFolder: config.dataFolder, sender: senderOf(config), log, now }),
      siteOrigin: () => config.publicOrigin ?? addressOf(app.server.address()),
    });
    app.addHook('onClose', work.stop);
    await cards.start(app);
    const code = await firstDeskCode({ db, now, randomBytes });
    await app.listen({ port: config.port, host: config.host });
    work.start();
    const leave = async () => {
      isStopping = true;
      // The proxy polls /readyz and sends requests until it sees the change.
      if (config.trustedProxies.length > 0) await pause(PROXY_NOTICES_MS);
    };
    stopOnSignal({ app, db, leave, log: bufferedLog });
    const address = addressOf(app.server.address());
    process.stdout.write(`Fit in 30 is running at ${address}\n${deskLine(code, config.publicOrigin ?? address)}`);
  } catch (error) {
    bufferedLog.flush();
    refuseToStart([explainStartError(error, config)]);
  }
}

/** Printed until somebody works at the desk; each start's code ends the one before. */
async function firstDeskCode(needs: DeskCodesNeeds): Promise<string | undefined> {
  if (await createOperatorsRepository(needs.db).hasAny()) return undefined;
  return createDeskCodesRepository(needs).issue({});
}

const deskLine = (code: string | undefined, address: string) =>
  code ? `Nobody works at the desk yet. Whoever opens this runs it: ${deskAddressOf(address)}/start#${code}\n` : '';

function senderOf({ email, siteWords }: Config): Sender {
  return { from: email.from, replyTo: siteWords.supportEmail };
}

function openDatabase({ databaseUrl, dataFolder }: Config): Promise<Kysely<Database>> {
  if (databaseUrl) return openPostgresDatabase(databaseUrl);
  return openSqliteDatabase(databaseFileOf(dataFolder), () => keepBeforeUpdate(dataFolder));
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
  return explainListenError(error, config) ?? `The server could not start: ${String(error)}`;
}

function refuseToStart(problems: readonly string[]): void {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

interface Stopped {
  app: FastifyInstance;
  db: Kysely<Database>;
  leave: () => Promise<void>;
  log: BufferedLog;
}

function stopOnSignal({ app, db, leave, log: { log, flush } }: Stopped): void {
  let isStopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Accept connections that are already queued.
    await nextTurn();
    await leave();
    setTimeout(() => app.server.closeAllConnections(), STOP_PATIENCE_MS).unref();
    await app.close();
    await db.destroy();
    flush();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
