import type { Kysely } from 'kysely';
import type { DiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { AccountsRepository, ContactDetails } from './accounts.repository.ts';
import type { AddressCorrectionsRepository } from './address-corrections.repository.ts';

export interface ConfirmEmailNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  oneTimeTokens: OneTimeTokensRepository;
  emails: EmailsRepository;
  corrections: AddressCorrectionsRepository;
  diary: DiaryRepository;
  now: () => number;
}

export type ConfirmEmailOutcome = { ok: true; email: string } | { ok: false; reason: 'link_expired' | 'email_taken' };

const EXPIRED = { ok: false, reason: 'link_expired' } as const;

/** Also notifies the old address, whose owner may not have made the change. */
export async function confirmEmail(needs: ConfirmEmailNeeds, token: string): Promise<ConfirmEmailOutcome> {
  const { db, accounts, oneTimeTokens } = needs;
  const link = await oneTimeTokens.find('confirm_email', token);
  if (!link?.payload) return EXPIRED;
  const { userId, payload: email } = link;
  try {
    return await inTransaction(db, async (transaction): Promise<ConfirmEmailOutcome> => {
      const owner = await accounts.findContact(transaction, userId);
      if (!owner || !(await oneTimeTokens.spend(transaction, 'confirm_email', token))) return EXPIRED;
      // Cancelled meanwhile, or replaced by yet another address.
      if (!(await accounts.confirmPendingEmail(transaction, { userId, email, now: needs.now() }))) return EXPIRED;
      // Reset links were sent to the old address.
      await oneTimeTokens.spendAll(transaction, userId);
      await notifyBothAddresses(needs, transaction, owner, email);
      return { ok: true, email };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await accounts.clearPendingEmail(db, userId);
    return { ok: false, reason: 'email_taken' };
  }
}

/**
 * Cancels what would change the address, by the link sent to the current address, or to the one that the desk would
 * put in its place. False for an invalid token.
 */
export async function cancelEmailChange(needs: ConfirmEmailNeeds, token: string): Promise<boolean> {
  const { db, accounts, oneTimeTokens, corrections } = needs;
  const link = await oneTimeTokens.find('keep_email', token);
  if (!link) return false;
  const { userId, payload: recipient } = link;
  return inTransaction(db, async (transaction) => {
    if (!(await oneTimeTokens.spend(transaction, 'keep_email', token))) return false;
    const owner = await accounts.findContact(transaction, userId);
    const correction = await corrections.find(userId, transaction);
    const isOwners = owner?.email === recipient;
    // Too late: the change was already confirmed.
    if (!isOwners && correction?.newEmail !== recipient) return false;
    if (isOwners) await accounts.clearPendingEmail(transaction, userId);
    if (correction) await stopCorrection(needs, transaction, userId);
    return true;
  });
}

async function stopCorrection(
  { corrections, diary }: ConfirmEmailNeeds,
  transaction: Kysely<Database>,
  userId: string,
): Promise<void> {
  await corrections.remove(transaction, userId);
  await diary.write(transaction, { operator: BY_LINK, action: 'address_kept', aboutUserId: userId });
}

const BY_LINK = { id: null, name: 'By the link in a letter' };

async function notifyBothAddresses(
  { emails, now }: ConfirmEmailNeeds,
  transaction: Kysely<Database>,
  { email: oldEmail, firstName }: ContactDetails,
  newEmail: string,
): Promise<void> {
  const email = { kind: 'email_changed', firstName, newEmail, changedAt: now() } as const;
  await emails.queue(transaction, { to: oldEmail, email });
  await emails.queue(transaction, { to: newEmail, email });
}
