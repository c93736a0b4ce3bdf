import type { Transaction } from 'kysely';
import { ADDRESS_CORRECTION_MS, MAX_CORRECTIONS_PER_HOUR } from '#domain/desk/address-correction.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import type { Operator } from '#server/desk/operators/operators.repository.ts';
import * as operators from '#server/desk/operators/operators.repository.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as addressCorrections from '#server/features/account/address-corrections.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** What tells whether an operator may correct another address today. */
export type CorrectionOutcome = 'corrected' | 'waits' | 'same' | 'taken' | 'too_often' | 'gone';

const ONE_HOUR_MS = 3_600_000;
const BY_ITSELF = { id: null, name: 'Automatic' };

/**
 * Hands an account over, so it is slow where anybody has ever come in: then both addresses hear of it, and either can
 * stop it until it holds. Of two at once the second replaces the first.
 */
export async function correctAddress(
  context: ServerContext,
  operator: Operator,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<CorrectionOutcome> {
  try {
    return await inTransaction(context.db, async (transaction) => {
      if (await isOverLimit(context, transaction, operator)) return 'too_often';
      return correct(context, transaction, operator, { userId, newEmail });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

async function correct(
  context: ServerContext,
  transaction: Transaction<Database>,
  operator: Operator,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<CorrectionOutcome> {
  // Locked against a first sign-in at this very moment.
  await accountChanges.lockPasswordHash(transaction, userId);
  const owner = await accounts.findContact(transaction, userId);
  if (!owner) return 'gone';
  if (owner.email === newEmail) return 'same';
  if (await accounts.findContactByEmail(transaction, newEmail)) return 'taken';
  const waits = await addressCorrections.wasEntered(transaction, userId);
  if (waits) await askBoth(context, transaction, owner, newEmail);
  else await correctAtOnce(context, transaction, owner, newEmail);
  const after = waits ? 'changes in 24 hours' : 'changed straight away';
  await activityLog.write(transaction, context, { operator, action: 'address_corrected', aboutUserId: userId, after });
  return waits ? 'waits' : 'corrected';
}

/** False where none waits. */
export const stopCorrection = (context: ServerContext, operator: Operator, userId: string): Promise<boolean> =>
  inTransaction(context.db, async (transaction) => {
    if (!(await addressCorrections.remove(transaction, userId))) return false;
    await activityLog.write(transaction, context, { operator, action: 'address_kept', aboutUserId: userId });
    return true;
  });

/** Nobody has objected. One whose address was changed or taken meanwhile is dropped. */
export async function applyDueCorrections(context: ServerContext): Promise<void> {
  const { db } = context;
  for (const { userId } of await addressCorrections.listDue(db, context.now())) {
    const isApplied = await apply(context, userId).catch((error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    });
    if (!isApplied) await inTransaction(db, (transaction) => addressCorrections.remove(transaction, userId));
  }
}

function apply(context: ServerContext, userId: string): Promise<boolean> {
  const { db, now } = context;
  return inTransaction(db, async (transaction) => {
    await accountChanges.lockPasswordHash(transaction, userId);
    const correction = await addressCorrections.find(transaction, userId);
    const owner = await accounts.findContact(transaction, userId);
    // Cancelled or replaced since it was listed.
    if (!owner || !correction || correction.dueAt > now()) return true;
    if (owner.email !== correction.oldEmail) return false;
    const { newEmail } = correction;
    await addressCorrections.replaceAddress(transaction, userId, newEmail);
    await addressCorrections.remove(transaction, userId);
    await emails.discardAllTo(transaction, context, { userId, email: owner.email });
    await oneTimeTokens.spendAll(transaction, context, userId);
    const email = { kind: 'email_changed', firstName: owner.firstName, newEmail, changedAt: now() } as const;
    for (const to of [owner.email, newEmail]) await emails.queue(transaction, context, { to, email });
    await activityLog.write(transaction, context, {
      operator: BY_ITSELF,
      action: 'address_changed',
      aboutUserId: userId,
    });
    return true;
  });
}

interface Owner {
  userId: string;
  email: string;
  firstName: string;
}

/** What was sent to the wrong address opens nothing any more. */
async function correctAtOnce(
  context: ServerContext,
  transaction: Transaction<Database>,
  { userId, email: oldEmail, firstName }: Owner,
  newEmail: string,
): Promise<void> {
  const { now } = context;
  await addressCorrections.replaceAddress(transaction, userId, newEmail);
  await emails.discardAllTo(transaction, context, { userId, email: oldEmail });
  await oneTimeTokens.spendAll(transaction, context, userId);
  // Without their name: whoever has that address may be a stranger.
  const changed = { kind: 'email_changed', firstName: '', newEmail, changedAt: now() } as const;
  await emails.queue(transaction, context, { to: oldEmail, email: changed });
  await emails.queue(transaction, context, {
    to: newEmail,
    email: { kind: 'account_link', reason: 'corrected', firstName },
  });
}

async function askBoth(
  context: ServerContext,
  transaction: Transaction<Database>,
  { userId, email: oldEmail }: Owner,
  newEmail: string,
): Promise<void> {
  const { now } = context;
  const dueAt = now() + ADDRESS_CORRECTION_MS;
  await addressCorrections.ask(transaction, { userId, oldEmail, newEmail, dueAt }, now());
  for (const to of [oldEmail, newEmail]) {
    await emails.queue(transaction, context, { to, email: { kind: 'address_correction', userId, newEmail, dueAt } });
  }
}

/** Asked within the transaction of a correction: three an hour for each operator. */
export const mayCorrectAnother =
  (context: ServerContext, operator: Operator) => async (transaction: Transaction<Database>) =>
    !(await isOverLimit(context, transaction, operator));

/** Warns an owner of an operator above the limit. */
async function isOverLimit(
  context: ServerContext,
  transaction: Transaction<Database>,
  operator: Operator,
): Promise<boolean> {
  const { now } = context;
  await lockNames(transaction, [`address_corrected ${operator.id}`]);
  const since = now() - ONE_HOUR_MS;
  const done = await activityLog.countSince(transaction, {
    operatorId: operator.id,
    action: 'address_corrected',
    since,
  });
  if (done < MAX_CORRECTIONS_PER_HOUR) return false;
  const owner = await operators.owner(transaction);
  if (owner) {
    await emails.queueUnlessTooMany(transaction, context, {
      to: owner.email,
      email: { kind: 'desk_warning', about: 'addresses', firstName: owner.name, who: operator.name },
      about: operator.id,
      atMost: 1,
      since,
    });
  }
  return true;
}
