import type { Registration, User } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { guessableReason } from '#server/platform/passwords/guessable-reason.ts';
import { presentUser, type SignInNeeds, type SignInOrigin } from './sign-in.ts';

export interface RegisterNeeds extends Omit<SignInNeeds, 'attempts'> {
  createId: () => string;
}

export type RegisterOutcome =
  | { ok: true; user: User; token: string }
  | { ok: false; reason: 'email_taken' }
  | { ok: false; reason: 'guessable'; why: GuessableReason };

/** Of two concurrent registrations of one address, the unique index lets one win. */
export async function register(
  needs: RegisterNeeds,
  { email, password, firstName, lastName }: Registration,
  { device, browserId }: Pick<SignInOrigin, 'device' | 'browserId'>,
): Promise<RegisterOutcome> {
  const { db, accounts, accessTokens, knownBrowsers, passwords, now, createId } = needs;
  const why = guessableReason(password, { email, names: [firstName, lastName] });
  if (why) return { ok: false, reason: 'guessable', why };
  if (await accounts.findCredentials(email)) return { ok: false, reason: 'email_taken' };
  const userId = createId();
  const passwordHash = await passwords.hash(password);
  try {
    return await inTransaction(db, async (transaction) => {
      await accounts.insert(transaction, { id: userId, email, firstName, lastName, passwordHash, now: now() });
      await knownBrowsers.remember(transaction, userId, browserId, now());
      const token = await accessTokens.issue(transaction, userId, device);
      return { ok: true, token, user: await presentUser(accounts, transaction, userId) };
    });
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: 'email_taken' };
    throw error;
  }
}
