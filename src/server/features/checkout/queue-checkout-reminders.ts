import type { ServerContext } from '#server/context.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { CheckoutReminder } from './checkout-reminders.repository.ts';
import * as checkoutReminders from './checkout-reminders.repository.ts';

type ReminderContext = Pick<ServerContext, 'db' | 'now' | 'createId'>;

export const CHECKOUT_SERIES = 'checkout-unfinished';
const BATCH = 100;

export async function isCheckoutSeriesOn({ db }: Pick<ServerContext, 'db'>): Promise<boolean> {
  return (await newsletters.find(db, CHECKOUT_SERIES))?.state === 'sending';
}

/** One e-mail to whom asked for it and has not paid; what is not due any more is forgotten. */
export async function queueCheckoutReminders(context: ReminderContext): Promise<void> {
  for (const reminder of await checkoutReminders.listDue(context.db, context.now(), BATCH)) {
    await queueOne(context, reminder);
  }
}

async function queueOne(context: ReminderContext, reminder: CheckoutReminder): Promise<void> {
  const { db, now } = context;
  const { id: reminderId, email: to } = reminder;
  const isWanted = (await isCheckoutSeriesOn(context)) && !(await checkoutReminders.hasPaid(db, reminder));
  await inTransaction(db, async (transaction) => {
    const time = now();
    if (!(await checkoutReminders.markQueued(transaction, reminderId, time)) || !isWanted) return;
    const member = await accounts.findContactByEmail(transaction, to);
    const isFree = !member || (await newsletters.takeWeeks(transaction, [member.userId], time)).size > 0;
    if (!isFree) return;
    const email = { kind: 'checkout_unfinished', reminderId } as const;
    await emails.queue(transaction, context, { to, email, onceFor: reminderId });
    await newsletters.addResults(transaction, CHECKOUT_SERIES, { sent: 1 });
  });
}
