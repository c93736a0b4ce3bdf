import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paymentSuccessPath, SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { PaymentStandingAnswer } from '#contract/payments.ts';

/** A payment of the last hour leads to the success page, an older one to the account. */
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
