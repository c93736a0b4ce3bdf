import type { Kysely } from 'kysely';
import { ADDRESS_CORRECTION_MS, MAX_CORRECTIONS_PER_HOUR } from '#domain/desk/address-correction.ts';
import type { DiaryRepository } from '#server/desk/operators/activity-log.repository.ts';
import type { Operator, OperatorsRepository } from '#server/desk/operators/operators.repository.ts';
import type { AccountsRepository } from '#server/features/account/accounts.repository.ts';
import type { AddressCorrectionsRepository } from '#server/features/account/address-corrections.repository.ts';
import type { OneTimeTokensRepository } from '#server/features/auth/one-time-tokens.repository.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { lockNames } from '#server/platform/database/lock-names.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface CorrectAddressNeeds {
  db: Kysely<Database>;
  accounts: AccountsRepository;
  corrections: AddressCorrectionsRepository;
  oneTimeTokens: OneTimeTokensRepository;
  operators: OperatorsRepository;
  diary: DiaryRepository;
  emails: EmailsRepository;
  now: () => number;
}

/** What tells whether an operator may correct another address today. */
export type AnotherCorrectionNeeds = Pick<CorrectAddressNeeds, 'operators' | 'diary' | 'emails' | 'now'>;

export type CorrectionOutcome = 'corrected' | 'waits' | 'same' | 'taken' | 'too_often' | 'gone';

const ONE_HOUR_MS = 3_600_000;
const BY_ITSELF = { id: null, name: 'By itself' };

/**
 * Hands an account over, so it is slow where anybody has ever come in: then both addresses hear of it, and either can
 * stop it until it holds. Of two at once the second replaces the first.
 */
export async function correctAddress(
  needs: CorrectAddressNeeds,
  operator: Operator,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<CorrectionOutcome> {
  try {
    return await inTransaction(needs.db, async (transaction) => {
      if (await isOverLimit(needs, transaction, operator)) return 'too_often';
      return correct(needs, transaction, operator, { userId, newEmail });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

async function correct(
  needs: CorrectAddressNeeds,
  transaction: Kysely<Database>,
  operator: Operator,
  { userId, newEmail }: { userId: string; newEmail: string },
): Promise<CorrectionOutcome> {
  const { accounts, corrections, diary } = needs;
  // Locked against a first sign-in at this very moment.
  await accounts.lockPasswordHash(transaction, userId);
  const owner = await accounts.findContact(transaction, userId);
  if (!owner) return 'gone';
  if (owner.email === newEmail) return 'same';
  if (await accounts.findContactByEmail(newEmail, transaction)) return 'taken';
  const waits = await corrections.wasEntered(transaction, userId);
  if (waits) await askBoth(needs, transaction, owner, newEmail);
  else await correctAtOnce(needs, transaction, owner, newEmail);
  const after = waits ? 'holds in 24 hours' : 'holds at once';
  await diary.write(transaction, { operator, action: 'address_corrected', aboutUserId: userId, after });
  return waits ? 'waits' : 'corrected';
}

/** False where none waits. */
export const stopCorrection = (
  { db, corrections, diary }: Pick<CorrectAddressNeeds, 'db' | 'corrections' | 'diary'>,
  operator: Operator,
  userId: string,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    if (!(await corrections.remove(transaction, userId))) return false;
    await diary.write(transaction, { operator, action: 'address_kept', aboutUserId: userId });
    return true;
  });

/** Nobody has objected. One whose address was changed or taken meanwhile is dropped. */
export async function applyDueCorrections(needs: CorrectAddressNeeds): Promise<void> {
  for (const { userId } of await needs.corrections.listDue(needs.now())) {
    const isApplied = await apply(needs, userId).catch((error: unknown) => {
      if (isUniqueViolation(error)) return false;
      throw error;
    });
    if (!isApplied) await needs.corrections.remove(needs.db, userId);
  }
}

function apply(needs: CorrectAddressNeeds, userId: string): Promise<boolean> {
  const { db, accounts, corrections, oneTimeTokens, diary, emails, now } = needs;
  return inTransaction(db, async (transaction) => {
    await accounts.lockPasswordHash(transaction, userId);
    const correction = await corrections.find(userId, transaction);
    const owner = await accounts.findContact(transaction, userId);
    // Cancelled or replaced since it was listed.
    if (!owner || !correction || correction.dueAt > now()) return true;
    if (owner.email !== correction.oldEmail) return false;
    const { newEmail } = correction;
    await corrections.replaceAddress(transaction, userId, newEmail);
    await corrections.remove(transaction, userId);
    await emails.discardAllTo(transaction, { userId, email: owner.email });
    await oneTimeTokens.spendAll(transaction, userId);
    const email = { kind: 'email_changed', firstName: owner.firstName, newEmail, changedAt: now() } as const;
    for (const to of [owner.email, newEmail]) await emails.queue(transaction, { to, email });
    await diary.write(transaction, { operator: BY_ITSELF, action: 'address_changed', aboutUserId: userId });
    return true;
  });
}

interface Owner {
  userId: string;
  email: string;
  firstName: string;
}

/** What was sent to the wrong address opens nothing any more. */
async function correctAtOnce(
  { corrections, oneTimeTokens, emails, now }: CorrectAddressNeeds,
  transaction: Kysely<Database>,
  { userId, email: oldEmail, firstName }: Owner,
  newEmail: string,
): Promise<void> {
  await corrections.replaceAddress(transaction, userId, newEmail);
  await emails.discardAllTo(transaction, { userId, email: oldEmail });
  await oneTimeTokens.spendAll(transaction, userId);
  // Without her name: whoever has that address may be a stranger.
  const changed = { kind: 'email_changed', firstName: '', newEmail, changedAt: now() } as const;
  await emails.queue(transaction, { to: oldEmail, email: changed });
  await emails.queue(transaction, { to: newEmail, email: { kind: 'account_link', reason: 'corrected', firstName } });
}

async function askBoth(
  { corrections, emails, now }: CorrectAddressNeeds,
  transaction: Kysely<Database>,
  { userId, email: oldEmail }: Owner,
  newEmail: string,
): Promise<void> {
  const dueAt = now() + ADDRESS_CORRECTION_MS;
  await corrections.ask(transaction, { userId, oldEmail, newEmail, dueAt }, now());
  for (const to of [oldEmail, newEmail]) {
    await emails.queue(transaction, { to, email: { kind: 'address_correction', userId, newEmail, dueAt } });
  }
}

/** Asked within the transaction of a correction: three an hour for each operator. */
export const mayCorrectAnother =
  (needs: AnotherCorrectionNeeds, operator: Operator) => async (transaction: Kysely<Database>) =>
    !(await isOverLimit(needs, transaction, operator));

/** Warns an owner of an operator above the limit. */
async function isOverLimit(
  { operators, diary, emails, now }: AnotherCorrectionNeeds,
  transaction: Kysely<Database>,
  operator: Operator,
): Promise<boolean> {
  await lockNames(transaction, [`address_corrected ${operator.id}`]);
  const since = now() - ONE_HOUR_MS;
  const done = await diary.countSince(transaction, { operatorId: operator.id, action: 'address_corrected', since });
  if (done < MAX_CORRECTIONS_PER_HOUR) return false;
  const owner = await operators.owner(transaction);
  if (owner) {
    await emails.queueUnlessTooMany(transaction, {
      to: owner.email,
      email: { kind: 'desk_warning', about: 'addresses', firstName: owner.name, who: operator.name },
      about: operator.id,
      atMost: 1,
      since,
    });
  }
  return true;
}
