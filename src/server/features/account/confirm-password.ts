import type { FastifyReply } from 'fastify';
import type { User } from '#contract/auth.ts';
import { tooManyTriesText } from '#domain/sign-in-limits.ts';
import type { SignInAttemptsRepository } from '#server/features/auth/sign-in-attempts.repository.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { AccountsRepository } from './accounts.repository.ts';

export interface ConfirmPasswordNeeds {
  accounts: AccountsRepository;
  attempts: SignInAttemptsRepository;
  passwords: Passwords;
}

export type PasswordRefusal =
  | { ok: false; reason: 'wrong_password' }
  | { ok: false; reason: 'too_many_tries'; waitMs: number };

/** Whether a signed-in user knows her password. It can be tried no oftener than a sign-in. */
export async function confirmPassword(
  { accounts, attempts, passwords }: ConfirmPasswordNeeds,
  user: User,
  password: string,
  address: string,
): Promise<{ ok: true } | PasswordRefusal> {
  const attempt = await attempts.begin({ email: user.email, address, isKnownBrowser: true });
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };
  const check = await attempt.checking(async () => passwords.check(password, await accounts.findPasswordHash(user.id)));
  if (!check.matches) return { ok: false, reason: 'wrong_password' };
  await attempt.takeBack();
  return { ok: true };
}

/** @param field the name under which the password was sent. */
export function refusePassword(reply: FastifyReply, refusal: PasswordRefusal, field: string): FastifyReply {
  if (refusal.reason === 'too_many_tries') {
    const answer = { code: 'too_many_requests', message: tooManyTriesText(refusal.waitMs) } as const;
    return answerError(reply, 429, answer, refusal.waitMs / 1_000);
  }
  const message = 'The password is not right.';
  return answerError(reply, 400, { code: 'wrong_password', message, fields: [{ field, message }] });
}
