import type { Transaction } from 'kysely';
import type { SignInAnswer } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { NewsletterWording } from '#domain/emails/newsletter.ts';
import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as accessGrants from '#server/features/auth/access-grants.repository.ts';
import * as accessTokens from '#server/features/auth/access-tokens.repository.ts';
import { type BuyerProof, isBuyer, isJustBought } from '#server/features/checkout/buyer-proof.ts';
import * as newsletterAnswers from '#server/features/newsletter/newsletter-answers.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { guessableReason, passwordOwner } from '#server/platform/passwords/guessable-reason.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import * as purchases from './purchases.repository.ts';

interface ClaimAttempt extends BuyerProof {
  sessionId: string;
  password: string;
  /** The words with which the buyer agrees to the newsletter. */
  newsletter?: NewsletterWording | undefined;
  /** The user agent of the browser. */
  device: string;
}

/**
 * Sets the first password of the account that a guest's payment made, and signs in: once, within the hour, in the
 * paying browser.
 */
export async function claimAccount(
  context: ServerContext,
  { sessionId, password, newsletter, device, ...proof }: ClaimAttempt,
): Promise<SignInAnswer | 'refused' | 'already_claimed' | { guessable: GuessableReason }> {
  const { db, passwords, now } = context;
  const purchase = await purchases.findByProviderId(db, sessionId);
  if (!purchase || !isJustBought(purchase, now()) || !isBuyer(proof, purchase)) return 'refused';
  const user = purchase.userId === undefined ? undefined : await accounts.find(db, context, purchase.userId);
  if (!purchase.createdUser || !user) return 'refused';
  if (purchase.claimedAt !== undefined || (await accounts.findPasswordHash(db, user.id))) return 'already_claimed';
  const guessable = guessableReason(password, passwordOwner(user));
  if (guessable) return { guessable };
  const passwordHash = await passwords.hash(password);
  const token = await inTransaction(db, async (transaction) => {
    if (!(await setPassword(context, transaction, purchase.id, user.id, passwordHash))) return undefined;
    if (newsletter) await newsletterAnswers.say(transaction, user.id, { answer: 'yes', wording: newsletter }, now());
    return accessTokens.issue(transaction, context, user.id, device);
  });
  return token === undefined ? 'already_claimed' : { token, user };
}

/** Revokes what was issued before the password existed. */
async function setPassword(
  context: ServerContext,
  transaction: Transaction<Database>,
  purchaseId: string,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  if (!(await accountChanges.setFirstPassword(transaction, userId, passwordHash))) return false;
  await purchaseChanges.spendClaim(transaction, purchaseId, context.now());
  await accessGrants.revokeAll(transaction, context, userId);
  return true;
}
