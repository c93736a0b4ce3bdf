import { type Kysely, sql } from 'kysely';
import type { User } from '#contract/auth.ts';
import { initialsOf } from '#domain/account/account.ts';
import { grantsAccess, PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Never sent to other users' browsers (product §3). */
export interface DesignatedAddresses {
  adminEmail: string | undefined;
  forceLogoutEmail: string | undefined;
}

export interface ContactDetails {
  userId: string;
  email: string;
  firstName: string;
}

export interface Credentials {
  userId: string;
  passwordHash: string | null;
}

/** Whether an account is active is derived from its purchases on each read. */
export async function find(
  within: Kysely<Database>,
  { config }: { config: DesignatedAddresses },
  userId: string,
): Promise<User | undefined> {
  const [row] = await byId(within, { userId });
  return row && toUser(row, config);
}

export async function findCredentials(db: Kysely<Database>, email: string): Promise<Credentials | undefined> {
  const row = await db.selectFrom('user').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst();
  return row && { userId: row.id, passwordHash: row.password_hash };
}

/** Inside the transaction, so that the e-mail goes to the address valid at commit. */
export async function findContact(db: Kysely<Database>, userId: string): Promise<ContactDetails | undefined> {
  const row = await contacts(db).where('id', '=', userId).executeTakeFirst();
  return row && toContact(row);
}

export async function findContactByEmail(within: Kysely<Database>, email: string): Promise<ContactDetails | undefined> {
  const row = await contacts(within).where('email', '=', email).executeTakeFirst();
  return row && toContact(row);
}

/** Undefined if the account is gone, null while it has no password. */
export async function findPasswordHash(db: Kysely<Database>, userId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('user').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

const contacts = (db: Kysely<Database>) => db.selectFrom('user').select(['id', 'email', 'first_name']);

const toContact = (row: { id: string; email: string; first_name: string }): ContactDetails => ({
  userId: row.id,
  email: row.email,
  firstName: row.first_name,
});

/** Read by {@link toUser}; the query must name its table `user`. */
export const USER_COLUMNS = [
  'user.id',
  'user.email',
  'user.first_name',
  'user.last_name',
  'user.step_goal',
  'user.pending_email',
  'user.created_at',
] as const;

export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  step_goal: number | null;
  pending_email: string | null;
  created_at: number;
  has_access: number | null;
}

export function toUser(row: UserRow, { adminEmail, forceLogoutEmail }: DesignatedAddresses): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    initials: initialsOf(row.first_name, row.last_name),
    subscriptionStatus: row.has_access ? 'active' : 'inactive',
    stepGoal: row.step_goal,
    pendingEmail: row.pending_email,
    createdAt: row.created_at,
    ...(row.email === adminEmail ? { isAdmin: true } : {}),
    ...(row.email === forceLogoutEmail ? { forceLogout: true } : {}),
  };
}

function byIdQuery(db: Kysely<Database>, { userId }: { userId: string }) {
  return db.selectFrom('user').select(USER_COLUMNS).select(hasAccess).where('user.id', '=', userId);
}

const accessStatuses = sql.join(PURCHASE_STATUSES.filter(grantsAccess).map((status) => sql.lit(status)));

/** 1 if a purchase of the query's `user` gives access, else null. */
export const hasAccess = sql<number | null>`(
  select 1 from purchase where purchase.user_id = "user".id and purchase.status in (${accessStatuses}) limit 1
)`.as('has_access');

const byId = prepareQuery(byIdQuery);
