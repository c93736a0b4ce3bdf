import type { Registration, User } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { guessableReason } from '#server/platform/passwords/guessable-reason.ts';
import * as accessTokens from './access-tokens.repository.ts';
import { knownBrowsers } from './known-browsers.repository.ts';
import { presentUser, type SignInOrigin } from './sign-in.ts';

export type RegisterOutcome =
  | { ok: true; user: User; token: string }
  | { ok: false; reason: 'email_taken' }
  | { ok: false; reason: 'guessable'; why: GuessableReason };

/** Of two concurrent registrations of one address, the unique index lets one win. */
export async function register(
  context: ServerContext,
  { email, password, firstName, lastName }: Registration,
  { device, browserId }: Pick<SignInOrigin, 'device' | 'browserId'>,
): Promise<RegisterOutcome> {
  const { db, passwords, now, createId } = context;
  const why = guessableReason(password, { email, names: [firstName, lastName] });
  if (why) return { ok: false, reason: 'guessable', why };
  if (await accounts.findCredentials(db, email)) return { ok: false, reason: 'email_taken' };
  const userId = createId();
  const passwordHash = await passwords.hash(password);
  try {
    return await inTransaction(db, async (transaction) => {
      await accountChanges.insert(transaction, { id: userId, email, firstName, lastName, passwordHash, now: now() });
      await knownBrowsers.remember(transaction, userId, browserId, now());
      const token = await accessTokens.issue(transaction, context, userId, device);
      return { ok: true, token, user: await presentUser(transaction, context, userId) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'email_taken' };
    throw error;
  }
}
