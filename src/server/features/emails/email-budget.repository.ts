import { hash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { EMAIL_COSTS, EMAILS_TO_OTHERS_A_DAY, type EmailToOther } from '#domain/emails/emails-to-others.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** Whose account it is, the address that a guest gave with a payment, or the network of one who has paid nothing. */
export type Payer = { userId: string } | { email: string } | { network: string };

export interface Spending {
  payer: Payer;
  kind: EmailToOther;
  now: number;
}

/** False, and nothing changed, where the day's e-mails are spent; exact also for asks at once. */
export async function spendEmail(transaction: Transaction<Database>, { payer, kind, now }: Spending): Promise<boolean> {
  const cost = EMAIL_COSTS[kind];
  const row = await transaction
    .insertInto('email_budget')
    .values({ payer: keyOf(payer), day: calendarDayAt(now, 0), spent: cost })
    .onConflict((conflict) =>
      conflict
        .columns(['payer', 'day'])
        .doUpdateSet(({ ref, eb }) => ({ spent: eb(ref('email_budget.spent'), '+', cost) }))
        .where('email_budget.spent', '<=', EMAILS_TO_OTHERS_A_DAY - cost),
    )
    .returning('spent')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetSpentEmails(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('email_budget').where('day', '<', calendarDayAt(now, 0)).execute();
}

const keyOf = (payer: Payer) => hash('sha256', wordsOf(payer), 'base64url');

function wordsOf(payer: Payer): string {
  if ('userId' in payer) return `account ${payer.userId}`;
  return 'email' in payer ? `address ${payer.email}` : `network ${payer.network}`;
}
