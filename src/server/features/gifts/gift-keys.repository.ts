import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { giftCodeFrom, readGiftCode } from '#domain/gifts/gift-code.ts';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';

const KEY_BYTES = 32;

/** This many random bytes nearly always make a code; more are taken where they do not. */
const BYTES_AT_ONCE = 16;

type IssueContext = Pick<ServerContext, 'randomBytes' | 'now'>;

/** Keeps the hash of what opens a gift: the link of a giver, or the code of an e-mail or a card. */
async function keep(
  connection: Kysely<Database>,
  purchaseId: string,
  kind: 'giver' | 'email' | 'card',
  { key, now }: { key: string; now: number },
): Promise<void> {
  await connection
    .insertInto('gift_key')
    .values({ key_hash: hashOf(key), purchase_id: purchaseId, kind, made_at: now })
    .execute();
}

async function purchaseOf(
  db: Kysely<Database>,
  key: string,
  kinds: readonly ('giver' | 'email' | 'card')[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('gift_key')
    .select('purchase_id')
    .where('key_hash', '=', hashOf(key))
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  return row?.purchase_id;
}

export async function issueGiverKey(
  connection: Kysely<Database>,
  { randomBytes, now }: IssueContext,
  purchaseId: string,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await keep(connection, purchaseId, 'giver', { key, now: now() });
  return key;
}

export async function issueCode(
  connection: Kysely<Database>,
  { randomBytes, now }: IssueContext,
  purchaseId: string,
  kind: 'email' | 'card',
): Promise<string> {
  const code = giftCodeFrom(bytesFrom(randomBytes));
  await keep(connection, purchaseId, kind, { key: readGiftCode(code) ?? code, now: now() });
  return code;
}

export const findByGiverKey = (db: Kysely<Database>, key: string) => purchaseOf(db, key, ['giver']);

/** @param code as {@link readGiftCode} reads it. */
export const findByCode = (db: Kysely<Database>, code: string) => purchaseOf(db, code, ['email', 'card']);

export async function countKeys(
  transaction: Transaction<Database>,
  purchaseId: string,
  kind: 'giver' | 'card',
): Promise<number> {
  const { count } = await transaction
    .selectFrom('gift_key')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('purchase_id', '=', purchaseId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** Revokes the codes sent to another address. */
export async function endEmailCodes(transaction: Transaction<Database>, purchaseId: string): Promise<void> {
  await transaction.deleteFrom('gift_key').where('purchase_id', '=', purchaseId).where('kind', '=', 'email').execute();
}

const hashOf = (key: string) => hash('sha256', key, 'base64url');

function bytesFrom(randomBytes: (size: number) => Buffer): () => number {
  let bytes = randomBytes(BYTES_AT_ONCE);
  let next = 0;
  return () => {
    if (next === bytes.length) {
      bytes = randomBytes(BYTES_AT_ONCE);
      next = 0;
    }
    const byte = bytes[next] ?? 0;
    next += 1;
    return byte;
  };
}
