import type { KeyFromEmail } from '#contract/desk/sign-in.ts';
import type { ServerContext } from '#server/context.ts';
import { operatorBrowsers } from '#server/features/auth/known-browsers.repository.ts';
import * as signInAttempts from '#server/features/auth/sign-in-attempts.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as activityLog from './activity-log.repository.ts';
import * as deskCodes from './desk-codes.repository.ts';
import type { Operator } from './operators.repository.ts';
import * as operators from './operators.repository.ts';
import * as passkeys from './passkeys.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import {
  addPasskey,
  CODE,
  type DeskCaller,
  type Guessable,
  guessableByDesk,
  issueSignIn,
  PASSKEY,
  type Refusal,
  readCode,
  type SignedIn,
  signInAttempt,
  USED,
  WRONG,
  warnOwner,
} from './sign-in.ts';

export type LetInOutcome = (SignedIn & { recoveryCodes: string[] }) | Refusal<'code' | 'passkey'> | Guessable;

/** An e-mail to whoever began the desk, with a link that lets them add a passkey. Nothing without a printed code. */
export async function sendDeskEmail(context: ServerContext, code: string): Promise<boolean> {
  const { db } = context;
  const owner = await operators.owner(db);
  if (!owner || (await readCode(context, code)) !== 'email') return false;
  return inTransaction(db, async (transaction) => {
    if (!(await deskCodes.spend(transaction, context, code))) return false;
    await emails.queue(transaction, context, { to: owner.email, email: emailTo(owner, 'printed') });
    return true;
  });
}

/**
 * A recovery code is spent on an e-mail to the operator's address: neither the paper nor the mailbox alone opens the
 * desk.
 */
export async function sendEmailForRecoveryCode(
  context: ServerContext,
  { email, recoveryCode: code }: { email: string; recoveryCode: string },
  from: DeskCaller,
): Promise<{ ok: true } | Refusal<'wrong' | 'used'> | { ok: false; reason: 'too_many_tries'; waitMs: number }> {
  const { db, now } = context;
  const caller = await signInAttempt(context, email, from);
  const attempt = await signInAttempts.begin(db, context, caller);
  if (!attempt.ok) return { ok: false, reason: 'too_many_tries', waitMs: attempt.waitMs };
  const { operator } = (await operators.findCredentials(db, email)) ?? {};
  const operatorId = operator?.id ?? '';
  const state = await attempt.runCheck(() => operators.recoveryCodeState(db, operatorId, code));
  if (!operator || state !== 'good') {
    if (await signInAttempts.isLocked(db, context, caller)) await warnOwner(context);
    return state === 'used' ? USED : WRONG;
  }
  await attempt.clearFailures();
  return inTransaction(db, async (transaction) => {
    if (!(await operators.lock(transaction, operator.id))) return WRONG;
    if (!(await operators.spendRecoveryCode(transaction, { operatorId, code, now: now() }))) return WRONG;
    await emails.queue(transaction, context, { to: operator.email, email: emailTo(operator, 'recovery_code') });
    return { ok: true } as const;
  });
}

const emailTo = ({ id, name }: Operator, reason: 'printed' | 'recovery_code') =>
  ({ kind: 'desk_link', operatorId: id, firstName: name, reason }) as const;

export async function operatorOfEmail(context: ServerContext, code: string): Promise<Operator | undefined> {
  const { db } = context;
  const found = await deskCodes.find(db, context, code);
  return found?.operatorId === undefined ? undefined : operators.find(db, found.operatorId);
}

/** A passkey more, or a password with new recovery codes, for the link of an e-mail, which is spent; signed in. */
export async function letInWithEmail(
  context: ServerContext,
  { code, passkey: answer, password }: KeyFromEmail,
  caller: DeskCaller,
): Promise<LetInOutcome> {
  const { db, passwords } = context;
  const { origin, device } = caller;
  const operator = await operatorOfEmail(context, code);
  if (!operator) return CODE;
  const made = answer && (await passkeys.register(context, origin, operator.id, answer));
  if (answer && !made) return PASSKEY;
  const why = guessableByDesk(password, operator);
  if (why) return { ok: false, reason: 'guessable', why };
  const passwordHash = password === undefined ? undefined : await passwords.hash(password);
  const recoveryCodes = passwordHash === undefined ? [] : newRecoveryCodes(context);
  return inTransaction(db, async (transaction): Promise<LetInOutcome> => {
    if (!(await operators.lock(transaction, operator.id)) || !(await deskCodes.find(transaction, context, code)))
      return CODE;
    if (made && !(await addPasskey(context, transaction, made, device))) return PASSKEY;
    await deskCodes.spend(transaction, context, code);
    if (passwordHash !== undefined) {
      await operators.setPassword(transaction, operator.id, passwordHash);
      await operatorBrowsers.forget(transaction, operator.id);
      await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    }
    await activityLog.write(transaction, context, { operator, action: made ? 'passkey_added' : 'password_set' });
    return { ok: true, token: await issueSignIn(context, transaction, operator.id, caller), recoveryCodes };
  });
}
