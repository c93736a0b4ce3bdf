import { ShieldCheck } from 'lucide-react';
import { Notice } from '#client/ui/card.tsx';
import type { PaymentStandingAnswer } from '#contract/payments.ts';

export function MoneyWords({ money }: { money: PaymentStandingAnswer | undefined }) {
  const words = money && wordsOn(money);
  if (words === undefined) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />}>
      {words}
    </Notice>
  );
}

function wordsOn({ standing }: PaymentStandingAnswer): string | undefined {
  if (standing === 'nothing') return 'Nothing was charged.';
  // The page says so itself.
  if (standing === 'on_hold') return undefined;
  return 'If you have just paid, your payment is safe: we keep looking for it, and nothing is charged twice.';
}
