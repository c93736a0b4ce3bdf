import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

/** One remembered thing: a Stripe object, an event, or a note beside one. `body` is JSON. */
export interface SandboxRow {
  id: string;
  kind: string;
  body: string;
}

/** Where the sandbox keeps its state, so that payments survive a restart. */
export interface SandboxStore {
  load(): Promise<SandboxRow[]>;
  /** Writes all rows or none, replacing those with the same id. */
  save(rows: readonly SandboxRow[]): Promise<void>;
}

export function createSandboxStore(db: Kysely<Database>, now: () => number): SandboxStore {
  return {
    load: () => db.selectFrom('sandbox_object').select(['id', 'kind', 'body']).execute(),

    async save(rows) {
      if (rows.length === 0) return;
      await db
        .insertInto('sandbox_object')
        .values(rows.map((row) => ({ ...row, updated_at: now() })))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((excluded) => ({
            kind: excluded.ref('excluded.kind'),
            body: excluded.ref('excluded.body'),
            updated_at: excluded.ref('excluded.updated_at'),
          })),
        )
        .execute();
    },
  };
}
