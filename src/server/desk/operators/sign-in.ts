import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FirstOperatorInput, PasskeyAnswer } from '#contract/desk/sign-in.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { SignInAttempt, SignInAttemptsRepository } from '#server/features/auth/sign-in-attempts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { guessableReason } from '#server/platform/passwords/guessable-reason.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { DiaryRepository } from './activity-log.repository.ts';
import type { DeskCodesRepository } from './desk-codes.repository.ts';
import type { OperatorBrowsersRepository } from './operator-browsers.repository.ts';
import type { OperatorPasskeysRepository } from './operator-passkeys.repository.ts';
import type { KeyHolder, OperatorSessionsRepository } from './operator-sessions.repository.ts';
import type { Operator, OperatorsRepository } from './operators.repository.ts';
import type { NewPasskey, Passkeys } from './passkeys.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';

export interface DoorNeeds {
  db: Kysely<Database>;
  operators: OperatorsRepository;
  ownPasskeys: OperatorPasskeysRepository;
  sessions: OperatorSessionsRepository;
  browsers: OperatorBrowsersRepository;
  deskCodes: DeskCodesRepository;
  diary: DiaryRepository;
  passkeys: Passkeys;
  passwords: Passwords;
  attempts: SignInAttemptsRepository;
  emails: EmailsRepository;
  now: () => number;
  createId: () => string;
  randomBytes: (size: number) => Buffer;
}

/** Where a call comes from: our own address as the browser sees it, its network address, its name, its mark. */
export interface DeskCaller {
  origin: string;
  address: string;
  device: string;
  browserId: string;
}

export type CodeKind = 'first' | 'letter' | 'again';

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
/** A spare key that opened something before. */
export const USED = { ok: false, reason: 'used' } as const;
export const CODE = { ok: false, reason: 'code' } as const;
export const PASSKEY = { ok: false, reason: 'passkey' } as const;

/** What a code is good for; undefined for one that is unknown, used or has run out. */
export async function readCode({ operators, deskCodes }: DoorNeeds, code: string): Promise<CodeKind | undefined> {
  const found = await deskCodes.find(code);
  if (!found) return undefined;
  if (found.operatorId !== undefined) return 'again';
  return (await operators.hasAny()) ? 'letter' : 'first';
}

/** The first operator, with ten recovery codes, signed in. Of two at once one begins; the code is spent with her. */
export async function beginDesk(
  needs: DoorNeeds,
  { code, name, email, passkey: answer, password }: FirstOperatorInput,
  caller: DeskCaller,
): Promise<BeginOutcome> {
  const { db, operators, ownPasskeys, deskCodes, diary, passkeys, passwords, now, createId } = needs;
  const { origin, device } = caller;
  if ((await readCode(needs, code)) !== 'first') return CODE;
  const operator = { id: createId(), name, email, role: 'owner' } as const;
  const made = answer && (await passkeys.register(origin, operator.id, answer));
  if (answer && !made) return PASSKEY;
  const why = guessableByDesk(password, operator);
  if (why) return { ok: false, reason: 'guessable', why };
  const passwordHash = password === undefined ? null : await passwords.hash(password);
  const recoveryCodes = newRecoveryCodes(needs);
  return inTransaction(db, async (transaction): Promise<BeginOutcome> => {
    // Servers that start together print a code each.
    await lockNames(transaction, ['first operator']);
    if (await operators.hasAny(transaction)) return CODE;
    if (made && !(await deskCodes.spendChallenge(transaction, made.challenge))) return PASSKEY;
    if (!(await deskCodes.spend(transaction, code))) return CODE;
    await operators.add(transaction, operator, { passwordHash, now: now() });
    if (made) await ownPasskeys.add(transaction, made.passkey, { name: deviceName(device), now: now() });
    await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    await diary.write(transaction, { operator, action: 'first_operator' });
    return { ok: true, token: await issueSignIn(needs, transaction, operator.id, caller), recoveryCodes };
  });
}

export const guessableByDesk = (password: string | undefined, { email, name }: Pick<Operator, 'email' | 'name'>) =>
  password === undefined ? undefined : guessableReason(password, { email, names: [name] });

/** In the transaction that looks whether what she came in with is still hers. */
export async function issueSignIn(
  { sessions, browsers, now }: Pick<DoorNeeds, 'sessions' | 'browsers' | 'now'>,
  transaction: Kysely<Database>,
  operatorId: string,
  { device, browserId }: DeskCaller,
): Promise<string> {
  await browsers.remember(transaction, operatorId, browserId, now());
  return sessions.issue(transaction, operatorId, device);
}

export async function signInWithPasskey(
  needs: DoorNeeds,
  answer: PasskeyAnswer,
  caller: DeskCaller,
): Promise<SignedIn | Refusal<'wrong'>> {
  const { db, passkeys } = needs;
  const checked = await passkeys.check(caller.origin, answer, 'sign_in');
  if (!checked) return WRONG;
  return inTransaction(db, async (transaction): Promise<SignedIn | Refusal<'wrong'>> => {
    if (!(await passkeys.use(transaction, checked))) return WRONG;
    return { ok: true, token: await issueSignIn(needs, transaction, checked.operator.id, caller) };
  });
}

