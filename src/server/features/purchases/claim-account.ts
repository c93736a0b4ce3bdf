import type { Kysely } from 'kysely';
import type { SignInAnswer } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { NewsletterWording } from '#domain/emails/newsletter.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { AccessGrantsRepository } from '#server/features/auth/access-grants.repository.ts';
import { type BuyerProof, isBuyer, isJustBought } from '#server/features/checkout/buyer-proof.ts';
import type { NewsletterAnswersRepository } from '#server/features/newsletter/newsletter-answers.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { guessableReason, passwordOwner } from '#server/platform/passwords/guessable-reason.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { PurchasesRepository } from './purchases.repository.ts';

export interface ClaimAccountNeeds {
  db: Kysely<Database>;
  purchases: PurchasesRepository;
  accounts: AccountsRepository;
  accessGrants: AccessGrantsRepository;
  lettersAnswers: NewsletterAnswersRepository;
  passwords: Passwords;
  now: () => number;
}

interface ClaimAttempt extends BuyerProof {
  sessionId: string;
  password: string;
  /** With which words she says yes to letters. */
  letters?: NewsletterWording | undefined;
  issueToken: (transaction: Kysely<Database>, userId: string) => Promise<string>;
}

/** Sets the first password of a guest's new account and signs in: paid within the hour, by this browser, once. */
export async function claimAccount(
  needs: ClaimAccountNeeds,
  { sessionId, password, letters, issueToken, ...proof }: ClaimAttempt,
): Promise<SignInAnswer | 'refused' | 'already_claimed' | { guessable: GuessableReason }> {
  const { purchases, accounts, passwords, now } = needs;
  const purchase = await purchases.findByProviderId(sessionId);
  if (!purchase || !isJustBought(purchase, now()) || !isBuyer(proof, purchase)) return 'refused';
  const user = purchase.userId === undefined ? undefined : await accounts.find(purchase.userId);
  if (!purchase.createdUser || !user) return 'refused';
  if (purchase.claimedAt !== undefined || (await accounts.findPasswordHash(user.id))) return 'already_claimed';
  const guessable = guessableReason(password, passwordOwner(user));
  if (guessable) return { guessable };
  const passwordHash = await passwords.hash(password);
  const token = await inTransaction(needs.db, async (transaction) => {
    if (!(await setPassword(needs, transaction, purchase.id, user.id, passwordHash))) return undefined;
    if (letters) await needs.lettersAnswers.say(transaction, user.id, { answer: 'yes', wording: letters }, now());
    return issueToken(transaction, user.id);
  });
  return token === undefined ? 'already_claimed' : { token, user };
}

/** Revokes what was issued before the password existed. */
async function setPassword(
  { accounts, purchases, accessGrants, now }: ClaimAccountNeeds,
  transaction: Kysely<Database>,
  purchaseId: string,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  if (!(await accounts.setFirstPassword(transaction, userId, passwordHash))) return false;
  await purchases.spendClaim(transaction, purchaseId, now());
  await accessGrants.revokeAll(transaction, userId);
  return true;
}
