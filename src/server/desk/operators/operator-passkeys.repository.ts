import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface Passkey {
  credentialId: string;
  operatorId: string;
  publicKey: string;
  counter: number;
  /** It opens the desk at this host only. */
  host: string;
}

export interface OwnPasskey {
  id: string;
  name: string | null;
  host: string;
  addedAt: number;
  lastUsedAt: number | null;
}

/** Public keys only: what proves it stays with the operator. */
/** False if the credential is somebody's already. */
export async function add(
  transaction: Transaction<Database>,
  passkey: Passkey,
  { name, now }: { name: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('operator_passkey')
    .values({
      credential_id: passkey.credentialId,
      operator_id: passkey.operatorId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      host: passkey.host,
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function find(db: Kysely<Database>, credentialId: string): Promise<Omit<Passkey, 'host'> | undefined> {
  const row = await db
    .selectFrom('operator_passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return (
    row && {
      credentialId: row.credential_id,
      operatorId: row.operator_id,
      publicKey: row.public_key,
      counter: row.counter,
    }
  );
}

export async function listIds(db: Kysely<Database>, operatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_passkey')
    .select('credential_id')
    .where('operator_id', '=', operatorId)
    .execute();
  return rows.map((row) => row.credential_id);
}

/** The oldest first. */
export async function list(within: Kysely<Database>, operatorId: string): Promise<OwnPasskey[]> {
  const rows = await within
    .selectFrom('operator_passkey')
    .select(['credential_id', 'name', 'host', 'created_at', 'last_used_at'])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ name, host, ...row }) => ({
    id: row.credential_id,
    name,
    host,
    addedAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

export async function remove(transaction: Transaction<Database>, credentialId: string): Promise<void> {
  await transaction.deleteFrom('operator_passkey').where('credential_id', '=', credentialId).execute();
}

/** False if it was taken away, or its counter did not go up: 0 is one that counts nothing. */
export async function countUse(
  transaction: Transaction<Database>,
  credentialId: string,
  { counter, now }: { counter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operator_passkey')
    .set({ counter, last_used_at: now })
    .where('credential_id', '=', credentialId)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
