import type { Kysely } from 'kysely';
import type { DeskAction } from '#contract/desk/activity-log.ts';
import type { DeskPurchase } from '#contract/desk/members.ts';
import { normalisedEmail } from '#domain/account/account.ts';
import { CURRENCY } from '#domain/purchases/price.ts';
import type { PurchaseStatus } from '#domain/purchases/purchase.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Purchase } from './purchase-row.repository.ts';
import type { ReconcileNeeds } from './reconcile-purchase.ts';

/** Writes the deed into the diary, in the deed's own transaction. */
export type RecordDeed = (
  transaction: Kysely<Database>,
  deed: {
    action: DeskAction;
    aboutUserId?: string | undefined;
    aboutPurchaseId?: string;
    before?: string;
    after?: string;
  },
) => Promise<void>;

export type OperatorNeeds = Omit<ReconcileNeeds, 'stripe' | 'settings' | 'gifts'>;

export type EndCheckout = (sessionId: string) => Promise<void>;

export type GrantOutcome = 'no_account' | 'active_already' | 'payment_under_way' | 'restored' | 'granted';
export type RevokeOutcome = 'no_account' | 'not_active' | 'revoked' | 'present_taken_back';

type AccountContact = NonNullable<Awaited<ReturnType<OperatorNeeds['accounts']['findContactByEmail']>>>;

export interface PurchaseWithHistory {
  purchase: Purchase;
  reference: string;
  history: { at: number; from: string | null; to: string; cause: string | null }[];
}

export async function purchasesOf({ accounts, purchases }: OperatorNeeds, typedEmail: string) {
  const email = normalisedEmail(typedEmail);
  const account = await accounts.findContactByEmail(email);
  const all = await purchases.listOf({ userId: account?.userId, email });
  const bought: PurchaseWithHistory[] = [];
  for (const purchase of all) bought.push(await withHistory({ purchases }, purchase));
  return { email, account, bought };
}

export async function withHistory(
  { purchases }: Pick<OperatorNeeds, 'purchases'>,
  purchase: Purchase,
): Promise<PurchaseWithHistory> {
  const rows = await purchases.historyOf(purchase.id);
  const history = rows.map(({ at, from_status: from, to_status: to, cause }) => ({ at, from, to, cause }));
  return { purchase, reference: receiptReference(purchase.id), history };
}

/** The purchases of one member as the desk shows them, newest first. */
export async function deskPurchasesOf(needs: OperatorNeeds, email: string): Promise<DeskPurchase[]> {
  const { bought } = await purchasesOf(needs, email);
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
  story: history,
});

/** Lifts a revocation, or grants access as a purchase of 0. Refused while a payment is in progress or disputed. */
export async function grantAccess(
  needs: OperatorNeeds,
  typedEmail: string,
  { endCheckout, recordDeed }: { endCheckout: EndCheckout; recordDeed: RecordDeed },
): Promise<GrantOutcome> {
  const { account, bought } = await purchasesOf(needs, typedEmail);
  if (!account) return 'no_account';
  const own = bought.map(({ purchase }) => purchase).filter(({ userId }) => userId === account.userId);
  if (own.some(({ status }) => status === 'paid')) return 'active_already';
  const revoked = own.find(({ status }) => status === 'revoked');
  try {
    if (revoked) {
      const step = { status: 'paid', revokedAt: null, cause: 'operator_granted', notify: account } as const;
      await change(needs, revoked, step, recordDeed);
      return 'restored';
    }
    const unpaid = own.find(isUnpaid);
    if (unpaid?.sessionId) await endCheckout(unpaid.sessionId);
    await grantFree(needs, account, unpaid, recordDeed);
    return 'granted';
  } catch (error) {
    if (isUniqueViolation(error)) return 'payment_under_way';
    throw error;
  }
}

