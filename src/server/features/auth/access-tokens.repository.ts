import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { ServerContext } from '#server/context.ts';
import {
  type DesignatedAddresses,
  hasAccess,
  toUser,
  USER_COLUMNS,
} from '#server/features/account/accounts.repository.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

const ONE_DAY_MS = 86_400_000;

/** After the last day of use (product §3). */
export const TOKEN_LIFETIME_MS = 30 * ONE_DAY_MS;

/** After the sign-in, however often it is used (product §3). */
export const LONGEST_SIGN_IN_MS = 365 * ONE_DAY_MS;

/** Renewed at most this often, so that reads rarely write. */
const RENEWAL_INTERVAL_MS = ONE_DAY_MS;

const TOKEN_BYTES = 32;
const MAX_DEVICE_LENGTH = 200;

export interface TokenOwner {
  user: User;
  isRenewalDue: boolean;
}

export interface SignedInDevice {
  userAgent: string;
  signedInAt: number;
  lastUsedAt: number;
  isThis: boolean;
}

/** Opaque and random; only the hash is stored. */
export async function issue(
  transaction: Transaction<Database>,
  { randomBytes, now }: Pick<ServerContext, 'randomBytes' | 'now'>,
  userId: string,
  device: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const time = now();
  await transaction
    .insertInto('access_token')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      device: storable(device),
      created_at: time,
      last_used_at: time,
      expires_at: time + TOKEN_LIFETIME_MS,
    })
    .execute();
  return token;
}

/** Undefined if unknown, expired or revoked. On the hot path of every request. */
export async function findOwner(
  db: Kysely<Database>,
  { now, config }: Pick<ServerContext, 'now'> & { config: DesignatedAddresses },
  token: string,
): Promise<TokenOwner | undefined> {
  const time = now();
  const [row] = await owner(db, { tokenHash: hashOf(token), now: time });
  return row && { user: toUser(row, config), isRenewalDue: row.last_used_at <= time - RENEWAL_INTERVAL_MS };
}

export async function renew(db: Kysely<Database>, { now }: Pick<ServerContext, 'now'>, token: string): Promise<void> {
  const time = now();
  await db
    .updateTable('access_token')
    .set(({ eb, ref }) => {
      const end = eb(ref('created_at'), '+', LONGEST_SIGN_IN_MS);
      const renewed = time + TOKEN_LIFETIME_MS;
      return { last_used_at: time, expires_at: eb.case().when(end, '<', renewed).then(end).else(renewed).end() };
    })
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revoke(db: Kysely<Database>, { now }: Pick<ServerContext, 'now'>, token: string): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ revoked_at: now() })
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeAll(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  userId: string,
  keptToken?: string,
): Promise<void> {
  await transaction
    .updateTable('access_token')
    .set({ revoked_at: now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptToken !== undefined, (query) => query.where('token_hash', '!=', hashOf(keptToken ?? '')))
    .execute();
}

export async function listAlive(
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  userId: string,
  token: string,
): Promise<SignedInDevice[]> {
  const rows = await db
    .selectFrom('access_token')
    .select(['token_hash', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now())
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const ownHash = hashOf(token);
  return rows.map((row) => ({
    userAgent: row.device,
    signedInAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isThis: row.token_hash === ownHash,
  }));
}

export async function isAlive(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  token: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('access_token')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Two statements, because each has its own index. */
export async function deleteEnded(db: Kysely<Database>, { now }: Pick<ServerContext, 'now'>): Promise<void> {
  await db.deleteFrom('access_token').where('expires_at', '<=', now()).execute();
  await db.deleteFrom('access_token').where('revoked_at', 'is not', null).execute();
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');

/** PostgreSQL text takes no NUL. */
const storable = (text: string) => text.replaceAll('\u0000', '').slice(0, MAX_DEVICE_LENGTH);

function ownerQuery(db: Kysely<Database>, { tokenHash, now }: { tokenHash: string; now: number }) {
  return db
    .selectFrom('access_token')
    .innerJoin('user', 'user.id', 'access_token.user_id')
    .select(USER_COLUMNS)
    .select(['access_token.last_used_at', hasAccess])
    .where('access_token.token_hash', '=', tokenHash)
    .where('access_token.expires_at', '>', now)
    .where('access_token.revoked_at', 'is', null);
}

const owner = prepareQuery(ownerQuery);
