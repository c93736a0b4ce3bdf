import type { Kysely } from 'kysely';
import { databaseFiguresOf } from '#server/platform/database/database-figures.ts';
import type { Database } from '#server/platform/database/schema.ts';

export type MetricsRepository = ReturnType<typeof createMetricsRepository>;

/** What waits, and what came last: each from an index. */
export function createMetricsRepository(db: Kysely<Database>) {
  return {
    database: () => databaseFiguresOf(db),

    /** E-mails that are not sent, whether or not their time has come. */
    async countWaitingEmails(): Promise<number> {
      const row = await db
        .selectFrom('email_outbox')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return row.waiting;
    },

    /** When the card processor last told something; absent if it never did. */
    async findLastWebhookAt(): Promise<number | undefined> {
      const row = await db
        .selectFrom('webhook_event')
        .select('received_at')
        .orderBy('received_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.received_at;
    },
  };
}
