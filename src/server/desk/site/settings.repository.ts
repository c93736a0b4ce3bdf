import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredSetting {
  name: string;
  value: string;
  isSealed: boolean;
  changedAt: number;
  changedBy: string;
}

const ONLY = 'settings';

/** Secrets are stored sealed. */
export async function list(db: Kysely<Database>): Promise<StoredSetting[]> {
  const rows = await db.selectFrom('desk_setting').selectAll().execute();
  return rows.map((row) => ({
    name: row.name,
    value: row.value,
    isSealed: row.is_sealed === 1,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }));
}

export async function version(within: Kysely<Database>): Promise<number> {
  const row = await within
    .selectFrom('desk_setting_version')
    .select('version')
    .where('id', '=', ONLY)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export async function save(transaction: Transaction<Database>, { isSealed, ...setting }: StoredSetting): Promise<void> {
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
}

export async function remove(transaction: Transaction<Database>, name: string): Promise<void> {
  await transaction.deleteFrom('desk_setting').where('name', '=', name).execute();
}

/** Compare-and-set: false if another change came first. */
export async function raiseVersion(transaction: Transaction<Database>, from: number): Promise<boolean> {
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
}

/** Unconditional: the change in this transaction depends on no other. */
export async function bumpVersion(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .insertInto('desk_setting_version')
    .values({ id: ONLY, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ version: row('desk_setting_version.version', '+', 1) })),
    )
    .execute();
}

/** Whether real cards were ever charged here. */
export async function hasTakenMoney(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('purchase')
    .select('id')
    .where('livemode', '=', 1)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
