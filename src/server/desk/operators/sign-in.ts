import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FirstOperatorInput, PasskeyAnswer } from '#contract/desk/sign-in.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { ServerContext } from '#server/context.ts';
import { operatorBrowsers } from '#server/features/auth/known-browsers.repository.ts';
import type { SignInAttempt } from '#server/features/auth/sign-in-attempts.repository.ts';
import * as signInAttempts from '#server/features/auth/sign-in-attempts.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { guessableReason } from '#server/platform/passwords/guessable-reason.ts';
import * as activityLog from './activity-log.repository.ts';
import * as deskCodes from './desk-codes.repository.ts';
import * as operatorPasskeys from './operator-passkeys.repository.ts';
import type { KeyHolder } from './operator-sessions.repository.ts';
import * as operatorSessions from './operator-sessions.repository.ts';
import type { Operator } from './operators.repository.ts';
import * as operators from './operators.repository.ts';
import type { NewPasskey } from './passkeys.ts';
import * as passkeys from './passkeys.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';

/** Where a call comes from: our own address as the browser sees it, its network address, its name, its mark. */
export interface DeskCaller {
  origin: string;
  address: string;
  device: string;
  browserId: string;
}

export type CodeKind = 'first' | 'email' | 'again';

export type Refusal<Reason extends string> = { ok: false; reason: Reason };
export type SignedIn = { ok: true; token: string };

export type Guessable = Refusal<'guessable'> & { why: GuessableReason };
export type BeginOutcome = (SignedIn & { recoveryCodes: string[] }) | Refusal<'code' | 'passkey'> | Guessable;
export type PasswordOutcome =
  | SignedIn
  | Refusal<'wrong' | 'used'>
  | { ok: false; reason: 'too_many_tries'; waitMs: number };

const ONE_HOUR_MS = 3_600_000;

export const WRONG = { ok: false, reason: 'wrong' } as const;
/** A recovery code that opened something before. */
export const USED = { ok: false, reason: 'used' } as const;
export const CODE = { ok: false, reason: 'code' } as const;
export const PASSKEY = { ok: false, reason: 'passkey' } as const;

/** What a code is good for; undefined for one that is unknown, used or has run out. */
export async function readCode(context: ServerContext, code: string): Promise<CodeKind | undefined> {
  const { db } = context;
  const found = await deskCodes.find(db, context, code);
  if (!found) return undefined;
  if (found.operatorId !== undefined) return 'again';
  return (await operators.hasAny(db)) ? 'email' : 'first';
}

/** The first operator, with ten recovery codes, signed in. Of two at once one begins; the code is spent with them. */
export async function beginDesk(
  context: ServerContext,
  { code, name, email, passkey: answer, password }: FirstOperatorInput,
  caller: DeskCaller,
): Promise<BeginOutcome> {
  const { db, passwords, now, createId } = context;
  const { origin, device } = caller;
  if ((await readCode(context, code)) !== 'first') return CODE;
  const operator = { id: createId(), name, email, role: 'owner' } as const;
  const made = answer && (await passkeys.register(context, origin, operator.id, answer));
  if (answer && !made) return PASSKEY;
  const why = guessableByDesk(password, operator);
  if (why) return { ok: false, reason: 'guessable', why };
  const passwordHash = password === undefined ? null : await passwords.hash(password);
  const recoveryCodes = newRecoveryCodes(context);
  return inTransaction(db, async (transaction): Promise<BeginOutcome> => {
    // Servers that start together print a code each.
    await lockNames(transaction, ['first operator']);
    if (await operators.hasAny(transaction)) return CODE;
    if (made && !(await deskCodes.spendChallenge(transaction, made.challenge))) return PASSKEY;
    if (!(await deskCodes.spend(transaction, context, code))) return CODE;
    await operators.add(transaction, operator, { passwordHash, now: now() });
    if (made) await operatorPasskeys.add(transaction, made.passkey, { name: deviceName(device), now: now() });
    await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    await activityLog.write(transaction, context, { operator, action: 'first_operator' });
    return { ok: true, token: await issueSignIn(context, transaction, operator.id, caller), recoveryCodes };
  });
}

export const guessableByDesk = (password: string | undefined, { email, name }: Pick<Operator, 'email' | 'name'>) =>
  password === undefined ? undefined : guessableReason(password, { email, names: [name] });

/** In the transaction that looks whether what the operator came in with is still theirs. */
export async function issueSignIn(
  context: ServerContext,
  transaction: Transaction<Database>,
  operatorId: string,
  { device, browserId }: DeskCaller,
): Promise<string> {
  const { now } = context;
  await operatorBrowsers.remember(transaction, operatorId, browserId, now());
  return operatorSessions.issue(transaction, context, operatorId, device);
}

export async function signInWithPasskey(
  context: ServerContext,
  answer: PasskeyAnswer,
  caller: DeskCaller,
): Promise<SignedIn | Refusal<'wrong'>> {
  const { db } = context;
  const checked = await passkeys.check(context, caller.origin, answer, 'sign_in');
  if (!checked) return WRONG;
  return inTransaction(db, async (transaction): Promise<SignedIn | Refusal<'wrong'>> => {
    if (!(await passkeys.use(transaction, context, checked))) return WRONG;
    return { ok: true, token: await issueSignIn(context, transaction, checked.operator.id, caller) };
  });
}

