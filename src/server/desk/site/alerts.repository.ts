import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { type DeskAlerts, DeskAlertsSchema, USUAL_ALERTS } from '#contract/desk/alerts.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface Alerts {
  kinds: DeskAlerts['kinds'];
  /** Needs already notified. */
  told: readonly string[];
}

export interface OwnerToTell extends Alerts {
  id: string;
  name: string;
  email: string;
}

const KindsSchema = DeskAlertsSchema.shape.kinds;
const ToldSchema = z.array(z.string());

const alertsIn = (row: { kinds: string | null; told: string | null } | undefined): Alerts => ({
  kinds: row?.kinds ? KindsSchema.parse(JSON.parse(row.kinds)) : [...USUAL_ALERTS],
  told: row?.told ? ToldSchema.parse(JSON.parse(row.told)) : [],
});

export async function of(db: Kysely<Database>, operatorId: string): Promise<Alerts> {
  const row = await db
    .selectFrom('operator_alert')
    .select(['kinds', 'told'])
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return alertsIn(row);
}

export async function owners(db: Kysely<Database>): Promise<OwnerToTell[]> {
  const rows = await db
    .selectFrom('operator')
    .leftJoin('operator_alert', 'operator_alert.operator_id', 'operator.id')
    .select(['operator.id', 'operator.name', 'operator.email', 'kinds', 'told'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    // An invited owner may never sign in.
    .where((owner) =>
      owner.or([
        owner('password_hash', 'is not', null),
        owner.exists(
          owner
            .selectFrom('operator_passkey')
            .select('credential_id')
            .whereRef('operator_passkey.operator_id', '=', 'operator.id'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id, name, email, ...row }) => ({ id, name, email, ...alertsIn(row) }));
}

export async function save(
  transaction: Transaction<Database>,
  operatorId: string,
  { kinds, told }: Alerts,
): Promise<void> {
  const row = { kinds: JSON.stringify(kinds), told: JSON.stringify(told) };
  await transaction
    .insertInto('operator_alert')
    .values({ operator_id: operatorId, ...row })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(row))
    .execute();
}
