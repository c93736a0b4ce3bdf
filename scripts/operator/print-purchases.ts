import { PURCHASE_LABELS, stateText } from '#client/desk/labels.ts';
import { subscriptionStatusOf } from '#domain/account/access.ts';
import { poundsText } from '#domain/purchases/price.ts';
import type { PurchaseWithHistory, purchasesOf } from '#server/features/purchases/operate-purchases.ts';

export function printPurchases({ email, account, bought }: Awaited<ReturnType<typeof purchasesOf>>): void {
  const own = bought.filter(({ purchase }) => account && purchase.userId === account.userId);
  const status = subscriptionStatusOf(own.map(({ purchase }) => purchase.status));
  console.log(account ? `${email}: ${account.firstName || 'no name'}, ${status}` : `${email}: no account`);
  if (bought.length === 0) console.log('  Nothing was bought with this address.');
  for (const purchase of bought) printPurchase(purchase);
}

function printPurchase({ purchase, reference, history }: PurchaseWithHistory): void {
  const { amountPence, amountRefundedPence, status, createdAt, agreed } = purchase;
  const refunded = amountRefundedPence > 0 ? `, ${poundsText(amountRefundedPence)} given back` : '';
  console.log(
    `  ${reference}  ${poundsText(amountPence)}  ${stateText(status, amountPence)}${refunded}  (begun ${timeText(createdAt)})`,
  );
  if (agreed) console.log(`    ${timeText(agreed.at)}  agreed to start at once, wording of ${agreed.version}`);
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
  operator_granted: 'opened by hand',
  operator_revoked: 'by hand',
  operator_refunded: 'by hand',
  operator_invited: 'invited at the desk',
  buyer_refunded: 'asked for by the buyer',
  giver_refunded: 'asked for by the giver',
  bought_as_guest: 'bought without signing in',
  given_a_gift: 'has a gift instead',
  owner_active_already: 'had access already',
  unclaimed_too_long: 'nobody came for it',
  claimed_by_owner: 'its owner came for it',
};

const timeText = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
