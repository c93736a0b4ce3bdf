import type { Kysely, Transaction } from 'kysely';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import type { DeskPurchase } from '#contract/desk/members.ts';
import type { DeskPurchasePage } from '#contract/desk/purchases.ts';
import { normalisedEmail } from '#domain/account/account.ts';
import { giftStanding } from '#domain/gifts/gift.ts';
import { CURRENCY } from '#domain/purchases/price.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import type { ContactDetails } from '#server/features/account/accounts.repository.ts';
import * as accounts from '#server/features/account/accounts.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import * as gifts from '#server/features/gifts/gifts.repository.ts';
import { type Gift, giftFacts } from '#server/features/gifts/gifts.repository.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { NewPurchase } from './purchase-changes.repository.ts';
import * as purchaseChanges from './purchase-changes.repository.ts';
import * as purchases from './purchases.repository.ts';
import { awaitsOwner, type Purchase } from './purchases.repository.ts';

/** Writes an action of an operator into the activity log, in the transaction of the action. */
export type RecordAction = (
  transaction: Transaction<Database>,
  action: {
    action: DeskAction;
    aboutUserId?: string | undefined;
    aboutPurchaseId?: string;
    before?: string;
    after?: string;
  },
) => Promise<void>;

/** What the log says of an e-mail that was sent: whether it went, or one to the same address had just gone. */
export const sentOrMerged = ({ isNew }: { isNew: boolean }) => (isNew ? {} : { after: 'one had just been sent' });

export type OperatorContext = Pick<ServerContext, 'db' | 'now' | 'createId'>;

export type EndCheckout = (sessionId: string) => Promise<void>;

export type GrantOutcome = 'no_account' | 'active_already' | 'payment_under_way' | 'restored' | 'granted';
export type RevokeOutcome = 'no_account' | 'not_active' | 'revoked' | 'free_access_removed';

export interface PurchaseWithHistory {
  purchase: Purchase;
  reference: string;
  history: { at: number; from: string | null; to: string; cause: string | null }[];
}

export async function purchasesOf(context: OperatorContext, typedEmail: string) {
  const email = normalisedEmail(typedEmail);
  const account = await accounts.findContactByEmail(context.db, email);
  const all = await purchases.listOf(context.db, { userId: account?.userId, email });
  const bought: PurchaseWithHistory[] = [];
  for (const purchase of all) bought.push(await withHistory(context.db, purchase));
  return { email, account, bought };
}

export async function withHistory(db: Kysely<Database>, purchase: Purchase): Promise<PurchaseWithHistory> {
  const rows = await purchases.historyOf(db, purchase.id);
  const history = rows.map(({ at, from_status: from, to_status: to, cause }) => ({ at, from, to, cause }));
  return { purchase, reference: receiptReference(purchase.id), history };
}

/** The purchases of one member as the desk shows them, newest first. */
export async function deskPurchasesOf(context: OperatorContext, email: string): Promise<DeskPurchase[]> {
  const { bought } = await purchasesOf(context, email);
  return bought.map(deskPurchaseOf);
}

export const deskPurchaseOf = ({ purchase, reference, history }: PurchaseWithHistory): DeskPurchase => ({
  id: purchase.id,
  reference,
  status: purchase.status,
  amountPence: purchase.amountPence,
  amountRefundedPence: purchase.amountRefundedPence,
  begunAt: purchase.createdAt,
  isRefundable: isRefundable(purchase),
  history,
});

/** Lifts a revocation, or grants access as a purchase of £0. It refuses while a payment is in progress or disputed. */
export async function grantAccess(
  context: OperatorContext,
  typedEmail: string,
  { endCheckout, recordAction }: { endCheckout: EndCheckout; recordAction: RecordAction },
): Promise<GrantOutcome> {
  const { account, bought } = await purchasesOf(context, typedEmail);
  if (!account) return 'no_account';
  const own = bought.map(({ purchase }) => purchase).filter(({ userId }) => userId === account.userId);
  if (own.some(({ status }) => status === 'paid')) return 'active_already';
  const revoked = own.find(({ status }) => status === 'revoked');
  try {
    if (revoked) {
      const step = { status: 'paid', revokedAt: null, cause: 'operator_granted', notify: account } as const;
      await change(context, revoked, step, recordAction);
      return 'restored';
    }
    const unpaid = own.find(isUnpaid);
    if (unpaid?.sessionId) await endCheckout(unpaid.sessionId);
    await grantFreeAccess(context, account, unpaid, recordAction);
    return 'granted';
  } catch (error) {
    if (isUniqueViolation(error)) return 'payment_under_way';
    throw error;
  }
}

/**
 * Ends access and keeps the money, until the revocation is lifted. An e-mail tells the member where there are words for
 * it.
 */
export async function revokeAccess(
  context: OperatorContext,
  typedEmail: string,
  { words = '', recordAction }: { words?: string | undefined; recordAction: RecordAction },
): Promise<RevokeOutcome> {
  const { account, bought } = await purchasesOf(context, typedEmail);
  if (!account) return 'no_account';
  const paid = bought.find(({ purchase }) => purchase.userId === account.userId && purchase.status === 'paid');
  if (!paid) return 'not_active';
  const revoked = { status: 'revoked', revokedAt: context.now(), cause: 'operator_revoked' } as const;
  await change(context, paid.purchase, { ...revoked, notify: account, words }, recordAction);
  return paid.purchase.amountPence === 0 ? 'free_access_removed' : 'revoked';
}

