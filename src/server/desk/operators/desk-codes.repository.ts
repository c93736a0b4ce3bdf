import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ServerContext } from '#server/context.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface DeskCode {
  /** Undefined for one that the server printed. */
  operatorId: string | undefined;
}

interface NewDeskCode {
  operatorId?: string;
  expiresAt?: number;
  /** Beside those that this operator has. */
  isOneMore?: boolean;
  /** Beside those that are not older than this, in milliseconds. */
  keptMs?: number;
}

/** What a passkey is asked for; its answer is good for nothing else. */
export type ChallengePurpose = 'register' | 'sign_in' | 'prove';

const CODE_BYTES = 32;

/** How long a browser may take to answer a passkey's challenge. */
const CHALLENGE_MS = 5 * 60_000;

/** One-time codes that open the desk, and what passkeys are asked; only hashes of codes are stored. */
const usable = (within: Kysely<Database>, { now }: Pick<ServerContext, 'now'>) =>
  within
    .selectFrom('desk_code')
    .select(['code_hash', 'operator_id'])
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]));

export async function issueIn(
  transaction: Transaction<Database>,
  { randomBytes, now }: Pick<ServerContext, 'randomBytes' | 'now'>,
  { operatorId, expiresAt, isOneMore = false, keptMs }: NewDeskCode,
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  if (!isOneMore) {
    await transaction
      .deleteFrom('desk_code')
      .where('operator_id', operatorId === undefined ? 'is' : '=', operatorId ?? null)
      .$if(keptMs !== undefined, (query) => query.where('created_at', '<', now() - (keptMs ?? 0)))
      .execute();
  }
  await transaction
    .insertInto('desk_code')
    .values({
      code_hash: hashOf(code),
      operator_id: operatorId ?? null,
      created_at: now(),
      expires_at: expiresAt ?? null,
    })
    .execute();
  return code;
}

/** A printed code replaces the one printed before; an e-mail's replaces that operator's. */
export const issue = (
  db: Kysely<Database>,
  context: Pick<ServerContext, 'randomBytes' | 'now'>,
  code: NewDeskCode,
): Promise<string> => inTransaction(db, (transaction) => issueIn(transaction, context, code));

/** For an e-mail. Undefined if the operator may not come in any more. */
export const issueTo = (
  db: Kysely<Database>,
  context: Pick<ServerContext, 'randomBytes' | 'now'>,
  code: NewDeskCode & { operatorId: string },
): Promise<string | undefined> =>
  inTransaction(db, async (transaction) => {
    const operator = await transaction
      .selectFrom('operator')
      .select('id')
      .where('id', '=', code.operatorId)
      .where('disabled_at', 'is', null)
      .$call(forUpdate(transaction))
      .executeTakeFirst();
    return operator && issueIn(transaction, context, code);
  });

/** Undefined if unknown, used or expired. */
export async function find(
  within: Kysely<Database>,
  context: Pick<ServerContext, 'now'>,
  code: string,
): Promise<DeskCode | undefined> {
  const row = await usable(within, context).where('code_hash', '=', hashOf(code)).executeTakeFirst();
  return row && { operatorId: row.operator_id ?? undefined };
}

/** True for the first caller only. */
export async function spend(
  transaction: Transaction<Database>,
  { now }: Pick<ServerContext, 'now'>,
  code: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('desk_code')
    .set({ used_at: now() })
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const rememberChallenge = (
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('passkey_challenge').where('expires_at', '<=', now()).execute();
    await transaction
      .insertInto('passkey_challenge')
      .values({ challenge, purpose, expires_at: now() + CHALLENGE_MS })
      .execute();
  });

/** Whether the challenge was issued for this, and is neither answered nor expired. */
export async function isAsked(
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const row = await db
    .selectFrom('passkey_challenge')
    .select('challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row !== undefined;
}

/** True for the first answer only. */
export async function spendChallenge(transaction: Transaction<Database>, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const hashOf = (code: string) => hash('sha256', code, 'base64url');
