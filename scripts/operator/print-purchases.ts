import { PURCHASE_LABELS, stateText } from '#client/desk/labels.ts';
import { subscriptionStatusOf } from '#domain/account/access.ts';
import { poundsText } from '#domain/purchases/price.ts';
import type { PurchaseWithHistory, purchasesOf } from '#server/features/purchases/operate-purchases.ts';

export function printPurchases({ email, account, bought }: Awaited<ReturnType<typeof purchasesOf>>): void {
  const own = bought.filter(({ purchase }) => account && purchase.userId === account.userId);
  const status = subscriptionStatusOf(own.map(({ purchase }) => purchase.status));
  console.log(account ? `${email}: ${account.firstName || 'no name'}, ${status}` : `${email}: no account`);
  if (bought.length === 0) console.log('  No purchases with this address.');
  for (const purchase of bought) printPurchase(purchase);
}

function printPurchase({ purchase, reference, history }: PurchaseWithHistory): void {
  const { amountPence, amountRefundedPence, status, createdAt, agreed } = purchase;
  const refunded = amountRefundedPence > 0 ? `, ${poundsText(amountRefundedPence)} refunded` : '';
  console.log(
    `  ${reference}  ${poundsText(amountPence)}  ${stateText(status, amountPence)}${refunded}  (started ${timeText(createdAt)})`,
  );
  if (agreed) console.log(`    ${timeText(agreed.at)}  agreed to instant access, wording ${agreed.version}`);
  for (const { at, to, cause } of history) {
    const why = cause === null ? '' : `, ${causeText(cause)}`;
    console.log(`    ${timeText(at)}  ${PURCHASE_LABELS[to] ?? to}${why}`);
  }
}

/** Those of Stripe have a dot; the others came to light by a look at the payment. */
const causeText = (cause: string): string =>
  /\.|^(verify|standing|sweep|checkout_restarted|gift_claim_looks)$/.test(cause)
    ? 'as the card payment shows'
    : (CAUSES[cause] ?? cause.replaceAll('_', ' '));

const CAUSES: Readonly<Record<string, string>> = {
  operator_granted: 'given by you',
  operator_revoked: 'by you',
  operator_refunded: 'by you',
  operator_invited: 'invited at the desk',
  buyer_refunded: 'asked for by the buyer',
  giver_refunded: 'asked for by the giver',
  bought_as_guest: 'bought without signing in',
  given_a_gift: 'has a gift instead',
  owner_active_already: 'already had access',
  unclaimed_too_long: 'no one claimed it',
  claimed_by_owner: 'claimed by its owner',
};

const timeText = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
