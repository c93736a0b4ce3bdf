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
}

/** All that is left of a payment, or a part of it. */
export function refundActions(
  { amountPence, amountRefundedPence }: Pick<DeskPurchase, 'amountPence' | 'amountRefundedPence'>,
  { path, body, ends, who }: RefundOf,
): Action[] {
  const left = poundsText(amountPence - amountRefundedPence);
  const asked = { path, body: { ...body, seenRefundedPence: amountRefundedPence }, isHarsh: true };
  return [
    {
      ...asked,
      name: `Refund ${left}`,
      happens: `${left} goes back to the card, and ${ends}. The bank takes five to ten days.`,
      told: `A letter tells ${who} that the money is on its way.`,
      undo: 'No. Whoever wants back in pays again, or you give access.',
      fields: [REASON],
      bodyOf: ({ reason }) => ({ reason }),
    },
    {
      ...asked,
      name: 'Refund part',
      happens: 'The amount goes back to the card, and everything else stays. The bank takes five to ten days.',
      told: 'A letter says how much is on its way.',
      undo: 'No. You can give back more later.',
      fields: [{ name: 'amount', kind: 'money', label: 'How much goes back', hint: `Up to ${left}.` }, REASON],
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
  if (pence === undefined || pence === 0) return { amount: 'Write an amount, like 10 or 10.50.' };
  return pence > leftPence ? { amount: `At most ${poundsText(leftPence)} can go back.` } : {};
}

const REASON = {
  name: 'reason',
  kind: 'choice',
  label: 'Reason, for the activity log',
  choices: [
    { value: 'changed_mind', name: 'Changed their mind' },
    { value: 'not_for_them', name: 'Not for them' },
    { value: 'did_not_work', name: 'Something did not work' },
    { value: 'paid_twice', name: 'Paid twice' },
    { value: 'kindness', name: 'Out of kindness' },
  ],
} as const;
