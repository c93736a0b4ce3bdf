import type { Transaction } from 'kysely';
import type { HelperChange, HelperInvitation } from '#contract/desk/team.ts';
import type { ServerContext } from '#server/context.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as activityLog from './activity-log.repository.ts';
import type { HelperRow } from './helpers.repository.ts';
import * as helpers from './helpers.repository.ts';
import type { KeyHolder } from './operator-sessions.repository.ts';
import * as operatorSessions from './operator-sessions.repository.ts';
import type { Operator } from './operators.repository.ts';
import * as operators from './operators.repository.ts';

export type ChangeOutcome = 'changed' | 'not_found' | 'last_owner';

/** False if an operator has this address. */
export async function inviteHelper(
  context: ServerContext,
  holder: KeyHolder,
  invitation: HelperInvitation,
): Promise<boolean> {
  const { db, now, createId } = context;
  const owner = holder.operator;
  const helper = { id: createId(), ...invitation };
  try {
    await inTransaction(db, async (transaction) => {
      await operatorSessions.requireStillIn(transaction, context, holder);
      await operators.add(transaction, helper, { passwordHash: null, now: now() });
      await queueInvitation(context, transaction, owner, helper);
      const after = `${helper.name}, ${helper.role}`;
      await activityLog.write(transaction, context, { operator: owner, action: 'helper_invited', after });
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** False if the operator has signed in already, or is disabled. */
export function inviteAgain(context: ServerContext, holder: KeyHolder, helperId: string): Promise<boolean> {
  const { db } = context;
  const owner = holder.operator;
  return inTransaction(db, async (transaction) => {
    const helper = (await lockedFor(context, transaction, holder)).find(({ id }) => id === helperId);
    if (!helper || helper.hasKey || helper.isDisabled) return false;
    await queueInvitation(context, transaction, owner, helper);
    const after = `${helper.name}, ${helper.role}`;
    await activityLog.write(transaction, context, { operator: owner, action: 'helper_invited', after });
    return true;
  });
}

/** For a lost phone: revokes their credentials and invites them again. Never the caller’s own. */
export function withdrawKeys(context: ServerContext, holder: KeyHolder, helperId: string): Promise<boolean> {
  const { db, now } = context;
  const owner = holder.operator;
  return inTransaction(db, async (transaction) => {
    const helper = (await lockedFor(context, transaction, holder)).find(({ id }) => id === helperId);
    if (!helper?.hasKey || helper.isDisabled || helperId === owner.id) return false;
    await helpers.takeKeys(transaction, helperId);
    await helpers.signOut(transaction, helperId, now());
    await queueInvitation(context, transaction, owner, helper);
    await activityLog.write(transaction, context, { operator: owner, action: 'keys_withdrawn', after: helper.name });
    return true;
  });
}

/** At least one owner stays able to sign in. Disabling signs out at once. */
export function changeHelper(
  context: ServerContext,
  holder: KeyHolder,
  { helperId, role, isDisabled }: HelperChange & { helperId: string },
): Promise<ChangeOutcome> {
  const { db, now } = context;
  const owner = holder.operator;
  return inTransaction(db, async (transaction): Promise<ChangeOutcome> => {
    const all = await lockedFor(context, transaction, holder);
    const helper = all.find(({ id }) => id === helperId);
    if (!helper) return 'not_found';
    const changed = { ...helper, role, isDisabled };
    if (!all.some((each) => ownsTheDesk(each === helper ? changed : each))) return 'last_owner';
    const [before, after] = [stateText(helper), stateText(changed)];
    if (before === after) return 'changed';
    await helpers.change(transaction, { id: helperId, role, disabledAt: isDisabled ? now() : null });
    if (isDisabled) await helpers.signOut(transaction, helperId, now());
    await activityLog.write(transaction, context, { operator: owner, action: 'helper_changed', before, after });
    return 'changed';
  });
}

/** Everybody at the desk, for an owner who is still in. */
async function lockedFor(context: ServerContext, transaction: Transaction<Database>, holder: KeyHolder) {
  const all = await helpers.lockAll(transaction);
  await operatorSessions.requireStillIn(transaction, context, holder);
  return all;
}

const ownsTheDesk = ({ role, isDisabled, hasKey }: HelperRow) => role === 'owner' && !isDisabled && hasKey;

const stateText = ({ name, role, isDisabled }: HelperRow) => `${name}, ${isDisabled ? 'blocked' : role}`;

const queueInvitation = (
  context: ServerContext,
  transaction: Transaction<Database>,
  owner: Operator,
  { id, name, email }: Pick<Operator, 'id' | 'name' | 'email'>,
) =>
  emails.queue(transaction, context, {
    to: email,
    email: { kind: 'desk_invitation', operatorId: id, firstName: name, invitedBy: owner.name },
  });
