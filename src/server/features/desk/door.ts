import type { Kysely } from 'kysely';
import type { FirstOperatorInput, PasskeyAnswer } from '#contract/desk-door.ts';
import { deviceName } from '#domain/device-name.ts';
import type { SignInAttemptsRepository } from '#server/features/auth/sign-in-attempts.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Passwords } from '#server/platform/passwords/passwords.ts';
import type { DeskCodesRepository } from './desk-codes.repository.ts';
import type { DiaryRepository } from './diary.repository.ts';
import type { OperatorPasskeysRepository } from './operator-passkeys.repository.ts';
import type { OperatorSessionsRepository } from './operator-sessions.repository.ts';
import type { Operator, OperatorsRepository } from './operators.repository.ts';
import type { NewPasskey, Passkeys } from './passkeys.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';

export interface DoorNeeds {
  db: Kysely<Database>;
  operators: OperatorsRepository;
  ownPasskeys: OperatorPasskeysRepository;
  sessions: OperatorSessionsRepository;
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

/** Where a call comes from: our own address as the browser sees it, its network address, its name. */
export interface DeskCaller {
  origin: string;
  address: string;
  device: string;
}

export type CodeKind = 'first' | 'letter' | 'again';

export type Refusal<Reason extends string> = { ok: false; reason: Reason };
export type SignedIn = { ok: true; token: string };

export type BeginOutcome = (SignedIn & { recoveryCodes: string[] }) | Refusal<'code' | 'passkey'>;
export type PasswordOutcome = SignedIn | Refusal<'wrong'> | { ok: false; reason: 'too_many_tries'; waitMs: number };

const ONE_HOUR_MS = 3_600_000;

export const WRONG = { ok: false, reason: 'wrong' } as const;
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
  { origin, device }: DeskCaller,
): Promise<BeginOutcome> {
  const { db, operators, sessions, deskCodes, diary, passkeys, passwords, now, createId } = needs;
  if ((await readCode(needs, code)) !== 'first') return CODE;
  const operator = { id: createId(), name, email, role: 'owner' } as const;
  const made = answer && (await passkeys.register(origin, operator.id, answer));
  if (answer && !made) return PASSKEY;
  const passwordHash = password === undefined ? null : await passwords.hash(password);
  const recoveryCodes = newRecoveryCodes(needs);
  return inTransaction(db, async (transaction): Promise<BeginOutcome> => {
    // Servers that start together print a code each.
    await lockNames(transaction, ['first operator']);
    if ((await operators.hasAny(transaction)) || !(await deskCodes.spend(transaction, code))) return CODE;
    await operators.add(transaction, operator, { passwordHash, now: now() });
    if (made) await addPasskey(needs, transaction, made, device);
    await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    await diary.write(transaction, { operator, action: 'first_operator' });
    return { ok: true, token: await sessions.issue(transaction, operator.id, device), recoveryCodes };
  });
}

export async function signInWithPasskey(
  { db, sessions, passkeys }: DoorNeeds,
  answer: PasskeyAnswer,
  { origin, device }: DeskCaller,
): Promise<SignedIn | Refusal<'wrong'>> {
  const checked = await passkeys.check(origin, answer);
  if (!checked) return WRONG;
  return inTransaction(db, async (transaction): Promise<SignedIn | Refusal<'wrong'>> => {
    if (!(await passkeys.use(transaction, checked))) return WRONG;
    return { ok: true, token: await sessions.issue(transaction, checked.operator.id, device) };
  });
}

/** The code that led to it is spent in the same transaction, so the challenge cannot have made another. */
export async function addPasskey(
  { ownPasskeys, deskCodes, now }: Pick<DoorNeeds, 'ownPasskeys' | 'deskCodes' | 'now'>,
  transaction: Kysely<Database>,
  { passkey, challenge }: NewPasskey,
  device: string,
): Promise<void> {
  await deskCodes.spendChallenge(transaction, challenge);
  await ownPasskeys.add(transaction, passkey, { name: deviceName(device), now: now() });
}

/** With a recovery code as the second proof, which is spent. */
export async function signInWithPassword(
  needs: DoorNeeds,
  { email, password, recoveryCode }: { email: string; password: string; recoveryCode: string },
  { address, device }: DeskCaller,
): Promise<PasswordOutcome> {
  const { db, operators, sessions, now } = needs;
  const checked = await checkPassword(needs, { email, password, address });
  if (!checked.ok) return checked;
  const operatorId = checked.operator.id;
  if (!(await operators.hasRecoveryCode(operatorId, recoveryCode))) return WRONG;
  await checked.clearFailures();
  const token = await inTransaction(db, async (transaction) =>
    (await operators.spendRecoveryCode(transaction, { operatorId, code: recoveryCode, now: now() }))
      ? sessions.issue(transaction, operatorId, device)
      : undefined,
  );
  return token === undefined ? WRONG : { ok: true, token };
}

/** Whether it is she who signed in: with a passkey of hers, or with her password. */
export async function proveAgain(
  needs: DoorNeeds,
  { operator, token }: { operator: Operator; token: string },
  { passkey, password }: { passkey?: PasskeyAnswer | undefined; password?: string | undefined },
  { origin, address }: DeskCaller,
): Promise<{ ok: true } | Exclude<PasswordOutcome, SignedIn>> {
  const { db, sessions, passkeys } = needs;
  if (passkey) {
    const checked = await passkeys.check(origin, passkey);
    if (checked?.operator.id !== operator.id) return WRONG;
    return inTransaction(db, async (transaction) => {
      if (!(await passkeys.use(transaction, checked))) return WRONG;
      await sessions.prove(transaction, token);
      return { ok: true } as const;
    });
  }
  const checked = await checkPassword(needs, { email: operator.email, password: password ?? '', address });
  if (!checked.ok) return checked;
  await checked.clearFailures();
  await sessions.prove(db, token);
  return { ok: true };
}

/** An unknown address takes as long as a wrong password. */
function checkPassword(
  needs: DoorNeeds,
  { email, password, address }: { email: string; password: string; address: string },
) {
  const { operators, passwords, attempts } = needs;
  const caller = { email: `desk ${email}`, address, isKnownBrowser: false };
  return passwords.admit(async () => {
    const attempt = await attempts.begin(caller);
    if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs } as const;
    const credentials = await operators.findCredentials(email);
    const check = await attempt.runCheck(() => passwords.check(password, credentials?.passwordHash));
    if (!credentials || !check.matches) {
      if (await attempts.isLocked(caller)) await warnOwner(needs);
      return WRONG;
    }
    return { ok: true, operator: credentials.operator, clearFailures: attempt.clearFailures } as const;
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
