import type { KeyFromLetter } from '#contract/desk/sign-in.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from './operators.repository.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import {
  addPasskey,
  CODE,
  type DeskCaller,
  type DoorNeeds,
  doorAttempt,
  type Guessable,
  guessableByDesk,
  issueSignIn,
  PASSKEY,
  type Refusal,
  readCode,
  type SignedIn,
  USED,
  WRONG,
  warnOwner,
} from './sign-in.ts';

export type LetInOutcome = (SignedIn & { recoveryCodes: string[] }) | Refusal<'code' | 'passkey'> | Guessable;

/** A letter to whoever began the desk, with a link that lets her add a passkey. Nothing without a printed code. */
export async function sendDeskLetter(needs: DoorNeeds, code: string): Promise<boolean> {
  const { db, operators, deskCodes, emails } = needs;
  const owner = await operators.owner();
  if (!owner || (await readCode(needs, code)) !== 'letter') return false;
  return inTransaction(db, async (transaction) => {
    if (!(await deskCodes.spend(transaction, code))) return false;
    await emails.queue(transaction, { to: owner.email, email: letterTo(owner, 'printed') });
    return true;
  });
}

/** A spare key is spent on a letter to her address: neither the paper nor the mailbox alone opens the desk. */
export async function sendLetterForSpareKey(
  needs: DoorNeeds,
  { email, recoveryCode: code }: { email: string; recoveryCode: string },
  from: DeskCaller,
): Promise<{ ok: true } | Refusal<'wrong' | 'used'> | { ok: false; reason: 'too_many_tries'; waitMs: number }> {
  const { db, operators, attempts, emails, now } = needs;
  const caller = await doorAttempt(needs, email, from);
  const attempt = await attempts.begin(caller);
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };
  const { operator } = (await operators.findCredentials(email)) ?? {};
  const operatorId = operator?.id ?? '';
  const state = await attempt.runCheck(() => operators.recoveryCodeState(operatorId, code));
  if (!operator || state !== 'good') {
    if (await attempts.isLocked(caller)) await warnOwner(needs);
    return state === 'used' ? USED : WRONG;
  }
  await attempt.clearFailures();
  return inTransaction(db, async (transaction) => {
    if (!(await operators.lock(transaction, operator.id))) return WRONG;
    if (!(await operators.spendRecoveryCode(transaction, { operatorId, code, now: now() }))) return WRONG;
    await emails.queue(transaction, { to: operator.email, email: letterTo(operator, 'spare_key') });
    return { ok: true } as const;
  });
}

const letterTo = ({ id, name }: Operator, reason: 'printed' | 'spare_key') =>
  ({ kind: 'desk_letter', operatorId: id, firstName: name, reason }) as const;

export async function operatorOfLetter(
  { operators, deskCodes }: DoorNeeds,
  code: string,
): Promise<Operator | undefined> {
  const found = await deskCodes.find(code);
  return found?.operatorId === undefined ? undefined : operators.find(found.operatorId);
}

/** A passkey more, or a password with new spare keys, for the link of a letter, which is spent; signed in. */
export async function letInWithLetter(
  needs: DoorNeeds,
  { code, passkey: answer, password }: KeyFromLetter,
  caller: DeskCaller,
): Promise<LetInOutcome> {
  const { db, operators, deskCodes, diary, passkeys, passwords } = needs;
  const { origin, device } = caller;
  const operator = await operatorOfLetter(needs, code);
  if (!operator) return CODE;
  const made = answer && (await passkeys.register(origin, operator.id, answer));
  if (answer && !made) return PASSKEY;
  const why = guessableByDesk(password, operator);
  if (why) return { ok: false, reason: 'guessable', why };
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  const recoveryCodes = passwordHash === undefined ? [] : newRecoveryCodes(needs);
  return inTransaction(db, async (transaction): Promise<LetInOutcome> => {
    if (!(await operators.lock(transaction, operator.id)) || !(await deskCodes.find(code, transaction))) return CODE;
    if (made && !(await addPasskey(needs, transaction, made, device))) return PASSKEY;
    await deskCodes.spend(transaction, code);
    if (passwordHash !== undefined) {
      await operators.setPassword(transaction, operator.id, passwordHash);
      await needs.browsers.forget(transaction, operator.id);
      await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    }
    await diary.write(transaction, { operator, action: made ? 'passkey_added' : 'password_set' });
    return { ok: true, token: await issueSignIn(needs, transaction, operator.id, caller), recoveryCodes };
  });
}
