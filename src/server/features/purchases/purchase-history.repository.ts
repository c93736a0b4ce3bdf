import type { Kysely } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface HistoryLine {
  cause: string;
  historyId: string;
  now: number;
}

export async function writeHistory(
  transaction: Kysely<Database>,
  { id, from, to }: { id: string; from: PurchaseStatus | null; to: PurchaseStatus },
  { historyId, cause, now }: HistoryLine,
): Promise<void> {
  await transaction
    .insertInto('purchase_history')
    .values({ id: historyId, purchase_id: id, from_status: from, to_status: to, cause, at: now })
    .execute();
}
