import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '#server/config.ts';
import { createAccountsRepository } from '#server/features/account/accounts.repository.ts';
import { createEmailsRepository } from '#server/features/emails/emails.repository.ts';
import { createPurchasesRepository } from '#server/features/payments/purchases.repository.ts';
import { DatabaseStartError } from '#server/platform/database/database-errors.ts';
import { openPostgresDatabase, openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { createEmailOutboxRepository } from '#server/platform/email/email-outbox.repository.ts';
import { readSiteFile } from '#server/site-file.ts';

/** Something that the operator must change; its message says what. */
export class OperatorMistake extends Error {}

export type Operator = Awaited<ReturnType<typeof openOperator>>;

/** The product's own settings and database, beside a server that may be running on them. */
async function openOperator() {
  const reading = readConfig(process.env, readSiteFile);
  if (!reading.ok) throw new OperatorMistake(reading.problems.join('\n'));
  const { config } = reading;
  const db = await openDatabase(config);
  const shared = { db, now: Date.now, randomId: randomUUID, createId: randomUUID, log: pino({ level: 'silent' }) };
  return {
    ...shared,
    config,
    accounts: createAccountsRepository(db, config),
    purchases: createPurchasesRepository(db),
    emails: createEmailsRepository({ ...shared, outbox: createEmailOutboxRepository(db) }),
  };
}

function openDatabase({ databaseUrl, dataFolder }: Config) {
  const file = resolve(join(dataFolder, 'fit-in-30.sqlite'));
  return databaseUrl ? openPostgresDatabase(databaseUrl) : openSqliteDatabase(file);
}

/** Runs one command and ends the process; what the operator can mend is told in one line, without a stack. */
export async function runAsOperator(work: (operator: Operator) => Promise<void>): Promise<never> {
  let operator: Operator | undefined;
  try {
    operator = await openOperator();
    await work(operator);
    await operator.db.destroy();
  } catch (error) {
    await operator?.db.destroy().catch(() => undefined);
    if (!(error instanceof OperatorMistake) && !(error instanceof DatabaseStartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  process.exit(0);
}
