import type { FastifyReply } from 'fastify';
import type { Transaction } from 'kysely';
import type { User } from '#contract/auth.ts';
import { tooManyTriesText } from '#domain/account/sign-in-limits.ts';
import type { ServerContext } from '#server/context.ts';
import * as attempts from '#server/features/auth/sign-in-attempts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { answerError } from '#server/platform/http/error-answers.ts';
import * as accountChanges from './account-changes.repository.ts';
import * as accounts from './accounts.repository.ts';

export type PasswordRefusal =
  | { ok: false; reason: 'wrong_password' }
  | { ok: false; reason: 'too_many_tries'; waitMs: number };

interface ConfirmedPassword {
  ok: true;
  /** Rolls back if the password was replaced since it was checked. */
  inTransaction: <Result>(
    work: (transaction: Transaction<Database>) => Promise<Result>,
  ) => Promise<Result | { ok: false; reason: 'wrong_password' }>;
}

const WRONG = { ok: false, reason: 'wrong_password' } as const;

/** Rate limited like a sign-in. */
export async function confirmPassword(
  context: ServerContext,
  user: User,
  password: string,
  address: string,
): Promise<ConfirmedPassword | PasswordRefusal> {
  const { db, passwords } = context;
  const attempt = await attempts.begin(db, context, { email: user.email, address, isKnownBrowser: true });
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };
  const checked = unlessGone(await accounts.findPasswordHash(db, user.id));
  const { matches } = await attempt.runCheck(() => passwords.check(password, checked));
  if (!matches) return WRONG;
  await attempt.clearFailures();
  return {
    ok: true,
    inTransaction: (work) =>
      inTransaction(db, async (transaction) => {
        const current = unlessGone(await accountChanges.lockPasswordHash(transaction, user.id));
        return current === checked ? work(transaction) : WRONG;
      }),
  };
}

/** The sign-in went with the account, so what is thrown here is answered with 401. */
function unlessGone(passwordHash: string | null | undefined): string | null {
  if (passwordHash === undefined) throw new Error('The account vanished while its password was checked');
  return passwordHash;
}

export function refusePassword(reply: FastifyReply, refusal: PasswordRefusal, field: string): FastifyReply {
  if (refusal.reason === 'too_many_tries') {
    const answer = { code: 'too_many_requests', message: tooManyTriesText(refusal.waitMs) } as const;
    return answerError(reply, 429, answer, refusal.waitMs / 1_000);
  }
  const message = 'That password isn’t right.';
  return answerError(reply, 400, { code: 'wrong_password', message, fields: [{ field, message }] });
}
