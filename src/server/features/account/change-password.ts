import type { ChangePassword } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { AccessGrantsRepository } from '#server/features/auth/access-grants.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { guessableReason, passwordOwner } from '#server/platform/passwords/guessable-reason.ts';
import { type ConfirmPasswordNeeds, confirmPassword, type PasswordRefusal } from './confirm-password.ts';

export interface ChangePasswordNeeds extends ConfirmPasswordNeeds {
  accessGrants: AccessGrantsRepository;
  emails: EmailsRepository;
  now: () => number;
}

export interface Caller {
  user: User;
  token: string;
  browserId: string | undefined;
  address: string;
}

/** Revokes every other sign-in and notifies the user by e-mail. */
export async function changePassword(
  needs: ChangePasswordNeeds,
  { user, token, browserId, address }: Caller,
  { currentPassword, newPassword }: ChangePassword,
): Promise<{ ok: true } | { ok: false; reason: 'guessable'; why: GuessableReason } | PasswordRefusal> {
  const why = guessableReason(newPassword, passwordOwner(user));
  if (why) return { ok: false, reason: 'guessable', why };
  const { accounts, accessGrants, emails, passwords, now } = needs;
  const confirmed = await confirmPassword(needs, user, currentPassword, address);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await passwords.hash(newPassword);
  return confirmed.inTransaction(async (transaction) => {
    await accounts.replacePassword(transaction, user.id, passwordHash);
    const revoked = await accessGrants.revokeAll(transaction, user.id, { token, browserId });
    const { firstName } = user;
    await emails.queue(transaction, {
      to: user.email,
      email: { kind: 'password_changed', firstName, changedAt: now(), isFirst: false, ...revoked },
    });
    return { ok: true };
  });
}
