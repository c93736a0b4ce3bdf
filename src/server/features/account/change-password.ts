import type { Kysely } from 'kysely';
import type { ChangePassword } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import type { AccessTokensRepository } from '#server/features/auth/access-tokens.repository.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { type ConfirmPasswordNeeds, confirmPassword, type PasswordRefusal } from './confirm-password.ts';

export interface ChangePasswordNeeds extends ConfirmPasswordNeeds {
  db: Kysely<Database>;
  accessTokens: AccessTokensRepository;
  oneTimeTokens: OneTimeTokensRepository;
  emails: EmailsRepository;
  now: () => number;
}

/** Who asks, with which sign-in and from where. */
export interface Caller {
  user: User;
  token: string;
  address: string;
}

/** A new password for somebody who knows the old one. Every other sign-in ends, and she is told by mail. */
export async function changePassword(
  needs: ChangePasswordNeeds,
  { user, token, address }: Caller,
  { currentPassword, newPassword }: ChangePassword,
): Promise<{ ok: true } | PasswordRefusal> {
  const { db, accounts, accessTokens, oneTimeTokens, emails, passwords, now } = needs;
  const confirmed = await confirmPassword(needs, user, currentPassword, address);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await passwords.hash(newPassword);
  await inTransaction(db, async (transaction) => {
    await accounts.replacePassword(transaction, user.id, passwordHash);
    await accessTokens.revokeAll(transaction, user.id, token);
    await oneTimeTokens.spendAll(transaction, user.id, 'reset_password');
    const { firstName } = user;
    await emails.queue(transaction, {
      to: user.email,
      email: { kind: 'password_changed', firstName, changedAt: now() },
    });
  });
  return { ok: true };
}
