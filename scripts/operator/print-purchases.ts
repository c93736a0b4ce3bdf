import { subscriptionStatusOf } from '#domain/access.ts';
import { poundsText } from '#domain/price.ts';
import type { PurchaseWithHistory, purchasesOf } from '#server/features/payments/operate-purchases.ts';

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
  console.log(`  ${reference}  ${poundsText(amountPence)}  ${status}${refunded}  (begun ${timeText(createdAt)})`);
  if (agreed) console.log(`    ${timeText(agreed.at)}  agreed to start at once, wording of ${agreed.version}`);
  for (const { at, from, to, cause } of history) {
    console.log(`    ${timeText(at)}  ${from ?? 'begun'} -> ${to}  ${cause ?? ''}`);
  }
}

const timeText = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
