import type { Transaction } from 'kysely';
import type { Login, User } from '#contract/auth.ts';
import type { ServerContext } from '#server/context.ts';
import * as accountChanges from '#server/features/account/account-changes.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as accessTokens from './access-tokens.repository.ts';
import { knownBrowsers } from './known-browsers.repository.ts';
import * as attempts from './sign-in-attempts.repository.ts';

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
export function signIn(context: ServerContext, login: Login, origin: SignInOrigin): Promise<SignInOutcome> {
  // Admission first: a rejected request is not a failed attempt and costs no more than this.
  return context.passwords.admit(() => signInAdmitted(context, login, origin));
}

async function signInAdmitted(
  context: ServerContext,
  { email, password }: Login,
  { address, device, browserId }: SignInOrigin,
): Promise<SignInOutcome> {
  const { db, passwords, now } = context;
  const credentials = await accounts.findCredentials(db, email);
  const isKnownBrowser = await knownBrowsers.isKnown(db, credentials?.userId ?? '', browserId);
  const attempt = await attempts.begin(db, context, { email, address, isKnownBrowser });
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };

  const check = await attempt.runCheck(() => passwords.check(password, credentials?.passwordHash));
  if (!credentials?.passwordHash || !check.matches) return { ok: false, reason: 'wrong_credentials' };

  await attempt.clearFailures();
  const { userId, passwordHash } = credentials;
  const dearerHash = check.isOutdated ? await passwords.hash(password) : undefined;
  return inTransaction(db, async (transaction): Promise<SignInOutcome> => {
    const current = await accountChanges.lockPasswordHash(transaction, userId);
    if (current !== passwordHash) return { ok: false, reason: 'wrong_credentials' };
    if (dearerHash !== undefined) await accountChanges.replacePassword(transaction, userId, dearerHash);
    await knownBrowsers.remember(transaction, userId, browserId, now());
    const token = await accessTokens.issue(transaction, context, userId, device);
    return { ok: true, token, user: await presentUser(transaction, context, userId) };
  });
}

export async function presentUser(
  transaction: Transaction<Database>,
  context: Pick<ServerContext, 'config'>,
  userId: string,
): Promise<User> {
  const user = await accounts.find(transaction, context, userId);
  if (!user) throw new Error('The account vanished while signing in');
  return user;
}
