import type { Kysely } from 'kysely';
import type { ResetPassword } from '#contract/account.ts';
import type { AccountsRepository, Contact } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import type { SignInAttemptsRepository } from './sign-in-attempts.repository.ts';
import type { WaysInRepository } from './ways-in.repository.ts';

export interface ResetPasswordNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  attempts: SignInAttemptsRepository;
  oneTimeTokens: OneTimeTokensRepository;
  waysIn: WaysInRepository;
  emails: EmailsRepository;
  passwords: Passwords;
  now: () => number;
}

/**
 * Sets a new password with the token of a link, once. Whoever was signed in before is not any more, on any device, and
 * no other link or half-made change of the account is left to a stranger. False for a token that is not good.
 */
export async function resetPassword(needs: ResetPasswordNeeds, { token, password }: ResetPassword): Promise<boolean> {
  const { db, accounts, oneTimeTokens, passwords } = needs;
  const link = await oneTimeTokens.find('reset_password', token);
  if (!link) return false;
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (transaction) => {
    if (!(await oneTimeTokens.spend(transaction, 'reset_password', token))) return false;
    const owner = await accounts.findContact(transaction, link.userId);
    // The link proved another address than the account has now.
    if (!owner || owner.email !== link.payload) return false;
    await accounts.replacePassword(transaction, owner.userId, passwordHash);
    await startAnew(needs, transaction, owner);
    return true;
  });
}

async function startAnew(
  { accounts, attempts, waysIn, emails, now }: ResetPasswordNeeds,
  transaction: Kysely<Database>,
  { userId, email, firstName }: Contact,
): Promise<void> {
  await accounts.verifyAddress(transaction, userId, now());
  const ended = await waysIn.endAll(transaction, userId);
  await attempts.forgetAccount(transaction, email);
  await emails.queue(transaction, {
    to: email,
    email: { kind: 'password_changed', firstName, changedAt: now(), ...ended },
  });
}
