import type { Kysely } from 'kysely';
import type { HelperChange, HelperInvitation } from '#contract/desk/helpers.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { DiaryRepository } from './activity-log.repository.ts';
import type { HelperRow, HelpersRepository } from './helpers.repository.ts';
import type { KeyHolder, OperatorSessionsRepository } from './operator-sessions.repository.ts';
import type { Operator, OperatorsRepository } from './operators.repository.ts';

export interface HelpersNeeds {
  db: Kysely<Database>;
  operators: OperatorsRepository;
  helpers: HelpersRepository;
  sessions: OperatorSessionsRepository;
  diary: DiaryRepository;
  emails: EmailsRepository;
  now: () => number;
  createId: () => string;
}

export type ChangeOutcome = 'changed' | 'not_found' | 'last_owner';

/** False if an operator has this address. */
export async function inviteHelper(
  needs: HelpersNeeds,
  holder: KeyHolder,
  invitation: HelperInvitation,
): Promise<boolean> {
  const { db, operators, sessions, diary, now, createId } = needs;
  const owner = holder.operator;
  const helper = { id: createId(), ...invitation };
  try {
    await inTransaction(db, async (transaction) => {
      await sessions.requireStillIn(transaction, holder);
      await operators.add(transaction, helper, { passwordHash: null, now: now() });
      await queueInvitation(needs, transaction, owner, helper);
      const after = `${helper.name}, ${helper.role}`;
      await diary.write(transaction, { operator: owner, action: 'helper_invited', after });
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** False if she has signed in already, or is disabled. */
export function inviteAgain(needs: HelpersNeeds, holder: KeyHolder, helperId: string): Promise<boolean> {
  const { db, diary } = needs;
  const owner = holder.operator;
  return inTransaction(db, async (transaction) => {
    const helper = (await lockedFor(needs, transaction, holder)).find(({ id }) => id === helperId);
    if (!helper || helper.hasKey || helper.isDisabled) return false;
    await queueInvitation(needs, transaction, owner, helper);
    const after = `${helper.name}, ${helper.role}`;
    await diary.write(transaction, { operator: owner, action: 'helper_invited', after });
    return true;
  });
}

/** For a lost phone: revokes her credentials and invites her again. Never the caller’s own. */
export function withdrawKeys(needs: HelpersNeeds, holder: KeyHolder, helperId: string): Promise<boolean> {
  const { db, helpers, diary, now } = needs;
  const owner = holder.operator;
  return inTransaction(db, async (transaction) => {
    const helper = (await lockedFor(needs, transaction, holder)).find(({ id }) => id === helperId);
    if (!helper?.hasKey || helper.isDisabled || helperId === owner.id) return false;
    await helpers.takeKeys(transaction, helperId);
    await helpers.signOut(transaction, helperId, now());
    await queueInvitation(needs, transaction, owner, helper);
    await diary.write(transaction, { operator: owner, action: 'keys_withdrawn', after: helper.name });
    return true;
  });
}

/** At least one owner stays able to sign in. Disabling signs out at once. */
export function changeHelper(
  needs: HelpersNeeds,
  holder: KeyHolder,
  { helperId, role, isDisabled }: HelperChange & { helperId: string },
): Promise<ChangeOutcome> {
  const { db, helpers, diary, now } = needs;
  const owner = holder.operator;
  return inTransaction(db, async (transaction): Promise<ChangeOutcome> => {
    const all = await lockedFor(needs, transaction, holder);
    const helper = all.find(({ id }) => id === helperId);
    if (!helper) return 'not_found';
    const changed = { ...helper, role, isDisabled };
    if (!all.some((each) => ownsTheDesk(each === helper ? changed : each))) return 'last_owner';
    const [before, after] = [stateText(helper), stateText(changed)];
    if (before === after) return 'changed';
    await helpers.change(transaction, { id: helperId, role, disabledAt: isDisabled ? now() : null });
    if (isDisabled) await helpers.signOut(transaction, helperId, now());
    await diary.write(transaction, { operator: owner, action: 'helper_changed', before, after });
    return 'changed';
  });
}

/** Everybody at the desk, for an owner who is still in. */
async function lockedFor({ helpers, sessions }: HelpersNeeds, transaction: Kysely<Database>, holder: KeyHolder) {
  const all = await helpers.lockAll(transaction);
  await sessions.requireStillIn(transaction, holder);
  return all;
}

const ownsTheDesk = ({ role, isDisabled, hasKey }: HelperRow) => role === 'owner' && !isDisabled && hasKey;

const stateText = ({ name, role, isDisabled }: HelperRow) => `${name}, ${isDisabled ? 'may not come in' : role}`;

const queueInvitation = (
  { emails }: HelpersNeeds,
  transaction: Kysely<Database>,
  owner: Operator,
  { id, name, email }: Pick<Operator, 'id' | 'name' | 'email'>,
) =>
  emails.queue(transaction, {
    to: email,
    email: { kind: 'desk_invitation', operatorId: id, firstName: name, invitedBy: owner.name },
  });
