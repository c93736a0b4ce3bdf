import type { Kysely } from 'kysely';
import type { PasskeyAnswer } from '#contract/desk/sign-in.ts';
import { deviceName } from '#domain/account/device-name.ts';
import type { GuessableReason } from '#domain/account/new-password.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { HelpersRepository } from './helpers.repository.ts';
import type { KeyHolder } from './operator-sessions.repository.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { addPasskey, type DeskCaller, type DoorNeeds, guessableByDesk } from './sign-in.ts';

export interface KeysNeeds extends Omit<DoorNeeds, 'attempts' | 'createId' | 'emails'> {
  helpers: HelpersRepository;
}

/** False where it is not an answer to what was asked. */
export async function addOwnPasskey(
  needs: KeysNeeds,
  holder: KeyHolder,
  answer: PasskeyAnswer,
  { origin, device }: DeskCaller,
): Promise<boolean> {
  const { db, sessions, diary, passkeys } = needs;
  const { operator } = holder;
  const made = await passkeys.register(origin, operator.id, answer);
  if (!made) return false;
  return inTransaction(db, async (transaction) => {
    await sessions.requireStillIn(transaction, holder);
    if (!(await addPasskey(needs, transaction, made, device))) return false;
    await diary.write(transaction, { operator, action: 'passkey_added', after: deviceName(device) });
    return true;
  });
}

/** Never the last way in: another passkey for this address, or a password with a spare key. All other sign-ins end. */
export function removeOwnPasskey(
  needs: KeysNeeds,
  { operator, token }: KeyHolder,
  { passkeyId, origin }: { passkeyId: string; origin: string },
): Promise<'removed' | 'not_found' | 'last_way'> {
  const { db, helpers, ownPasskeys, sessions, diary } = needs;
  return inTransaction(db, async (transaction) => {
    await helpers.lockAll(transaction);
    await sessions.requireStillIn(transaction, { operator, token });
    const all = await ownPasskeys.list(operator.id, transaction);
    const passkey = all.find(({ id }) => id === passkeyId);
    if (!passkey) return 'not_found';
    const stay = all.some(({ id, host }) => id !== passkeyId && isForHost(host, origin));
    if (!stay && !(await canComeWithPassword(needs, transaction, operator.id))) return 'last_way';
    await ownPasskeys.remove(transaction, passkeyId);
    await sessions.endOthers(transaction, operator.id, token);
    await diary.write(transaction, { operator, action: 'passkey_removed', before: passkey.name ?? undefined });
    return 'removed';
  });
}

/** A passkey stored before hosts were counts for any host. */
export const isForHost = (host: string | null, origin: string) => host === null || host === new URL(origin).hostname;

async function canComeWithPassword({ operators }: KeysNeeds, transaction: Kysely<Database>, operatorId: string) {
  if (!(await operators.hasPassword(operatorId, transaction))) return false;
  return (await operators.countRecoveryCodes(operatorId, transaction)) > 0;
}

/** Revokes the previous ones. */
export async function makeSpareKeys(needs: KeysNeeds, holder: KeyHolder): Promise<string[]> {
  const { db, operators, sessions, diary } = needs;
  const { operator } = holder;
  const recoveryCodes = newRecoveryCodes(needs);
  await inTransaction(db, async (transaction) => {
    await sessions.requireStillIn(transaction, holder);
    await operators.replaceRecoveryCodes(transaction, operator.id, recoveryCodes.map(plainCode));
    await diary.write(transaction, { operator, action: 'spare_keys_made' });
  });
  return recoveryCodes;
}

/** All other sign-ins end. Answers why it is not taken. */
export async function setOwnPassword(
  { db, operators, passwords, sessions, browsers, diary }: KeysNeeds,
  { operator, token }: KeyHolder,
  password: string,
  { browserId }: Pick<DeskCaller, 'browserId'>,
): Promise<GuessableReason | undefined> {
  const why = guessableByDesk(password, operator);
  if (why) return why;
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (transaction) => {
    await sessions.requireStillIn(transaction, { operator, token });
    await operators.setPassword(transaction, operator.id, passwordHash);
    await browsers.forget(transaction, operator.id, browserId);
    await sessions.endOthers(transaction, operator.id, token);
    await diary.write(transaction, { operator, action: 'password_set' });
  });
  return undefined;
}

/** All but this one, or one of them; answers how many that were. */
export function endOtherSignIns(
  { db, sessions, diary }: KeysNeeds,
  { operator, token }: KeyHolder,
  id: string | undefined,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await sessions.requireStillIn(transaction, { operator, token });
    const ended = await sessions.endOthers(transaction, operator.id, token, id);
    if (ended > 0) await diary.write(transaction, { operator, action: 'sign_ins_ended', after: String(ended) });
    return ended;
  });
}
