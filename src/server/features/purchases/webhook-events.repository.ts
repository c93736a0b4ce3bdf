import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface SeenWebhookEvent {
  id: string;
  type: string;
  livemode: boolean;
  createdAt: number;
  receivedAt: number;
  result: string;
  purchaseId: string | undefined;
}

/** The table has ids and outcomes of events only, never bodies. */
export async function isKnown(db: Kysely<Database>, eventId: string): Promise<boolean> {
  const row = await db.selectFrom('webhook_event').select('id').where('id', '=', eventId).executeTakeFirst();
  return row !== undefined;
}

export async function deleteReceivedBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('webhook_event').where('received_at', '<', time).execute();
}

/** Called after processing, so that a failed event is processed again. */
export async function record(db: Kysely<Database>, event: SeenWebhookEvent): Promise<void> {
  await db
    .insertInto('webhook_event')
    .values({
      id: event.id,
      type: event.type,
      livemode: event.livemode ? 1 : 0,
      created_at: event.createdAt,
      received_at: event.receivedAt,
      result: event.result,
      purchase_id: event.purchaseId ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
