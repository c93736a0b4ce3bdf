import type { ProfileChange, User } from '#contract/auth.ts';
import type { SignInAttemptsRepository } from '#server/features/auth/sign-in-attempts.repository.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { AccountsRepository } from './accounts.repository.ts';

export interface ChangeProfileNeeds {
  accounts: AccountsRepository;
  attempts: SignInAttemptsRepository;
  passwords: Passwords;
}

export type ChangeProfileOutcome =
  | { ok: true; user: User }
  | { ok: false; reason: 'password_missing' | 'wrong_password' | 'email_taken' }
  | { ok: false; reason: 'too_many_tries'; waitMs: number };

/**
 * Changes the names at once. Another address needs the password, is tried no oftener than a sign-in may be, and waits
 * until it is confirmed (decision "Access").
 */
export async function changeProfile(
  { accounts, attempts, passwords }: ChangeProfileNeeds,
  user: User,
  { firstName, lastName, email, currentPassword }: ProfileChange,
  address: string,
): Promise<ChangeProfileOutcome> {
  if (email === user.email) {
    await accounts.saveNames(user.id, { firstName, lastName });
    return changed(accounts, user.id);
  }
  if (currentPassword === undefined) return { ok: false, reason: 'password_missing' };
  const attempt = await attempts.begin({ email: user.email, address, isKnownBrowser: true });
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };
  const check = await passwords.check(currentPassword, await accounts.findPasswordHash(user.id));
  if (!check.matches) return { ok: false, reason: 'wrong_password' };
  await attempt.takeBack();
  if (await accounts.findCredentials(email)) return { ok: false, reason: 'email_taken' };
  await accounts.saveProfile(user.id, { firstName, lastName, pendingEmail: email });
  return changed(accounts, user.id);
}

async function changed(accounts: AccountsRepository, userId: string): Promise<ChangeProfileOutcome> {
  const user = await accounts.find(userId);
  if (!user) throw new Error('The account vanished while it was changed');
  return { ok: true, user };
}
