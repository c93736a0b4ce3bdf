import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface Passkey {
  credentialId: string;
  operatorId: string;
  publicKey: string;
  counter: number;
}

export type OperatorPasskeysRepository = ReturnType<typeof createOperatorPasskeysRepository>;

/** Public keys only: what proves it stays with her. */
export function createOperatorPasskeysRepository(db: Kysely<Database>) {
  return {
    async add(transaction: Kysely<Database>, passkey: Passkey, now: number): Promise<void> {
      await transaction
        .insertInto('operator_passkey')
        .values({
          credential_id: passkey.credentialId,
          operator_id: passkey.operatorId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          created_at: now,
        })
        .execute();
    },

    async find(credentialId: string): Promise<Passkey | undefined> {
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
    },

    async listIds(operatorId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('operator_passkey')
        .select('credential_id')
        .where('operator_id', '=', operatorId)
        .execute();
      return rows.map((row) => row.credential_id);
    },

    async countUse(
      transaction: Kysely<Database>,
      credentialId: string,
      { counter, now }: { counter: number; now: number },
    ): Promise<void> {
      await transaction
        .updateTable('operator_passkey')
        .set({ counter, last_used_at: now })
        .where('credential_id', '=', credentialId)
        .execute();
    },
  };
}
