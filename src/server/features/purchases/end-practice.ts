import { isPractice } from '#domain/account/access.ts';
import { grantsAccess } from '#domain/purchases/purchase.ts';
import type { ServerContext } from '#server/context.ts';
import * as activityLog from '#server/desk/operators/activity-log.repository.ts';
import * as visitCounts from '#server/features/visits/visit-counts.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as practice from './practice-purchases.repository.ts';

const CAUSE = 'practice_ended';
const BY_ITSELF = { id: null, name: 'Automatic' };

/**
 * With a live key what was bought with a test card is over; the activity log names everybody who loses access by it.
 */
export async function endPractice(
  context: Pick<ServerContext, 'db' | 'paymentSettings' | 'now' | 'createId'>,
): Promise<void> {
  const { db, paymentSettings, now, createId } = context;
  if (!paymentSettings.livemode) return;
  const bought = (await practice.list(db)).filter(isPractice);
  if (bought.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await visitCounts.forgetSteps(transaction, ['checkout_begun', 'paid', 'first_workout']);
    for (const purchase of bought) {
      const line = { cause: CAUSE, historyId: createId(), now: now() };
      if (!(await practice.end(transaction, purchase, line))) continue;
      const { status, userId: aboutUserId } = purchase;
      if (aboutUserId === undefined || !grantsAccess(status)) continue;
      await activityLog.write(transaction, context, { operator: BY_ITSELF, action: CAUSE, aboutUserId });
    }
  });
}
