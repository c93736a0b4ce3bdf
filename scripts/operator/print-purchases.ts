import { subscriptionStatusOf } from '#domain/access.ts';
import { poundsText } from '#domain/price.ts';
import type { PurchaseStory, purchasesOf } from '#server/features/payments/operate-purchases.ts';

export function printPurchases({ email, account, stories }: Awaited<ReturnType<typeof purchasesOf>>): void {
  const own = stories.filter(({ purchase }) => account && purchase.userId === account.userId);
  const status = subscriptionStatusOf(own.map(({ purchase }) => purchase.status));
  console.log(account ? `${email}: ${account.firstName || 'no name'}, ${status}` : `${email}: no account`);
  if (stories.length === 0) console.log('  Nothing was bought with this address.');
  for (const story of stories) printStory(story);
}

function printStory({ purchase, reference, history }: PurchaseStory): void {
  const { amountPence, amountRefundedPence, status, createdAt, agreed } = purchase;
  const refunded = amountRefundedPence > 0 ? `, ${poundsText(amountRefundedPence)} given back` : '';
  console.log(`  ${reference}  ${poundsText(amountPence)}  ${status}${refunded}  (begun ${timeText(createdAt)})`);
  if (agreed) console.log(`    ${timeText(agreed.at)}  agreed to start at once, wording of ${agreed.version}`);
  for (const { at, from, to, cause } of history) {
    console.log(`    ${timeText(at)}  ${from ?? 'begun'} -> ${to}  ${cause ?? ''}`);
  }
}

const timeText = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
