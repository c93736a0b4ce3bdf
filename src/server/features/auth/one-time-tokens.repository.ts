import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type OneTimeTokenKind =
  | 'reset_password'
  | 'confirm_email'
  | 'keep_email'
  | 'claim_purchase'
  | 'stop_reminders'
  | 'stop_newsletter'
  | 'confirm_sitter_emails'
  | 'open_sitter_page'
  | 'stop_sitter_emails';

export interface NewOneTimeToken {
  kind: OneTimeTokenKind;
  userId: string;
  payload?: string;
  expiresAt: number;
}

export interface OneTimeToken {
  userId: string;
  payload: string | undefined;
}

const TOKEN_BYTES = 32;

/** Those that only stop e-mails. */
export const STOPPING_KINDS: readonly OneTimeTokenKind[] = ['stop_reminders', 'stop_newsletter', 'stop_sitter_emails'];

/** Those that open nothing without a sign-in, or only stop something. */
export const STAYING_KINDS: readonly OneTimeTokenKind[] = ['claim_purchase', 'keep_email', ...STOPPING_KINDS];

/** Random; only the hash is stored. */
export async function issue(
  db: Kysely<Database>,
  { randomBytes, now }: Pick<ServerContext, 'randomBytes' | 'now'>,
  { kind, userId, payload, expiresAt }: NewOneTimeToken,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('one_time_token')
    .values({
      token_hash: hashOf(token),
      kind,
      user_id: userId,
      payload: payload ?? null,
      created_at: now(),
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

export async function countSince(
  db: Kysely<Database>,
  userId: string,
  kind: OneTimeTokenKind,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('one_time_token')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Undefined if unknown, used, expired or of another kind. */
export async function find(
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  kind: OneTimeTokenKind,
  token: string,
): Promise<OneTimeToken | undefined> {
  const row = await db
    .selectFrom('one_time_token')
    .select(['user_id', 'payload'])
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row && { userId: row.user_id, payload: row.payload ?? undefined };
}

/** True for the first caller only. */
export async function spend(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  kind: OneTimeTokenKind,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('one_time_token')
    .set({ used_at: now() })
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Claim links stay (they need a sign-in), and so do links that only stop e-mails or keep an address. */
export async function spendAll(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  userId: string,
): Promise<void> {
  await transaction
    .updateTable('one_time_token')
    .set({ used_at: now() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('kind', 'not in', STAYING_KINDS)
    .execute();
}

export async function deleteExpiredBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('one_time_token').where('expires_at', '<', time).execute();
}

/** The links to one purchase that were sent to this address. */
export async function spendClaimsOf(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  { email, purchaseId }: { email: string; purchaseId: string },
): Promise<void> {
  await transaction
    .updateTable('one_time_token')
    .set({ used_at: now() })
    .where('user_id', 'in', (query) => query.selectFrom('user').select('user.id').where('email', '=', email))
    .where('kind', '=', 'claim_purchase')
    .where('payload', '=', purchaseId)
    .where('used_at', 'is', null)
    .execute();
}

const hashOf = (token: string) => hash('sha256', token, 'base64url');
