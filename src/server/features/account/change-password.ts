import type { ChangePassword } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { ServerContext } from '#server/context.ts';
import * as accessGrants from '#server/features/auth/access-grants.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { guessableReason, passwordOwner } from '#server/platform/passwords/guessable-reason.ts';
import * as accountChanges from './account-changes.repository.ts';
import { confirmPassword, type PasswordRefusal } from './confirm-password.ts';

export interface Caller {
  user: User;
  token: string;
  browserId: string | undefined;
  address: string;
}

/** Revokes every other sign-in and notifies the user by e-mail. */
export async function changePassword(
  context: ServerContext,
  { user, token, browserId, address }: Caller,
  { currentPassword, newPassword }: ChangePassword,
): Promise<{ ok: true } | { ok: false; reason: 'guessable'; why: GuessableReason } | PasswordRefusal> {
  const why = guessableReason(newPassword, passwordOwner(user));
  if (why) return { ok: false, reason: 'guessable', why };
  const { passwords, now } = context;
  const confirmed = await confirmPassword(context, user, currentPassword, address);
  if (!confirmed.ok) return confirmed;
  const passwordHash = await passwords.hash(newPassword);
  return confirmed.inTransaction(async (transaction) => {
    await accountChanges.replacePassword(transaction, user.id, passwordHash);
    const revoked = await accessGrants.revokeAll(transaction, context, user.id, { token, browserId });
    const { firstName } = user;
    await emails.queue(transaction, context, {
      to: user.email,
      email: { kind: 'password_changed', firstName, changedAt: now(), isFirst: false, ...revoked },
    });
    return { ok: true };
  });
}
