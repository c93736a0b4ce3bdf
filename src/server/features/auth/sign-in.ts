import type { Kysely } from 'kysely';
import type { Login, User } from '#contract/auth.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { AccessTokensRepository } from './access-tokens.repository.ts';
import type { KnownBrowsersRepository } from './known-browsers.repository.ts';
import type { SignInAttemptsRepository } from './sign-in-attempts.repository.ts';

export interface SignInNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  accessTokens: AccessTokensRepository;
  attempts: SignInAttemptsRepository;
  knownBrowsers: KnownBrowsersRepository;
  passwords: Passwords;
  now: () => number;
}

export interface SignInOrigin {
  address: string;
  device: string;
  browserId: string;
}

export type SignInOutcome =
  | { ok: true; user: User; token: string }
  | { ok: false; reason: 'wrong_credentials' }
  | { ok: false; reason: 'too_many_tries'; waitMs: number };

/** An unknown address and a wrong password take the same time and get the same answer. */
export function signIn(needs: SignInNeeds, login: Login, origin: SignInOrigin): Promise<SignInOutcome> {
  // Admission first: a rejected request is not a failed attempt and costs no more than this.
  return needs.passwords.admit(() => signInAdmitted(needs, login, origin));
}

async function signInAdmitted(
  needs: SignInNeeds,
  { email, password }: Login,
  { address, device, browserId }: SignInOrigin,
): Promise<SignInOutcome> {
  const { db, accounts, accessTokens, attempts, knownBrowsers, passwords, now } = needs;
  const credentials = await accounts.findCredentials(email);
  const isKnownBrowser = await knownBrowsers.isKnown(credentials?.userId ?? '', browserId);
  const attempt = await attempts.begin({ email, address, isKnownBrowser });
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };

  const check = await attempt.runCheck(() => passwords.check(password, credentials?.passwordHash));
  if (!credentials?.passwordHash || !check.matches) return { ok: false, reason: 'wrong_credentials' };

  await attempt.clearFailures();
  const { userId, passwordHash } = credentials;
  const dearerHash = check.isOutdated ? await passwords.hash(password) : undefined;
  return inTransaction(db, async (transaction): Promise<SignInOutcome> => {
    const current = await accounts.lockPasswordHash(transaction, userId);
    if (current !== passwordHash) return { ok: false, reason: 'wrong_credentials' };
    if (dearerHash !== undefined) await accounts.replacePassword(transaction, userId, dearerHash);
    await knownBrowsers.remember(transaction, userId, browserId, now());
    const token = await accessTokens.issue(transaction, userId, device);
    return { ok: true, token, user: await presentUser(accounts, transaction, userId) };
  });
}

export async function presentUser(
  accounts: AccountsRepository,
  transaction: Kysely<Database>,
  userId: string,
): Promise<User> {
  const user = await accounts.find(userId, transaction);
  if (!user) throw new Error('The account vanished while signing in');
  return user;
}
