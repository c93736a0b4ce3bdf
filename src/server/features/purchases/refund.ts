import Stripe from 'stripe';
import type { RefundReason } from '#contract/desk/members.ts';
import type { OwnPurchase } from '#contract/own-purchases.ts';
import { poundsText } from '#domain/purchases/price.ts';
import type { ServerContext } from '#server/context.ts';
import { holdForReturn } from '#server/features/gifts/given-gifts.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { RecordAction } from './operate-purchases.ts';
import { ownPurchaseOf } from './own-purchases.ts';
import type { Purchase } from './purchases.repository.ts';
import * as purchases from './purchases.repository.ts';
import { type PurchaseContext, reconcile } from './reconcile.ts';

export class NothingPaidError extends Error {}

/**
 * Refunds all that is left, or an amount. The idempotency key makes concurrent calls one refund, and refuses the second
 * of two different ones; after a failed refund a new key is used.
 */
export async function refundPurchase(
  context: PurchaseContext,
  purchase: Purchase,
  cause: string,
  amountPence?: number,
): Promise<Purchase> {
  const { id, sessionId, paymentIntentId, version } = purchase;
  if (!sessionId || !paymentIntentId) throw new NothingPaidError('Nothing was paid through this purchase.');
  try {
    await context.stripe.refunds.create(
      { payment_intent: paymentIntentId, ...(amountPence !== undefined && { amount: amountPence }) },
      { idempotencyKey: `refund:${id}:${version}` },
    );
  } catch (error) {
    if (!isRefundedAlready(error)) throw error;
  }
  return (await reconcile(context, sessionId, cause)) ?? purchase;
}

/** As {@link refundPurchase}; where the bank opened a dispute first, looking again records it. */
export async function refundUnlessWithBank(
  context: PurchaseContext,
  purchase: Purchase,
  cause: string,
  amountPence?: number,
) {
  try {
    return await refundPurchase(context, purchase, cause, amountPence);
  } catch (error) {
    if (!isWithBank(error)) throw error;
    return (await reconcile(context, purchase.sessionId ?? '', cause)) ?? purchase;
  }
}

const isWithBank = (error: unknown) => error instanceof Stripe.errors.StripeError && error.code === 'charge_disputed';

const isRefundedAlready = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/**
 * Returns undefined where there is no such purchase, and `overtaken` where money went back since the operator's refund
 * was judged. Nobody can claim a gift from the moment at which all of its money goes back.
 */
export async function refundAtDesk(
  context: PurchaseContext,
  purchaseId: string,
  asked: AskedRefund,
  recordAction: RecordAction,
): Promise<HandRefund | { kind: 'overtaken' } | undefined> {
  const purchase = await purchases.find(context.db, purchaseId);
  if (!purchase) return undefined;
  // The key of the refund is made of this row: a newer row would make a second refund of the same press.
  if (purchase.amountRefundedPence !== asked.judgedRefundedPence) return { kind: 'overtaken' };
  return refundByHand(context, { purchase, asked, recordAction }, async () => {
    const isReturn = purchase.isGift && asked.amountPence === undefined;
    const held = (isReturn && (await holdForReturn(context, purchaseId))) || purchase;
    return refundUnlessWithBank(context, held, 'operator_refunded', asked.amountPence);
  });
}

export interface AskedRefund {
  /** What had gone back when it was decided that this may go back. */
  judgedRefundedPence: number;
  /** Without one, all that is left. */
  amountPence?: number | undefined;
  reason?: RefundReason | undefined;
}

interface RefundOrder {
  purchase: Purchase;
  asked: Omit<AskedRefund, 'judgedRefundedPence'>;
  recordAction: RecordAction;
}

/** `asked`: the card processor took it, and has not said yet that it went through. */
export type HandRefund =
  | { kind: 'given_back' | 'asked' | 'with_bank'; purchase: Purchase | undefined }
  | { kind: 'refused'; why: string }
  | { kind: 'unanswered' };

const REASON_TEXTS: Readonly<Record<RefundReason, string>> = {
  changed_mind: 'changed their mind',
  not_for_them: 'not for them',
  did_not_work: 'something didn’t work',
  paid_twice: 'paid twice',
  kindness: 'out of kindness',
};

/** The actions that the activity log has for a refund that did not come about. */
const LINES = { unanswered: 'refund_unanswered', with_bank: 'refund_refused', refused: 'refund_refused' } as const;

/**
 * Carries out a refund that an operator asks for. Its line in the activity log comes first, so that no refund is
 * without one, whatever the card processor answers; an answer that is not a yes has a line of its own.
 */
export async function refundByHand(
  { db }: Pick<ServerContext, 'db'>,
  { purchase, asked: { amountPence, reason }, recordAction }: RefundOrder,
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
  await inTransaction(db, (transaction) => recordAction(transaction, { ...about, ...asked }));
  const outcome = await outcomeOf(refund, purchase.amountRefundedPence + pence);
  if (outcome.kind === 'given_back' || outcome.kind === 'asked') return outcome;
  const action = LINES[outcome.kind];
  const after = outcome.kind === 'refused' ? `${poundsText(pence)}: ${outcome.why}` : poundsText(pence);
  await inTransaction(db, (transaction) => recordAction(transaction, { ...about, action, after }));
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

export type RefundOutcome = { ok: true; purchase: OwnPurchase } | { ok: false; reason: 'not_found' | 'closed' };

/** Refunds all of a buyer's own purchase, which ends access (product §4). It may be asked for twice. */
export async function askForRefund(context: ServerContext, userId: string, purchaseId: string): Promise<RefundOutcome> {
  const { db, now } = context;
  const purchase = await purchases.find(db, purchaseId);
  if (purchase?.userId !== userId || purchase === undefined) return { ok: false, reason: 'not_found' };
  const { refund } = ownPurchaseOf(purchase, now());
  if (refund !== 'open' && refund !== 'returned') return { ok: false, reason: 'closed' };
  const after = refund === 'returned' ? purchase : await refundUnlessWithBank(context, purchase, 'buyer_refunded');
  const shown = ownPurchaseOf(after, now());
  return shown.refund === 'with_bank' ? { ok: false, reason: 'closed' } : { ok: true, purchase: shown };
}
