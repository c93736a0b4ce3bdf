import type { Kysely } from 'kysely';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { newestMadeAt } from '#server/platform/backup/backup-claims.repository.ts';
import { databaseFiguresOf } from '#server/platform/database/database-figures.ts';
import type { Database } from '#server/platform/database/schema.ts';

export const database = (db: Kysely<Database>) => databaseFiguresOf(db);

export async function countUnsentEmails(db: Kysely<Database>): Promise<{ waiting: number; givenUp: number }> {
  const { unsent, givenUp } = await db
    .selectFrom('email_outbox')
    .select(({ fn }) => [fn.countAll<number>().as('unsent'), fn.count<number>('given_up_at').as('givenUp')])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { waiting: unsent - givenUp, givenUp };
}

export async function countPurchases(db: Kysely<Database>): Promise<ReadonlyMap<PurchaseStatus, number>> {
  const rows = await db
    .selectFrom('purchase')
    .select(({ fn }) => ['status' as const, fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

export const findBackupMadeAt = (db: Kysely<Database>) => newestMadeAt(db);

export async function findLastWebhookAt(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('webhook_event')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at;
}
