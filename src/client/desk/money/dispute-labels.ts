import { dayText } from '#client/desk/moments.ts';
import type { Dispute } from '#contract/desk/money.ts';
import { poundsText } from '#domain/purchases/price.ts';

const REASONS: Readonly<Record<string, string>> = {
  fraudulent: 'the card’s owner says it was not they',
  duplicate: 'paid twice',
  product_not_received: 'nothing was received',
  product_unacceptable: 'not what was promised',
  credit_not_processed: 'a refund did not arrive',
  unrecognized: 'the payment was not recognised',
};

const ANSWERABLE = ['needs_response', 'warning_needs_response'];

export function disputeText({ amountPence, reason, status, dueAt }: Dispute): string {
  const asked = `The bank asks for ${poundsText(amountPence)}: ${REASONS[reason] ?? 'another reason'}.`;
  if (!ANSWERABLE.includes(status)) return `${asked} It is with the bank, or settled.`;
  return dueAt === null ? asked : `${asked} Tell your side by ${dayText(dueAt)}.`;
}
