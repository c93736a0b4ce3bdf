import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PasswordLinkAnswer, ResetPassword } from '#contract/account.ts';
import type { SignInAnswer } from '#contract/auth.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { AccountsRepository, ContactDetails } from '#server/features/account/accounts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { guessableReason, passwordOwner } from '#server/platform/passwords/guessable-reason.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { AccessGrantsRepository } from './access-grants.repository.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';
import type { KnownBrowsersRepository } from './known-browsers.repository.ts';
import type { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import { presentUser, type SignInOrigin } from './sign-in.ts';
import type { SignInAttemptsRepository } from './sign-in-attempts.repository.ts';

export interface ResetPasswordNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  accessTokens: AccessTokensRepository;
  attempts: SignInAttemptsRepository;
  knownBrowsers: KnownBrowsersRepository;
  oneTimeTokens: OneTimeTokensRepository;
  accessGrants: AccessGrantsRepository;
  emails: EmailsRepository;
  passwords: Passwords;
  now: () => number;
}

export type ResetOutcome =
  | { ok: true; signIn: SignInAnswer | undefined }
  | { ok: false; reason: 'link_expired' }
  | { ok: false; reason: 'guessable'; why: GuessableReason };

/** Clicks within this time send one link. */
const ONE_LINK_MS = 2 * 60_000;

const EXPIRED = { ok: false, reason: 'link_expired' } as const;

/** The account is looked up when the e-mail is sent, so that neither answer nor timing reveals whether it exists. */
export async function askForReset({ db, emails, now }: ResetPasswordNeeds, email: string): Promise<void> {
  const window = Math.floor(now() / ONE_LINK_MS);
  await emails.queue(db, {
    to: email,
    email: { kind: 'reset_password' },
    onceFor: `${hash('sha256', email, 'base64url')}:${window}`,
  });
}

export async function readPasswordLink(
  { db, accounts, oneTimeTokens }: ResetPasswordNeeds,
  token: string,
): Promise<PasswordLinkAnswer | undefined> {
  const link = await oneTimeTokens.find('reset_password', token);
  const owner = link && (await accounts.findContact(db, link.userId));
  // The link was sent to an address that the account no longer has.
  if (!owner || owner.email !== link.payload) return undefined;
  return { email: owner.email, isFirst: (await accounts.findPasswordHash(owner.userId)) === null };
}

/** Single use. Revokes all sign-ins, links and pending changes. Choosing a first password also signs in. */
export async function resetPassword(
  needs: ResetPasswordNeeds,
  { token, password }: ResetPassword,
  origin: SignInOrigin,
): Promise<ResetOutcome> {
  const { db, accounts, oneTimeTokens, passwords } = needs;
  const link = await oneTimeTokens.find('reset_password', token);
  if (link?.payload === undefined) return EXPIRED;
  const user = await accounts.find(link.userId);
  const why = user && guessableReason(password, passwordOwner({ ...user, email: link.payload }));
  if (why) return { ok: false, reason: 'guessable', why };
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (transaction): Promise<ResetOutcome> => {
    if (!(await oneTimeTokens.spend(transaction, 'reset_password', token))) return EXPIRED;
    const isFirst = (await accounts.lockPasswordHash(transaction, link.userId)) === null;
    const owner = await accounts.findContact(transaction, link.userId);
    if (!owner || owner.email !== link.payload) return EXPIRED;
    await accounts.replacePassword(transaction, owner.userId, passwordHash);
    await revokeAndNotify(needs, transaction, owner, isFirst);
    return { ok: true, signIn: isFirst ? await signInFrom(needs, transaction, owner.userId, origin) : undefined };
  });
}

async function revokeAndNotify(
  { accounts, attempts, accessGrants, emails, now }: ResetPasswordNeeds,
  transaction: Kysely<Database>,
  { userId, email, firstName }: ContactDetails,
  isFirst: boolean,
): Promise<void> {
  await accounts.verifyAddress(transaction, userId, now());
  const revoked = await accessGrants.revokeAll(transaction, userId);
  await attempts.forgetAccount(transaction, email);
  await emails.queue(transaction, {
    to: email,
    email: { kind: 'password_changed', firstName, changedAt: now(), isFirst, ...revoked },
  });
}

async function signInFrom(
  { accounts, accessTokens, knownBrowsers, now }: ResetPasswordNeeds,
  transaction: Kysely<Database>,
  userId: string,
  { device, browserId }: SignInOrigin,
): Promise<SignInAnswer> {
  await knownBrowsers.remember(transaction, userId, browserId, now());
  const token = await accessTokens.issue(transaction, userId, device);
  return { token, user: await presentUser(accounts, transaction, userId) };
}
