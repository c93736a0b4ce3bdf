import type { RefundReason } from '#contract/desk-members.ts';
import { poundsText } from '#domain/price.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { OperatorNeeds, RecordDeed } from './operate-purchases.ts';
import type { Purchase } from './purchase-row.repository.ts';

export interface AskedRefund {
  /** Without one, all that is left. */
  amountPence?: number | undefined;
  reason?: RefundReason | undefined;
}

const REASON_TEXTS: Readonly<Record<RefundReason, string>> = {
  changed_mind: 'changed their mind',
  not_for_them: 'not for them',
  did_not_work: 'something did not work',
  paid_twice: 'paid twice',
  kindness: 'out of kindness',
};

/**
 * A refund that an operator asks for. Its line comes first, so that none is without one, whatever becomes of the card
 * processor's answer.
 */
export async function refundByHand<Result>(
  { db, recordDeed }: Pick<OperatorNeeds, 'db'> & { recordDeed: RecordDeed },
  purchase: Pick<Purchase, 'userId' | 'amountPence' | 'amountRefundedPence' | 'status'>,
  { amountPence, reason }: AskedRefund,
  refund: () => Promise<Result>,
): Promise<Result> {
  const sum = poundsText(amountPence ?? purchase.amountPence - purchase.amountRefundedPence);
  const why = reason ? `, ${REASON_TEXTS[reason]}` : '';
  await inTransaction(db, (transaction) =>
    recordDeed(transaction, {
      action: 'refunded',
      aboutUserId: purchase.userId,
      before: purchase.status,
      after: `${sum} asked to go back${why}`,
    }),
  );
  return refund();
}
