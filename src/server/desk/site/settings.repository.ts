import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredSetting {
  name: string;
  value: string;
  isSealed: boolean;
  changedAt: number;
  changedBy: string;
}

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

const ONLY = 'settings';

/** Secrets are stored sealed. */
export function createSettingsRepository(db: Kysely<Database>) {
  return {
    async list(): Promise<StoredSetting[]> {
      const rows = await db.selectFrom('desk_setting').selectAll().execute();
      return rows.map((row) => ({
        name: row.name,
        value: row.value,
        isSealed: row.is_sealed === 1,
        changedAt: row.changed_at,
        changedBy: row.changed_by,
      }));
    },

    async version(within: Kysely<Database> = db): Promise<number> {
      const row = await within
        .selectFrom('desk_setting_version')
        .select('version')
        .where('id', '=', ONLY)
        .executeTakeFirst();
      return row?.version ?? 0;
    },

    async save(transaction: Kysely<Database>, { isSealed, ...setting }: StoredSetting): Promise<void> {
      const row = {
        value: setting.value,
        is_sealed: isSealed ? 1 : 0,
        changed_at: setting.changedAt,
        changed_by: setting.changedBy,
      };
      await transaction
        .insertInto('desk_setting')
        .values({ name: setting.name, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    },

    async remove(transaction: Kysely<Database>, name: string): Promise<void> {
      await transaction.deleteFrom('desk_setting').where('name', '=', name).execute();
    },

    /** Compare-and-set: false if another change came first. */
    async raiseVersion(transaction: Kysely<Database>, from: number): Promise<boolean> {
      await transaction
        .insertInto('desk_setting_version')
        .values({ id: ONLY, version: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const { numUpdatedRows } = await transaction
        .updateTable('desk_setting_version')
        .set({ version: from + 1 })
        .where('id', '=', ONLY)
        .where('version', '=', from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Unconditional: the change in this transaction depends on no other. */
    async bumpVersion(transaction: Kysely<Database>): Promise<void> {
      await transaction
        .insertInto('desk_setting_version')
        .values({ id: ONLY, version: 1 })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({ version: row('desk_setting_version.version', '+', 1) })),
        )
        .execute();
    },

    /** Whether real cards were ever charged here. */
    async hasTakenMoney(): Promise<boolean> {
      const row = await db
        .selectFrom('purchase')
        .select('id')
        .where('livemode', '=', 1)
        .where('paid_at', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
