import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PasswordLinkAnswer, ResetPassword } from '#contract/account.ts';
import type { SignInAnswer } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import type { ContactDetails } from '#server/features/account/accounts.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { guessableReason, passwordOwner } from '#server/platform/passwords/guessable-reason.ts';
import * as accessGrants from './access-grants.repository.ts';
import * as accessTokens from './access-tokens.repository.ts';
import { knownBrowsers } from './known-browsers.repository.ts';
import * as oneTimeTokens from './one-time-tokens.repository.ts';
import { presentUser, type SignInOrigin } from './sign-in.ts';
import * as attempts from './sign-in-attempts.repository.ts';

export type ResetOutcome =
  | { ok: true; signIn: SignInAnswer | undefined }
  | { ok: false; reason: 'link_expired' }
  | { ok: false; reason: 'guessable'; why: GuessableReason };

/** Clicks within this time send one link. */
const ONE_LINK_MS = 2 * 60_000;

const EXPIRED = { ok: false, reason: 'link_expired' } as const;

/** The account is looked up when the e-mail is sent, so that neither answer nor timing reveals whether it exists. */
export async function askForReset(context: ServerContext, email: string): Promise<void> {
  const { db, now } = context;
  const window = Math.floor(now() / ONE_LINK_MS);
  await inTransaction(db, (transaction) =>
    emails.queue(transaction, context, {
      to: email,
      email: { kind: 'reset_password' },
      onceFor: `${hash('sha256', email, 'base64url')}:${window}`,
    }),
  );
}

export async function readPasswordLink(context: ServerContext, token: string): Promise<PasswordLinkAnswer | undefined> {
  const { db } = context;
  const link = await oneTimeTokens.find(db, context, 'reset_password', token);
  const owner = link && (await accounts.findContact(db, link.userId));
  // The link was sent to an address that the account no longer has.
  if (!owner || owner.email !== link.payload) return undefined;
  return { email: owner.email, isFirst: (await accounts.findPasswordHash(db, owner.userId)) === null };
}

/** Single use. Revokes all sign-ins, links and pending changes. Choosing a first password also signs in. */
export async function resetPassword(
  context: ServerContext,
  { token, password }: ResetPassword,
  origin: SignInOrigin,
): Promise<ResetOutcome> {
  const { db, passwords } = context;
  const link = await oneTimeTokens.find(db, context, 'reset_password', token);
  if (link?.payload === undefined) return EXPIRED;
  const user = await accounts.find(db, context, link.userId);
  const why = user && guessableReason(password, passwordOwner({ ...user, email: link.payload }));
  if (why) return { ok: false, reason: 'guessable', why };
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (transaction): Promise<ResetOutcome> => {
    if (!(await oneTimeTokens.spend(transaction, context, 'reset_password', token))) return EXPIRED;
    const isFirst = (await accountChanges.lockPasswordHash(transaction, link.userId)) === null;
    const owner = await accounts.findContact(transaction, link.userId);
    if (!owner || owner.email !== link.payload) return EXPIRED;
    await accountChanges.replacePassword(transaction, owner.userId, passwordHash);
    await revokeAndNotify(context, transaction, owner, isFirst);
    return { ok: true, signIn: isFirst ? await signInFrom(context, transaction, owner.userId, origin) : undefined };
  });
}

async function revokeAndNotify(
  context: ServerContext,
  transaction: Transaction<Database>,
  { userId, email, firstName }: ContactDetails,
  isFirst: boolean,
): Promise<void> {
  const { now } = context;
  await accountChanges.verifyAddress(transaction, userId, now());
  const revoked = await accessGrants.revokeAll(transaction, context, userId);
  await attempts.forgetAccount(transaction, email);
  await emails.queue(transaction, context, {
    to: email,
    email: { kind: 'password_changed', firstName, changedAt: now(), isFirst, ...revoked },
  });
}

async function signInFrom(
  context: ServerContext,
  transaction: Transaction<Database>,
  userId: string,
  { device, browserId }: SignInOrigin,
): Promise<SignInAnswer> {
  const { now } = context;
  await knownBrowsers.remember(transaction, userId, browserId, now());
  const token = await accessTokens.issue(transaction, context, userId, device);
  return { token, user: await presentUser(transaction, context, userId) };
}
