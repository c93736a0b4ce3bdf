import Stripe from 'stripe';
import type { RefundReason } from '#contract/desk/members.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { OperatorNeeds, RecordDeed } from './operate-purchases.ts';
import type { Purchase } from './purchase-row.repository.ts';

export interface AskedRefund {
  /** Without one, all that is left. */
  amountPence?: number | undefined;
  reason?: RefundReason | undefined;
}

/** `asked`: the card processor took it, and has not said yet that it went through. */
export type HandRefund =
  | { kind: 'given_back' | 'asked' | 'with_bank'; purchase: Purchase | undefined }
  | { kind: 'refused'; why: string }
  | { kind: 'unanswered' };

const REASON_TEXTS: Readonly<Record<RefundReason, string>> = {
  changed_mind: 'changed their mind',
  not_for_them: 'not for them',
  did_not_work: 'something did not work',
  paid_twice: 'paid twice',
  kindness: 'out of kindness',
};

/** Of what did not come about. */
const LINES = { unanswered: 'refund_unanswered', with_bank: 'refund_refused', refused: 'refund_refused' } as const;

/**
 * A refund that an operator asks for. Its line comes first, so that none is without one, whatever becomes of the card
 * processor's answer; one that is no yes has a line of its own.
 */
export async function refundByHand(
  { db, recordDeed }: Pick<OperatorNeeds, 'db'> & { recordDeed: RecordDeed },
  purchase: Purchase,
  { amountPence, reason }: AskedRefund,
  refund: () => Promise<Purchase | undefined>,
): Promise<HandRefund> {
  const pence = amountPence ?? purchase.amountPence - purchase.amountRefundedPence;
  const about = { aboutUserId: purchase.userId, aboutPurchaseId: purchase.id };
  const why = reason ? `, ${REASON_TEXTS[reason]}` : '';
  const asked = {
    action: 'refunded',
    before: purchase.status,
    after: `${poundsText(pence)} asked to go back${why}`,
  } as const;
  await inTransaction(db, (transaction) => recordDeed(transaction, { ...about, ...asked }));
  const outcome = await outcomeOf(refund, purchase.amountRefundedPence + pence);
  if (outcome.kind === 'given_back' || outcome.kind === 'asked') return outcome;
  const action = LINES[outcome.kind];
  const after = outcome.kind === 'refused' ? `${poundsText(pence)}: ${outcome.why}` : poundsText(pence);
  await inTransaction(db, (transaction) => recordDeed(transaction, { ...about, action, after }));
  return outcome;
}

async function outcomeOf(refund: () => Promise<Purchase | undefined>, wantedPence: number): Promise<HandRefund> {
  try {
    const purchase = await refund();
    return { kind: standingOf(purchase, wantedPence), purchase };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return isRefusal(error) ? { kind: 'refused', why: error.message } : { kind: 'unanswered' };
  }
}

function standingOf(purchase: Purchase | undefined, wantedPence: number): 'given_back' | 'asked' | 'with_bank' {
  if (purchase?.status === 'refunded' || (purchase?.amountRefundedPence ?? 0) >= wantedPence) return 'given_back';
  return purchase?.status === 'disputed' || purchase?.status === 'lost' ? 'with_bank' : 'asked';
}

/** Any other failure (no response, 5xx, a conflict) may have taken effect. */
const isRefusal = ({ statusCode = 0 }: Stripe.errors.StripeError) =>
  statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
