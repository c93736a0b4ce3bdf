import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { DESK_IDLE_MS, DESK_LONGEST_MS } from '#domain/desk/desk-session.ts';
import type { ServerContext } from '#server/context.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Operator } from './operators.repository.ts';

export interface OperatorSession {
  operator: Operator;
  tokenHash: string;
  /** Beside passkeys. */
  hasPassword: boolean;
  provedAt: number;
  isLookDue: boolean;
}

/** Whoever calls, with the token of the sign-in. */
export interface KeyHolder {
  operator: Operator;
  token: string;
}

export interface SignIn {
  /** Neither the token nor its hash. */
  id: string;
  userAgent: string;
  since: number;
  lastSeenAt: number;
  isThis: boolean;
}

const TOKEN_BYTES = 32;

/** Last use is written at most this often. */
const LOOK_EVERY_MS = 60_000;

/** Opaque tokens; only hashes are stored. */
export async function issue(
  transaction: Transaction<Database>,
  { randomBytes, now }: Pick<ServerContext, 'randomBytes' | 'now'>,
  operatorId: string,
  device: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const time = now();
  await transaction
    .insertInto('operator_session')
    .values({
      token_hash: hashOf(token),
      operator_id: operatorId,
      device,
      created_at: time,
      last_seen_at: time,
      proved_at: time,
    })
    .execute();
  return token;
}

export async function find(
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  token: string,
): Promise<OperatorSession | undefined> {
  const time = now();
  const tokenHash = hashOf(token);
  const row = await db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select(['operator.id', 'operator.name', 'operator.email', 'operator.role', 'last_seen_at', 'proved_at'])
    .select('operator.password_hash')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('last_seen_at', '>', time - DESK_IDLE_MS)
    .where('operator_session.created_at', '>', time - DESK_LONGEST_MS)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, email, role, password_hash: passwordHash, proved_at: provedAt } = row;
  return {
    operator: { id, name, email, role },
    tokenHash,
    hasPassword: passwordHash !== null,
    provedAt,
    isLookDue: time - row.last_seen_at >= LOOK_EVERY_MS,
  };
}

export async function look(db: Kysely<Database>, { now }: Pick<ServerContext, 'now'>, token: string): Promise<void> {
  await db
    .updateTable('operator_session')
    .set({ last_seen_at: now() })
    .where('token_hash', '=', hashOf(token))
    .execute();
}

/** False where the sign-in has ended. */
export async function prove(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operator_session')
    .set({ proved_at: now() })
    .where('token_hash', '=', hashOf(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function end(db: Kysely<Database>, { now }: Pick<ServerContext, 'now'>, token: string): Promise<void> {
  await db.updateTable('operator_session').set({ ended_at: now() }).where('token_hash', '=', hashOf(token)).execute();
}

const openOf = (within: Kysely<Database>, { now }: Pick<ServerContext, 'now'>, operatorId: string) =>
  within
    .selectFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', now() - DESK_IDLE_MS)
    .where('created_at', '>', now() - DESK_LONGEST_MS);

/**
 * In the transaction of what makes a way in: the sign-in is still there, with the role it had. Locks the operator's
 * row, as what ends sign-ins does. What is thrown is answered with 401. /
 */
export async function requireStillIn(
  transaction: Transaction<Database>,
  context: Pick<ServerContext, 'now'>,
  { operator, token }: KeyHolder,
): Promise<void> {
  const row = await transaction
    .selectFrom('operator')
    .select('role')
    .where('id', '=', operator.id)
    .where('disabled_at', 'is', null)
    .$call(forUpdate(transaction))
    .executeTakeFirst();
  const isOpen = await openOf(transaction, context, operator.id)
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row?.role !== operator.role || !isOpen) throw new Error('The sign-in at the desk ended meanwhile');
}

/** Open ones, last used first. */
export async function list(
  db: Kysely<Database>,
  context: Pick<ServerContext, 'now'>,
  operatorId: string,
  token: string,
): Promise<SignIn[]> {
  const rows = await openOf(db, context, operatorId)
    .select(['token_hash', 'device', 'created_at', 'last_seen_at'])
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: idOf(row.token_hash),
    userAgent: row.device,
    since: row.created_at,
    lastSeenAt: row.last_seen_at,
    isThis: row.token_hash === hashOf(token),
  }));
}

/** All of this operator's but the one with this token, or one of them; answers how many that were. */
export async function endOthers(
  transaction: Transaction<Database>,
  context: Pick<ServerContext, 'now'>,
  operatorId: string,
  token: string,
  id?: string,
): Promise<number> {
  const others = await openOf(transaction, context, operatorId)
    .select('token_hash')
    .where('token_hash', '!=', hashOf(token))
    .execute();
  const hashes = others
    .map(({ token_hash }) => token_hash)
    .filter((tokenHash) => id === undefined || idOf(tokenHash) === id);
  if (hashes.length > 0) {
    await transaction
      .updateTable('operator_session')
      .set({ ended_at: context.now() })
      .where('token_hash', 'in', hashes)
      .execute();
  }
  return hashes.length;
}

export async function deleteEnded(db: Kysely<Database>, { now }: Pick<ServerContext, 'now'>): Promise<void> {
  const before = now() - DESK_LONGEST_MS;
  await db.deleteFrom('operator_session').where('created_at', '<', before).execute();
}

const ID_LENGTH = 16;
const idOf = (tokenHash: string) => hash('sha256', tokenHash, 'base64url').slice(0, ID_LENGTH);
const hashOf = (token: string) => hash('sha256', token, 'base64url');
