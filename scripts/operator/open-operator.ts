import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { databaseFileOf } from '#server/database-file.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import type { EndCheckout, RecordAction } from '#server/features/purchases/operate-purchases.ts';
import { openPostgresDatabase, openSqliteDatabase } from '#server/platform/database/open-database.ts';
import type { Config } from '#server/settings/config.ts';
import { readAllSettings } from '#server/settings/read-all-settings.ts';
import { OperatorError } from './operator-error.ts';
import { operatorMessage } from './operator-message.ts';
import { switchToOwner } from './switch-to-owner.ts';

export type OperatorContext = Awaited<ReturnType<typeof openOperator>>;

async function openOperator() {
  const config = await readSettings();
  const db = await openDatabase(config);
  const shared = { db, now: Date.now, createId: randomUUID, log: pino({ level: 'silent' }) };
  const recordAction: RecordAction = (transaction, action) =>
    activityLog.write(transaction, shared, { operator: undefined, ...action });
  return {
    ...shared,
    recordAction,
    config,
    endCheckout: endCheckoutAt(config),
  };
}

/** Sandbox checkouts live in the running server's memory and take no money. */
function endCheckoutAt({ payments }: Config): EndCheckout {
  if (payments.mode === 'sandbox') return async () => {};
  const { secretKey } = payments;
  return async (sessionId) => {
    // The provider's library is a third of what a command loads, and few commands ask it.
    const { createStripeClient } = await import('#server/features/purchases/stripe-client.ts');
    const { expireUnlessPaid } = await import('#server/features/checkout/checkout-session.ts');
    await expireUnlessPaid(createStripeClient(secretKey), sessionId);
  };
}

async function readSettings(): Promise<Config> {
  const reading = await readAllSettings(process.env);
  if (!reading.ok) throw new OperatorError(reading.problems.join('\n'));
  const refusal = switchToOwner(reading.config);
  if (refusal !== undefined) throw new OperatorError(refusal);
  return reading.config;
}

function openDatabase({ databaseUrl, dataFolder }: Config) {
  return databaseUrl ? openPostgresDatabase(databaseUrl) : openSqliteDatabase(databaseFileOf(dataFolder));
}

/** Runs one command and exits; operator errors are printed in one line, without a stack. */
export function runAsOperator(work: (operator: OperatorContext) => Promise<void>): Promise<never> {
  return run(async () => {
    const operator = await openOperator();
    try {
      await work(operator);
    } finally {
      await operator.db.destroy();
    }
  });
}

export function runWithSettings(work: (config: Config) => Promise<void>): Promise<never> {
  return run(async () => work(await readSettings()));
}

async function run(work: () => Promise<void>): Promise<never> {
  // Members' data is not readable by other accounts.
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    const words = operatorMessage(error);
    if (words === undefined) throw error;
    console.error(words);
    process.exit(1);
  }
  process.exit(0);
}
