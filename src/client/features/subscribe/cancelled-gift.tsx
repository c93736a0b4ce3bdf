import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { cancelGiftCheckout } from '#client/api/gifts.ts';
import { paymentSuccessPath } from '#client/platform/screen-paths.ts';
import { Notice } from '#client/ui/card.tsx';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import { useWordInAddress } from './use-word-in-address.ts';

const NOT_KNOWN: PaymentStandingAnswer = { standing: 'unknown', isRecent: false, awaitsLink: false };

/** Ends the checkout that its giver came back from; if it was paid after all, leads on. */
export function CancelledGift() {
  const giftId = useWordInAddress('cancelled');
  const [, navigate] = useLocation();
  const [money, setMoney] = useState<PaymentStandingAnswer>();
  useEffect(() => {
    if (giftId) cancelGiftCheckout(giftId).then(setMoney, () => setMoney(NOT_KNOWN));
  }, [giftId]);
  const isTaken = money?.standing === 'paid' || money?.standing === 'confirming';
  const paidSession = isTaken ? money.sessionId : undefined;
  useEffect(() => {
    if (paidSession !== undefined) navigate(paymentSuccessPath(paidSession), { replace: true });
  }, [paidSession, navigate]);
  if (!money || paidSession !== undefined) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />}>
      {money.standing === 'nothing'
        ? 'You came back without paying. Nothing was charged, and no gift goes anywhere.'
        : 'If you have just paid, your payment is safe: your receipt leads to your gift.'}
    </Notice>
  );
}
