import type { Transaction } from 'kysely';
import type { PasskeyAnswer } from '#contract/desk/sign-in.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import type { ServerContext } from '#server/context.ts';
import { operatorBrowsers } from '#server/features/auth/known-browsers.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as activityLog from './activity-log.repository.ts';
import * as helpers from './helpers.repository.ts';
import * as operatorPasskeys from './operator-passkeys.repository.ts';
import type { KeyHolder } from './operator-sessions.repository.ts';
import * as operatorSessions from './operator-sessions.repository.ts';
import * as operators from './operators.repository.ts';
import * as passkeys from './passkeys.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { addPasskey, type DeskCaller, guessableByDesk } from './sign-in.ts';

/** False where it is not an answer to what was asked. */
export async function addOwnPasskey(
  context: ServerContext,
  holder: KeyHolder,
  answer: PasskeyAnswer,
  { origin, device }: DeskCaller,
): Promise<boolean> {
  const { db } = context;
  const { operator } = holder;
  const made = await passkeys.register(context, origin, operator.id, answer);
  if (!made) return false;
  return inTransaction(db, async (transaction) => {
    await operatorSessions.requireStillIn(transaction, context, holder);
    if (!(await addPasskey(context, transaction, made, device))) return false;
    await activityLog.write(transaction, context, { operator, action: 'passkey_added', after: deviceName(device) });
    return true;
  });
}

/** Never the last way in: another passkey for this address, or a password with a recovery code. All other sign-ins end. */
export function removeOwnPasskey(
  context: ServerContext,
  { operator, token }: KeyHolder,
  { passkeyId, origin }: { passkeyId: string; origin: string },
): Promise<'removed' | 'not_found' | 'last_way'> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    await helpers.lockAll(transaction);
    await operatorSessions.requireStillIn(transaction, context, { operator, token });
    const all = await operatorPasskeys.list(transaction, operator.id);
    const passkey = all.find(({ id }) => id === passkeyId);
    if (!passkey) return 'not_found';
    const stay = all.some(({ id, host }) => id !== passkeyId && isForHost(host, origin));
    if (!stay && !(await canComeWithPassword(transaction, operator.id))) return 'last_way';
    await operatorPasskeys.remove(transaction, passkeyId);
    await operatorSessions.endOthers(transaction, context, operator.id, token);
    await activityLog.write(transaction, context, {
      operator,
      action: 'passkey_removed',
      before: passkey.name ?? undefined,
    });
    return 'removed';
  });
}

export const isForHost = (host: string, origin: string) => host === new URL(origin).hostname;

async function canComeWithPassword(transaction: Transaction<Database>, operatorId: string) {
  if (!(await operators.hasPassword(transaction, operatorId))) return false;
  return (await operators.countRecoveryCodes(transaction, operatorId)) > 0;
}

/** Revokes the previous ones. */
export async function makeRecoveryCodes(context: ServerContext, holder: KeyHolder): Promise<string[]> {
  const { db } = context;
  const { operator } = holder;
  const recoveryCodes = newRecoveryCodes(context);
  await inTransaction(db, async (transaction) => {
    await operatorSessions.requireStillIn(transaction, context, holder);
    await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    await activityLog.write(transaction, context, { operator, action: 'recovery_codes_made' });
  });
  return recoveryCodes;
}

/** All other sign-ins end. Answers why it is not taken. */
export async function setOwnPassword(
  context: ServerContext,
  { operator, token }: KeyHolder,
  password: string,
  { browserId }: Pick<DeskCaller, 'browserId'>,
): Promise<GuessableReason | undefined> {
  const { db, passwords } = context;
  const why = guessableByDesk(password, operator);
  if (why) return why;
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (transaction) => {
    await operatorSessions.requireStillIn(transaction, context, { operator, token });
    await operators.setPassword(transaction, operator.id, passwordHash);
    await operatorBrowsers.forget(transaction, operator.id, browserId);
    await operatorSessions.endOthers(transaction, context, operator.id, token);
    await activityLog.write(transaction, context, { operator, action: 'password_set' });
  });
  return undefined;
}

/** All but this one, or one of them; answers how many that were. */
export function endOtherSignIns(
  context: ServerContext,
  { operator, token }: KeyHolder,
  id: string | undefined,
): Promise<number> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    await operatorSessions.requireStillIn(transaction, context, { operator, token });
    const ended = await operatorSessions.endOthers(transaction, context, operator.id, token, id);
    if (ended > 0)
      await activityLog.write(transaction, context, { operator, action: 'sign_ins_ended', after: String(ended) });
    return ended;
  });
}