/** False where the same answer was used already, or the credential is somebody's. */
export async function addPasskey(
  { now }: ServerContext,
  transaction: Transaction<Database>,
  { passkey, challenge }: NewPasskey,
  device: string,
): Promise<boolean> {
  if (!(await deskCodes.spendChallenge(transaction, challenge))) return false;
  return operatorPasskeys.add(transaction, passkey, { name: deviceName(device), now: now() });
}

/** With a recovery code as the second proof, which is spent. */
export async function signInWithPassword(
  context: ServerContext,
  { email, password, recoveryCode }: { email: string; password: string; recoveryCode: string },
  caller: DeskCaller,
): Promise<PasswordOutcome> {
  const { db, now } = context;
  const checked = await checkPassword(context, {
    email,
    password,
    attempt: await signInAttempt(context, email, caller),
  });
  if (!checked.ok) return checked;
  const operatorId = checked.operator.id;
  const state = await operators.recoveryCodeState(db, operatorId, recoveryCode);
  if (state !== 'good') return state === 'used' ? USED : WRONG;
  await checked.clearFailures();
  return inTransaction(db, async (transaction): Promise<PasswordOutcome> => {
    if (!(await checked.isStillHers(transaction))) return WRONG;
    const isSpent = await operators.spendRecoveryCode(transaction, { operatorId, code: recoveryCode, now: now() });
    if (!isSpent) return WRONG;
    return { ok: true, token: await issueSignIn(context, transaction, operatorId, caller) };
  });
}

/** Whether it is the operator who signed in: with a passkey of theirs, or with their password. */
export async function proveAgain(
  context: ServerContext,
  { operator, token }: KeyHolder,
  { passkey, password }: { passkey?: PasskeyAnswer | undefined; password?: string | undefined },
  { origin }: DeskCaller,
): Promise<{ ok: true } | Exclude<PasswordOutcome, SignedIn>> {
  const { db } = context;
  const proveIf = (isStillHers: (transaction: Transaction<Database>) => Promise<boolean>) =>
    inTransaction(db, async (transaction) => {
      if (!(await isStillHers(transaction))) return WRONG;
      return (await operatorSessions.prove(transaction, context, token)) ? ({ ok: true } as const) : WRONG;
    });
  if (passkey) {
    const checked = await passkeys.check(context, origin, passkey, 'prove');
    if (checked?.operator.id !== operator.id) return WRONG;
    return proveIf((transaction) => passkeys.use(transaction, context, checked));
  }
  const { email } = operator;
  const checked = await checkPassword(context, { email, password: password ?? '', attempt: proofAttempt(token) });
  if (!checked.ok) return checked;
  await checked.clearFailures();
  return proveIf(checked.isStillHers);
}

/**
 * A browser that was in before is spared from the cap of the account, or a stranger could lock them out (product
 * §23).
 */
export async function signInAttempt(
  { db }: ServerContext,
  email: string,
  { address, browserId }: DeskCaller,
): Promise<SignInAttempt> {
  const { operator } = (await operators.findCredentials(db, email)) ?? {};
  return {
    email: `desk ${email}`,
    address,
    isKnownBrowser: await operatorBrowsers.isKnown(db, operator?.id ?? '', browserId),
  };
}

/** Counted for the open sign-in alone: what is guessed at the sign-in is no reason to refuse the operator. */
const proofAttempt = (token: string): SignInAttempt => {
  const signIn = `desk proof ${hash('sha256', token, 'base64url')}`;
  return { email: signIn, address: signIn, isKnownBrowser: true };
};

/** An unknown address takes as long as a wrong password. */
function checkPassword(
  context: ServerContext,
  { email, password, attempt: caller }: { email: string; password: string; attempt: SignInAttempt },
) {
  const { db } = context;
  const { passwords } = context;
  return passwords.admit(async () => {
    const attempt = await signInAttempts.begin(db, context, caller);
    if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs } as const;
    const credentials = await operators.findCredentials(db, email);
    const check = await attempt.runCheck(() => passwords.check(password, credentials?.passwordHash));
    if (!credentials || !check.matches) {
      if (await signInAttempts.isLocked(db, context, caller)) await warnOwner(context);
      return WRONG;
    }
    const { operator, passwordHash } = credentials;
    const isStillHers = async (transaction: Transaction<Database>) =>
      (await operators.lock(transaction, operator.id))?.passwordHash === passwordHash;
    return { ok: true, operator, isStillHers, clearFailures: attempt.clearFailures } as const;
  });
}

/** Once an hour at most: that way is locked now. */
export async function warnOwner(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const owner = await operators.owner(db);
  if (!owner) return;
  await inTransaction(db, (transaction) =>
    emails.queueUnlessTooMany(transaction, context, {
      to: owner.email,
      email: { kind: 'desk_warning', about: 'sign_in', firstName: owner.name, who: '' },
      about: 'sign_in',
      atMost: 1,
      since: now() - ONE_HOUR_MS,
    }),
  );
}
