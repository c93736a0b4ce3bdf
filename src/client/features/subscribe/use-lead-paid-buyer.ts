import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paymentSuccessPath, SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';

/**
 * Leads on who has paid: with a payment of this hour the way of success, which says that it went through; else to her
 * account. Whoever is led there is active: the server has just said so.
 */
export function useLeadPaidBuyer(money: PaymentStandingAnswer | undefined): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (money?.standing !== 'paid') return;
    if (money.isRecent && money.sessionId !== undefined) {
      navigate(paymentSuccessPath(money.sessionId), { replace: true });
    } else {
      showToast({ title: 'Already subscribed', text: 'You already have an active subscription.' });
      navigate(SCREEN_PATHS.account, { replace: true });
    }
  }, [money, navigate]);
}
