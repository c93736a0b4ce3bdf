import type { Kysely, Transaction } from 'kysely';
import type { DeskRole } from '#domain/desk/desk-roles.ts';
import { forUpdate } from '#server/platform/database/for-update.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface HelperRow {
  id: string;
  name: string;
  email: string;
  role: DeskRole;
  isDisabled: boolean;
  /** Whether the helper has any credential. */
  hasKey: boolean;
}

/** All operators, former ones too: few enough for one read. */
/** Row locks: a concurrent change waits. */
export async function lockAll(transaction: Transaction<Database>): Promise<HelperRow[]> {
  await transaction.selectFrom('operator').select('id').orderBy('id').$call(forUpdate(transaction)).execute();
  return list(transaction);
}

export async function lastSeen(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('operator_session')
    .select(['operator_id', ({ fn }) => fn.max<number>('last_seen_at').as('at')])
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map((row) => [row.operator_id, row.at]));
}

export async function change(
  transaction: Transaction<Database>,
  { id, role, disabledAt }: { id: string; role: DeskRole; disabledAt: number | null },
): Promise<void> {
  await transaction.updateTable('operator').set({ role, disabled_at: disabledAt }).where('id', '=', id).execute();
}

/** Revokes all credentials. */
export async function takeKeys(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.updateTable('operator').set({ password_hash: null }).where('id', '=', id).execute();
  for (const table of ['operator_passkey', 'recovery_code'] as const) {
    await transaction.deleteFrom(table).where('operator_id', '=', id).execute();
  }
}

/** Ends all sign-ins and the links that were sent, and forgets the browsers. */
export async function signOut(transaction: Transaction<Database>, id: string, now: number): Promise<void> {
  for (const table of ['desk_code', 'operator_browser'] as const) {
    await transaction.deleteFrom(table).where('operator_id', '=', id).execute();
  }
  await transaction
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function list(db: Kysely<Database>): Promise<HelperRow[]> {
  const rows = await db
    .selectFrom('operator')
    .select(['id', 'name', 'email', 'role', 'disabled_at', 'password_hash'])
    .select(({ selectFrom }) =>
      selectFrom('operator_passkey')
        .select('credential_id')
        .whereRef('operator_id', '=', 'operator.id')
        .limit(1)
        .as('passkey'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ disabled_at, password_hash, passkey, ...row }) => ({
    ...row,
    isDisabled: disabled_at !== null,
    hasKey: passkey !== null || password_hash !== null,
  }));
}
