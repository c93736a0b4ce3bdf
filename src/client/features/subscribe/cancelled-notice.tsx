import { ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { cancelGiftCheckout } from '#client/parts/gifts/gifts-calls.ts';
import { cancelCheckout } from '#client/parts/purchases/checkout-calls.ts';
import { paymentSuccessPath } from '#client/parts/site/screen-paths.ts';
import { Notice } from '#client/ui/card.tsx';
import type { CancelledGift as Cancelled } from '#contract/gifts.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';
import styles from './cancelled-notice.module.css';
import { keepInAddress, useWordInAddress } from './use-offer.tsx';

const CANCELLED = 'You came back without paying. You haven’t been charged.';
const NOT_KNOWN = 'Just paid? Your payment is safe, and you won’t be charged twice.';

/** Ends the checkout left open at the provider, so that nothing was charged for certain; if it was paid after all, leads on. */
export function CancelledNotice() {
  const money = useCancelledCheckout(useHasCancelled());
  const [, navigate] = useLocation();
  const paidSession = money && hasPaid(money) ? money.sessionId : undefined;
  useEffect(() => {
    if (paidSession !== undefined) navigate(paymentSuccessPath(paidSession), { replace: true });
  }, [paidSession, navigate]);
  if (!money || paidSession !== undefined) return null;
  return (
    <Notice role="status" icon={<ShieldCheck size={22} aria-hidden="true" />} className={styles.cancelled}>
      {money.standing === 'nothing' ? CANCELLED : NOT_KNOWN}
    </Notice>
  );
}

export const useHasCancelled = () => useWordInAddress('cancelled') === 'true';

const hasPaid = ({ standing, isRecent }: PaymentStandingAnswer) =>
  standing === 'confirming' || (standing === 'paid' && isRecent);

function useCancelledCheckout(hasCancelled: boolean): PaymentStandingAnswer | undefined {
  const [money, setMoney] = useState<PaymentStandingAnswer>();
  useEffect(() => {
    if (!hasCancelled) return undefined;
    let isWanted = true;
    const keep = (answer: PaymentStandingAnswer) => isWanted && setMoney(answer);
    cancelCheckout().then(keep, () => keep({ standing: 'unknown', isRecent: false, awaitsLink: false }));
    return () => {
      isWanted = false;
    };
  }, [hasCancelled]);
  return money;
}

const UNKNOWN_GIFT: Cancelled = { standing: 'unknown', isRecent: false, awaitsLink: false, form: null };

/** Expires the cancelled checkout and keeps its form; undefined until known. What is begun here a reload cancels. */
export function useCancelledGift(begunHere: string | undefined): Cancelled | 'none' | undefined {
  const named = useWordInAddress('cancelled');
  const giftId = named === begunHere ? null : named;
  const [money, setMoney] = useState<Cancelled>();
  useEffect(() => {
    if (begunHere !== undefined) keepInAddress('cancelled', begunHere);
  }, [begunHere]);
  useEffect(() => {
    if (giftId) cancelGiftCheckout(giftId).then(setMoney, () => setMoney(UNKNOWN_GIFT));
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
        ? 'You came back without paying. You haven’t been charged, and nothing’s been sent.'
        : 'Just paid? It’s safe. The link in your receipt opens your gift’s page.'}
    </Notice>
  );
}
