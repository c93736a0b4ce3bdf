import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';
import type { ProviderDispute } from './provider-state.ts';

/** As the card processor says now. */
export async function saveDisputes(
  db: Kysely<Database>,
  purchaseId: string,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  for (const { id, amountPence, reason, status, dueAt } of disputes) {
    const facts = { amount_pence: amountPence, reason, status, due_at: dueAt };
    await db
      .insertInto('dispute')
      .values({ id, purchase_id: purchaseId, ...facts })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
      .execute();
  }
}

// ADAPTER
export function purchaseDisputes(db: Kysely<Database>) {
  return {
    saveDisputes: (purchaseId: string, disputes: readonly ProviderDispute[]) => saveDisputes(db, purchaseId, disputes),
  };
}
// END ADAPTER
