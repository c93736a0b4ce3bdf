import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface Operator {
  id: string;
  name: string;
  email: string;
  role: DeskRole;
}

export interface OperatorCredentials {
  operator: Operator;
  passwordHash: string | null;
}

const COLUMNS = ['id', 'name', 'email', 'role'] as const;

/** Operators and their credentials. */
const enabled = (within: Kysely<Database>) => within.selectFrom('operator').where('disabled_at', 'is', null);

export async function hasAny(within: Kysely<Database>): Promise<boolean> {
  return (await within.selectFrom('operator').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function find(db: Kysely<Database>, id: string): Promise<Operator | undefined> {
  return enabled(db).select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Who may come in. */
export function list(db: Kysely<Database>): Promise<Operator[]> {
  return enabled(db).select(COLUMNS).orderBy('created_at').execute();
}

export async function findCredentials(db: Kysely<Database>, email: string): Promise<OperatorCredentials | undefined> {
  const row = await enabled(db)
    .select([...COLUMNS, 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row && toCredentials(row);
}

/**
 * Row lock: what takes away what the operator comes in with takes it too, so one waits for the other. Undefined if
 * the operator may not come in. /
 */
export async function lock(transaction: Transaction<Database>, id: string): Promise<OperatorCredentials | undefined> {
  const row = await enabled(transaction)
    .select([...COLUMNS, 'password_hash'])
    .where('id', '=', id)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  return row && toCredentials(row);
}

/** The first of the owners. */
export function owner(within: Kysely<Database>): Promise<Operator | undefined> {
  return enabled(within).select(COLUMNS).where('role', '=', 'owner').orderBy('created_at').limit(1).executeTakeFirst();
}

export async function add(
  transaction: Transaction<Database>,
  { id, name, email, role }: Operator,
  { passwordHash, now }: { passwordHash: string | null; now: number },
): Promise<void> {
  await transaction
    .insertInto('operator')
    .values({ id, name, email, role, password_hash: passwordHash, created_at: now })
    .execute();
}

export async function hasPassword(within: Kysely<Database>, operatorId: string): Promise<boolean> {
  const row = await within
    .selectFrom('operator')
    .select('password_hash')
    .where('id', '=', operatorId)
    .executeTakeFirst();
  return (row?.password_hash ?? null) !== null;
}

export async function setPassword(
  transaction: Transaction<Database>,
  operatorId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.updateTable('operator').set({ password_hash: passwordHash }).where('id', '=', operatorId).execute();
}

const toCredentials = ({ password_hash, ...operator }: Operator & { password_hash: string | null }) => ({
  operator,
  passwordHash: password_hash,
});

/** The operator's recovery codes; only hashes are stored. */
export async function countRecoveryCodes(within: Kysely<Database>, operatorId: string): Promise<number> {
  const { count } = await within
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the place of those the operator has. */
export async function replaceRecoveryCodes(
  transaction: Transaction<Database>,
  operatorId: string,
  codes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('operator_id', '=', operatorId).execute();
  await transaction
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ code_hash: hashOf(code), operator_id: operatorId })))
    .execute();
}

export async function recoveryCodeState(
  db: Kysely<Database>,
  operatorId: string,
  code: string,
): Promise<'good' | 'used' | 'unknown'> {
  const row = await db
    .selectFrom('recovery_code')
    .select('used_at')
    .where('code_hash', '=', hashOf(code))
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.used_at === null ? 'good' : 'used';
}

/** True for the first use only. */
export async function spendRecoveryCode(
  transaction: Transaction<Database>,
  { operatorId, code, now }: { operatorId: string; code: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('code_hash', '=', hashOf(code))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const hashOf = (text: string) => hash('sha256', text, 'base64url');