/** False where the same answer was used already, or the credential is somebody's. */
export async function addPasskey(
  { ownPasskeys, deskCodes, now }: Pick<DoorNeeds, 'ownPasskeys' | 'deskCodes' | 'now'>,
  transaction: Kysely<Database>,
  { passkey, challenge }: NewPasskey,
  device: string,
): Promise<boolean> {
  if (!(await deskCodes.spendChallenge(transaction, challenge))) return false;
  return ownPasskeys.add(transaction, passkey, { name: deviceName(device), now: now() });
}

/** With a recovery code as the second proof, which is spent. */
export async function signInWithPassword(
  needs: DoorNeeds,
  { email, password, recoveryCode }: { email: string; password: string; recoveryCode: string },
  caller: DeskCaller,
): Promise<PasswordOutcome> {
  const { db, operators, now } = needs;
  const checked = await checkPassword(needs, { email, password, attempt: await doorAttempt(needs, email, caller) });
  if (!checked.ok) return checked;
  const operatorId = checked.operator.id;
  const state = await operators.recoveryCodeState(operatorId, recoveryCode);
  if (state !== 'good') return state === 'used' ? USED : WRONG;
  await checked.clearFailures();
  return inTransaction(db, async (transaction): Promise<PasswordOutcome> => {
    if (!(await checked.isStillHers(transaction))) return WRONG;
    const isSpent = await operators.spendRecoveryCode(transaction, { operatorId, code: recoveryCode, now: now() });
    if (!isSpent) return WRONG;
    return { ok: true, token: await issueSignIn(needs, transaction, operatorId, caller) };
  });
}

/** Whether it is she who signed in: with a passkey of hers, or with her password. */
export async function proveAgain(
  needs: DoorNeeds,
  { operator, token }: KeyHolder,
  { passkey, password }: { passkey?: PasskeyAnswer | undefined; password?: string | undefined },
  { origin }: DeskCaller,
): Promise<{ ok: true } | Exclude<PasswordOutcome, SignedIn>> {
  const { db, sessions, passkeys } = needs;
  const proveIf = (isStillHers: (transaction: Kysely<Database>) => Promise<boolean>) =>
    inTransaction(db, async (transaction) => {
      if (!(await isStillHers(transaction))) return WRONG;
      return (await sessions.prove(transaction, token)) ? ({ ok: true } as const) : WRONG;
    });
  if (passkey) {
    const checked = await passkeys.check(origin, passkey, 'prove');
    if (checked?.operator.id !== operator.id) return WRONG;
    return proveIf((transaction) => passkeys.use(transaction, checked));
  }
  const { email } = operator;
  const checked = await checkPassword(needs, { email, password: password ?? '', attempt: proofAttempt(token) });
  if (!checked.ok) return checked;
  await checked.clearFailures();
  return proveIf(checked.isStillHers);
}

/** A browser that was in before is spared from the cap of the account, or a stranger could lock her out (product §23). */
export async function doorAttempt(
  { operators, browsers }: DoorNeeds,
  email: string,
  { address, browserId }: DeskCaller,
): Promise<SignInAttempt> {
  const { operator } = (await operators.findCredentials(email)) ?? {};
  return { email: `desk ${email}`, address, isKnownBrowser: await browsers.isKnown(operator?.id ?? '', browserId) };
}

/** Counted for the open sign-in alone: what is guessed at the door is no reason to refuse her. */
const proofAttempt = (token: string): SignInAttempt => {
  const signIn = `desk proof ${hash('sha256', token, 'base64url')}`;
  return { email: signIn, address: signIn, isKnownBrowser: true };
};

/** An unknown address takes as long as a wrong password. */
function checkPassword(
  needs: DoorNeeds,
  { email, password, attempt: caller }: { email: string; password: string; attempt: SignInAttempt },
) {
  const { operators, passwords, attempts } = needs;
  return passwords.admit(async () => {
    const attempt = await attempts.begin(caller);
    if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs } as const;
    const credentials = await operators.findCredentials(email);
    const check = await attempt.runCheck(() => passwords.check(password, credentials?.passwordHash));
    if (!credentials || !check.matches) {
      if (await attempts.isLocked(caller)) await warnOwner(needs);
      return WRONG;
    }
    const { operator, passwordHash } = credentials;
    const isStillHers = async (transaction: Kysely<Database>) =>
      (await operators.lock(transaction, operator.id))?.passwordHash === passwordHash;
    return { ok: true, operator, isStillHers, clearFailures: attempt.clearFailures } as const;
  });
}

/** Once an hour at most: that way is locked now. */
export async function warnOwner({ db, operators, emails, now }: DoorNeeds): Promise<void> {
  const owner = await operators.owner();
  if (!owner) return;
  await inTransaction(db, (transaction) =>
    emails.queueUnlessTooMany(transaction, {
      to: owner.email,
      email: { kind: 'desk_warning', about: 'door', firstName: owner.name, who: '' },
      about: 'door',
      atMost: 1,
      since: now() - ONE_HOUR_MS,
    }),
  );
}
