import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { cancelGiftCheckout } from '#client/parts/gifts/gifts-calls.ts';
import { paymentSuccessPath } from '#client/parts/site/screen-paths.ts';
import { Notice } from '#client/ui/card.tsx';
import type { CancelledGift as Cancelled } from '#contract/gifts.ts';
import { useWordInAddress } from './use-word-in-address.ts';

const NOT_KNOWN: Cancelled = { standing: 'unknown', isRecent: false, awaitsLink: false, form: null };

/** Expires the cancelled checkout and keeps its form; undefined until known. */
export function useCancelledGift(): Cancelled | 'none' | undefined {
  const giftId = useWordInAddress('cancelled');
  const [money, setMoney] = useState<Cancelled>();
  useEffect(() => {
    if (giftId) cancelGiftCheckout(giftId).then(setMoney, () => setMoney(NOT_KNOWN));
  }, [giftId]);
  return giftId ? money : 'none';
}

/** If it was paid after all, leads on. */
export function CancelledGift({ money }: { money: Cancelled | undefined }) {
  const [, navigate] = useLocation();
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