export const isRefundable = ({ status, paymentIntentId }: Purchase): boolean =>
  paymentIntentId !== undefined && ['paid', 'unclaimed', 'revoked', 'review'].includes(status);

const isUnpaid = ({ status }: Purchase) => status === 'pending';

interface HandChange {
  status: PurchaseStatus;
  revokedAt?: number | null;
  cause: string;
  notify: ContactDetails;
  /** The words of the e-mail about lost access; without them no e-mail goes. */
  words?: string;
}

async function change(
  context: OperatorContext,
  purchase: Purchase,
  { notify, words = '', ...step }: HandChange,
  recordAction: RecordAction,
): Promise<void> {
  const { db, now, createId } = context;
  const isChanged = await inTransaction(db, async (transaction) => {
    const change = { ...step, historyId: createId(), now: now() };
    if (!(await purchaseChanges.changeIfUnchanged(transaction, purchase, change))) return false;
    const isGiven = step.status === 'paid';
    if (isGiven) await queueAccessEmail(context, transaction, notify);
    else if (words !== '') await queueTakenEmail(context, transaction, notify, words);
    const action = isGiven ? 'access_given' : 'access_taken';
    const { userId: aboutUserId, status: before } = purchase;
    await recordAction(transaction, { action, aboutUserId, before, after: step.status });
    return true;
  });
  if (!isChanged) throw new Error('The purchase changed just as you pressed. Please try again.');
}

/** Grants access as a purchase of £0. An unpaid checkout expires first, because a member has one purchase at a time. */
async function grantFreeAccess(
  context: OperatorContext,
  account: ContactDetails,
  unpaid: Purchase | undefined,
  recordAction: RecordAction,
): Promise<void> {
  const { db, now, createId } = context;
  const freeAccess = freePurchase(context, account);
  await inTransaction(db, async (transaction) => {
    const step = { cause: 'operator_granted', now: now() };
    if (unpaid) {
      await purchaseChanges.changeIfUnchanged(transaction, unpaid, {
        ...step,
        status: 'expired',
        historyId: createId(),
      });
    }
    await purchaseChanges.insertWithHistory(transaction, freeAccess, { ...step, historyId: createId() });
    await queueAccessEmail(context, transaction, account);
    await recordAction(transaction, {
      action: 'access_given',
      aboutUserId: account.userId,
      before: unpaid?.status ?? 'none',
      after: 'paid',
    });
  });
}

/** Free access: a purchase of £0. */
export const freePurchase = (
  { now, createId }: OperatorContext,
  { userId, email }: Pick<ContactDetails, 'userId' | 'email'>,
): NewPurchase => ({
  id: createId(),
  userId,
  email,
  uiMode: 'operator',
  status: 'paid',
  amountPence: 0,
  fullPricePence: 0,
  offerCode: undefined,
  currency: CURRENCY,
  vatPercent: undefined,
  livemode: false,
  isGuest: false,
  nonceHash: undefined,
  now: now(),
});

const queueAccessEmail = (
  context: OperatorContext,
  transaction: Transaction<Database>,
  { email, firstName }: ContactDetails,
) => emails.queue(transaction, context, { to: email, email: { kind: 'access_given', firstName } });

const queueTakenEmail = (
  context: OperatorContext,
  transaction: Transaction<Database>,
  { email, firstName }: ContactDetails,
  words: string,
) => emails.queue(transaction, context, { to: email, email: { kind: 'access_taken', firstName, words } });

type Looked = Omit<DeskPurchasePage, 'dispute' | 'emails' | 'activity'>;

export async function lookAtPurchase(context: OperatorContext, purchaseId: string): Promise<Looked | undefined> {
  const { db } = context;
  const purchase = await purchases.find(db, purchaseId);
  if (!purchase) return undefined;
  const gift = await gifts.find(db, purchaseId);
  const buyerId = gift ? gift.giverId : purchase.userId;
  const buyer = buyerId === undefined ? undefined : await accounts.findContact(db, buyerId);
  return {
    ...deskPurchaseOf(await withHistory(db, purchase)),
    paidAt: purchase.paidAt ?? null,
    buyerName: buyer?.firstName ?? gift?.giverName ?? null,
    buyerEmail: buyer?.email ?? gift?.giverEmail ?? purchase.email ?? null,
    memberId: purchase.userId ?? null,
    giverId: gift?.giverId ?? null,
    isNobodys: isNobodys(purchase, gift),
    gift: gift ? deskGift(purchase, gift) : null,
  };
}

/** The purchase is held and its buyer has no account through it: a guest, or a giver without an account. */
export const isNobodys = (purchase: Purchase, gift: Gift | undefined): boolean =>
  gift
    ? gift.giverId === undefined && IS_HERE.has(purchase.status)
    : awaitsOwner(purchase) && IS_HELD.has(purchase.status);

const IS_HELD: ReadonlySet<Purchase['status']> = new Set(['unclaimed', 'review']);
const IS_HERE: ReadonlySet<Purchase['status']> = new Set(['unclaimed', 'review', 'paid', 'disputed']);

const deskGift = (purchase: Purchase, gift: Gift): NonNullable<Looked['gift']> => ({
  standing: giftStanding(giftFacts(purchase, gift)),
  recipientName: gift.recipientName,
  way: gift.way,
  recipientEmail: gift.recipientEmail ?? null,
  deliverOn: gift.deliverOn ?? null,
  emailSentAt: gift.emailSentAt ?? null,
  emailFailedAt: gift.emailFailedAt ?? null,
  claimedAt: purchase.claimedAt ?? null,
});