/** Keeps the money; the revocation holds until it is lifted. With words she is told, and reads them. */
export async function revokeAccess(
  needs: OperatorNeeds,
  typedEmail: string,
  { words = '', recordDeed }: { words?: string | undefined; recordDeed: RecordDeed },
): Promise<RevokeOutcome> {
  const { account, bought } = await purchasesOf(needs, typedEmail);
  if (!account) return 'no_account';
  const paid = bought.find(({ purchase }) => purchase.userId === account.userId && purchase.status === 'paid');
  if (!paid) return 'not_active';
  const revoked = { status: 'revoked', revokedAt: needs.now(), cause: 'operator_revoked' } as const;
  await change(needs, paid.purchase, { ...revoked, notify: account, words }, recordDeed);
  return paid.purchase.amountPence === 0 ? 'present_taken_back' : 'revoked';
}

export const isRefundable = ({ status, paymentIntentId }: Purchase): boolean =>
  paymentIntentId !== undefined && ['paid', 'unclaimed', 'revoked', 'review'].includes(status);

const isUnpaid = ({ status }: Purchase) => status === 'pending';

interface HandChange {
  status: PurchaseStatus;
  revokedAt?: number | null;
  cause: string;
  notify: AccountContact;
  /** For the e-mail about lost access; none without them. */
  words?: string;
}

async function change(
  needs: OperatorNeeds,
  purchase: Purchase,
  { notify, words = '', ...step }: HandChange,
  recordDeed: RecordDeed,
): Promise<void> {
  const { db, purchases, now, randomId } = needs;
  const isChanged = await inTransaction(db, async (transaction) => {
    const change = { ...step, historyId: randomId(), now: now() };
    if (!(await purchases.changeIfUnchanged(transaction, purchase, change))) return false;
    const isGiven = step.status === 'paid';
    if (isGiven) await queueAccessEmail(needs, transaction, notify);
    else if (words !== '') await queueTakenEmail(needs, transaction, notify, words);
    const action = isGiven ? 'access_given' : 'access_taken';
    const deed = { action, aboutUserId: purchase.userId, before: purchase.status, after: step.status } as const;
    await recordDeed(transaction, deed);
    return true;
  });
  if (!isChanged) throw new Error('The purchase changed in this very moment. Please try again.');
}

/** Expires an unpaid checkout to make room for it. */
async function grantFree(
  needs: OperatorNeeds,
  account: AccountContact,
  unpaid: Purchase | undefined,
  recordDeed: RecordDeed,
): Promise<void> {
  const { db, purchases, now, randomId } = needs;
  const present = {
    id: randomId(),
    userId: account.userId,
    email: account.email,
    uiMode: 'operator',
    status: 'paid',
    amountPence: 0,
    fullPricePence: 0,
    offerCode: undefined,
    currency: CURRENCY,
    livemode: false,
    isGuest: false,
    nonceHash: undefined,
    now: now(),
  } as const;
  await inTransaction(db, async (transaction) => {
    const step = { cause: 'operator_granted', now: now() };
    if (unpaid) {
      await purchases.changeIfUnchanged(transaction, unpaid, { ...step, status: 'expired', historyId: randomId() });
    }
    await purchases.insertWithHistory(transaction, present, { ...step, historyId: randomId() });
    await queueAccessEmail(needs, transaction, account);
    await recordDeed(transaction, {
      action: 'access_given',
      aboutUserId: account.userId,
      before: unpaid?.status ?? 'none',
      after: 'paid',
    });
  });
}

const queueAccessEmail = (
  { emails }: OperatorNeeds,
  transaction: Kysely<Database>,
  { email, firstName }: AccountContact,
) => emails.queue(transaction, { to: email, email: { kind: 'access_given', firstName } });

const queueTakenEmail = (
  { emails }: OperatorNeeds,
  transaction: Kysely<Database>,
  { email, firstName }: AccountContact,
  words: string,
) => emails.queue(transaction, { to: email, email: { kind: 'access_taken', firstName, words } });
