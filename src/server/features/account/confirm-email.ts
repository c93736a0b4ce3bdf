import type { Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import * as oneTimeTokens from '#server/features/auth/one-time-tokens.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as accountChanges from './account-changes.repository.ts';
import type { ContactDetails } from './accounts.repository.ts';
import * as accounts from './accounts.repository.ts';
import * as corrections from './address-corrections.repository.ts';

export type ConfirmEmailOutcome = { ok: true; email: string } | { ok: false; reason: 'link_expired' | 'email_taken' };

const EXPIRED = { ok: false, reason: 'link_expired' } as const;

/** Also notifies the old address, whose owner may not have made the change. */
export async function confirmEmail(context: ServerContext, token: string): Promise<ConfirmEmailOutcome> {
  const { db } = context;
  const link = await oneTimeTokens.find(db, context, 'confirm_email', token);
  if (!link?.payload) return EXPIRED;
  const { userId, payload: email } = link;
  try {
    return await inTransaction(db, async (transaction): Promise<ConfirmEmailOutcome> => {
      const owner = await accounts.findContact(transaction, userId);
      if (!owner || !(await oneTimeTokens.spend(transaction, context, 'confirm_email', token))) return EXPIRED;
      // Cancelled meanwhile, or replaced by yet another address.
      if (!(await accountChanges.confirmPendingEmail(transaction, { userId, email, now: context.now() })))
        return EXPIRED;
      // Reset links were sent to the old address.
      await oneTimeTokens.spendAll(transaction, context, userId);
      await notifyBothAddresses(context, transaction, owner, email);
      return { ok: true, email };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await inTransaction(db, (transaction) => accountChanges.clearPendingEmail(transaction, userId));
    return { ok: false, reason: 'email_taken' };
  }
}

/**
 * Cancels what would change the address, by the link sent to the current address, or to the one that the desk would
 * put in its place. False for an invalid token.
 */
export async function cancelEmailChange(context: ServerContext, token: string): Promise<boolean> {
  const { db } = context;
  const link = await oneTimeTokens.find(db, context, 'keep_email', token);
  if (!link) return false;
  const { userId, payload: recipient } = link;
  return inTransaction(db, async (transaction) => {
    if (!(await oneTimeTokens.spend(transaction, context, 'keep_email', token))) return false;
    const owner = await accounts.findContact(transaction, userId);
    const correction = await corrections.find(transaction, userId);
    const isOwners = owner?.email === recipient;
    // Too late: the change was already confirmed.
    if (!isOwners && correction?.newEmail !== recipient) return false;
    if (isOwners) await accountChanges.clearPendingEmail(transaction, userId);
    if (correction) await stopCorrection(context, transaction, userId);
    return true;
  });
}

async function stopCorrection(
  context: ServerContext,
  transaction: Transaction<Database>,
  userId: string,
): Promise<void> {
  await corrections.remove(transaction, userId);
  await activityLog.write(transaction, context, { operator: BY_LINK, action: 'address_kept', aboutUserId: userId });
}

const BY_LINK = { id: null, name: 'By the link in an e-mail' };

async function notifyBothAddresses(
  context: ServerContext,
  transaction: Transaction<Database>,
  { email: oldEmail, firstName }: ContactDetails,
  newEmail: string,
): Promise<void> {
  const { now } = context;
  const email = { kind: 'email_changed', firstName, newEmail, changedAt: now() } as const;
  await emails.queue(transaction, context, { to: oldEmail, email });
  await emails.queue(transaction, context, { to: newEmail, email });
}
