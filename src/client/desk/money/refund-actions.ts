import type { Action } from '#client/desk/question.tsx';
import type { DeskPurchase } from '#contract/desk/members.ts';
import { penceTyped, poundsText } from '#domain/purchases/price.ts';

interface RefundOf {
  path: string;
  body: object;
  /** What a whole refund ends. */
  ends: string;
  /** Who is told. */
  who: string;
  /** The payment's reference, where there are others to give back. */
  which?: string | undefined;
}

/** All that is left of a payment, or a part of it. */
export function refundActions(
  { amountPence, amountRefundedPence }: Pick<DeskPurchase, 'amountPence' | 'amountRefundedPence'>,
  { path, body, ends, who, which }: RefundOf,
): Action[] {
  const left = poundsText(amountPence - amountRefundedPence);
  const asked = { path, body: { ...body, seenRefundedPence: amountRefundedPence }, isHarsh: true };
  return [
    {
      ...asked,
      name: which === undefined ? `Refund ${left}` : `Refund ${left} of ${which}`,
      happens: `We’ll send ${left} back to their card, and ${ends}. Banks take 5 to 10 days.`,
      told: `An email tells ${who} the refund is on its way.`,
      undo: 'No. They can buy again, or you can give access.',
      fields: [REASON],
      bodyOf: ({ reason }) => ({ reason }),
    },
    {
      ...asked,
      name: `Refund part of ${which ?? 'it'}`,
      happens: 'We’ll send this amount back to their card. Nothing else changes. Banks take 5 to 10 days.',
      told: 'An email with the amount.',
      undo: 'No. You can refund more later.',
      fields: [{ name: 'amount', kind: 'money', label: 'Amount to refund', hint: `Up to ${left}.` }, REASON],
      bodyOf: ({ amount, reason }) => ({ amount, reason }),
      problemsIn: ({ amount = '' }) => partProblems(amount, amountPence - amountRefundedPence),
      comesTo: ({ amount = '' }) => {
        const pence = penceTyped(amount);
        return pence === undefined ? undefined : `${poundsText(pence)} of ${left} goes back.`;
      },
    },
  ];
}

function partProblems(amount: string, leftPence: number): Record<string, string> {
  const pence = penceTyped(amount);
  if (pence === undefined || pence === 0) return { amount: 'Enter an amount, like 10 or 10.50.' };
  return pence > leftPence ? { amount: `You can refund up to ${poundsText(leftPence)}.` } : {};
}

const REASON = {
  name: 'reason',
  kind: 'choice',
  label: 'Reason, for the activity log',
  choices: [
    { value: 'changed_mind', name: 'They changed their mind' },
    { value: 'not_for_them', name: 'It wasn’t for them' },
    { value: 'did_not_work', name: 'Something didn’t work' },
    { value: 'paid_twice', name: 'They paid twice' },
    { value: 'kindness', name: 'As a kindness' },
  ],
} as const;
