import { createHash } from 'node:crypto';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { SIGN_IN_WINDOW_MS, type SignInFailures, signInWaitMs } from '#domain/account/sign-in-limits.ts';
import type { ServerContext } from '#server/context.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { networkOf } from '#server/platform/limits/network-of-address.ts';

export interface SignInAttempt {
  email: string;
  address: string;
  isKnownBrowser: boolean;
}

/** Counted as failed until cleared, so that concurrent attempts cannot exceed the limit. */
export type AttemptBegun = CountedAttempt | { ok: false; waitMs: number };

interface CountedAttempt {
  ok: true;
  clearFailures: () => Promise<void>;
  /** Not counted if the password queue rejects it. */
  runCheck: <Result>(check: () => Promise<Result>) => Promise<Result>;
}

/** Tolerated clock skew between two machines. */
const CLOCKS_DIFFER_MS = 60_000;

type AttemptContext = Pick<ServerContext, 'now' | 'createId'>;

/** A refused attempt is not counted, or the lock-out would never end. */
export function begin(
  db: Kysely<Database>,
  { now, createId }: AttemptContext,
  { email, address, isKnownBrowser }: SignInAttempt,
): Promise<AttemptBegun> {
  const keys = { accountKey: keyOf(email), addressKey: keyOf(networkOf(address)) };
  const time = now();
  return inTransaction(db, async (transaction): Promise<AttemptBegun> => {
    await lockNames(transaction, [keys.accountKey, keys.addressKey]);
    const waitMs = signInWaitMs(await countFailures(transaction, keys, time), isKnownBrowser, time);
    if (waitMs > 0) return { ok: false, waitMs };
    const id = createId();
    await transaction
      .insertInto('sign_in_failure')
      .values({ id, account_key: keys.accountKey, address_key: keys.addressKey, failed_at: time })
      .execute();
    return {
      ok: true,
      clearFailures: () => forget(db, keys),
      runCheck: (check) => uncountIfNotMade(db, id, check),
    };
  });
}

/** Whether the next attempt would have to wait. */
export async function isLocked(
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  { email, address, isKnownBrowser }: SignInAttempt,
): Promise<boolean> {
  const keys = { accountKey: keyOf(email), addressKey: keyOf(networkOf(address)) };
  return signInWaitMs(await countFailures(db, keys, now()), isKnownBrowser, now()) > 0;
}

/** After a password reset: earlier failures no longer lock the owner out. */
export async function forgetAccount(transaction: Transaction<Database>, email: string): Promise<void> {
  await transaction.deleteFrom('sign_in_failure').where('account_key', '=', keyOf(email)).execute();
}

/** Failures from before the window count no more. */
export async function deleteOld(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom('sign_in_failure')
    .where('failed_at', '<=', now - SIGN_IN_WINDOW_MS)
    .execute();
}

async function uncountIfNotMade<Result>(
  db: Kysely<Database>,
  id: string,
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    await db.deleteFrom('sign_in_failure').where('id', '=', id).execute();
    throw error;
  }
}

interface AttemptKeys {
  accountKey: string;
  addressKey: string;
}

/** Clears the failures of this account from this address only. */
async function forget(db: Kysely<Database>, { accountKey, addressKey }: AttemptKeys): Promise<void> {
  await db
    .deleteFrom('sign_in_failure')
    .where('account_key', '=', accountKey)
    .where('address_key', '=', addressKey)
    .execute();
}

async function countFailures(
  db: Kysely<Database>,
  { accountKey, addressKey }: AttemptKeys,
  now: number,
): Promise<SignInFailures> {
  const recent = db
    .selectFrom('sign_in_failure')
    .where('failed_at', '>', now - SIGN_IN_WINDOW_MS)
    // Ignores rows from a clock that was ahead.
    .where('failed_at', '<=', now + CLOCKS_DIFFER_MS);
  const [ofAccount, fromAddress, ofBoth] = await Promise.all([
    recent.select(counted).where('account_key', '=', accountKey).executeTakeFirstOrThrow(),
    recent.select(counted).where('address_key', '=', addressKey).executeTakeFirstOrThrow(),
    recent
      .select(counted)
      .where('account_key', '=', accountKey)
      .where('address_key', '=', addressKey)
      .executeTakeFirstOrThrow(),
  ]);
  return { account: ofAccount, address: fromAddress, accountAndAddress: ofBoth };
}

function counted(expression: ExpressionBuilder<Database, 'sign_in_failure'>) {
  return [
    expression.fn.countAll<number>().as('count'),
    expression.fn.min<number | null>('failed_at').as('oldestAt'),
  ] as const;
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url');
