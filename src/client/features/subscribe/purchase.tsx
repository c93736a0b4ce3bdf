import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paymentConfigQuery, useStartPayment } from '#client/api/payments.ts';
import { RealCounts } from '#client/components/real-counts.tsx';
import { useLogOut } from '#client/components/use-log-out.ts';
import { useSite } from '#client/components/use-site.ts';
import { ApiError, messageOf, UnreachableError } from '#client/platform/api-client.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { clearSession } from '#client/platform/session.ts';
import { TextButton, TextLink } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { User } from '#contract/auth.ts';
import { PayPage, RefundPromise } from './pay-page.tsx';
import { PaymentError } from './payment-error.tsx';
import { PaymentFormWaiting } from './payment-form-waiting.tsx';
import { PricePanel } from './price-panel.tsx';
import styles from './purchase.module.css';
import { TestModeBand } from './test-mode-band.tsx';

/** The provider's code is large and of use only here, so it comes when the page is already readable. */
const PaymentForm = lazy(async () => ({ default: (await import('./payment-form.tsx')).PaymentForm }));

const COULD_NOT_START = 'Failed to initialize payment. Please try again.';
const UNREACHABLE = 'We cannot be reached just now. Please check your connection and try again.';
const NO_FORM = 'We could not load the payment form. An ad blocker can cause this.';

/** Signed in: the offer and the form that pays for it. */
export function Purchase({ user }: { user: User }) {
  const site = useSite();
  const logOut = useLogOut();
  const { config, clientSecret, error } = usePayment();
  const [isFormUnavailable, setIsFormUnavailable] = useState(false);
  const noteFormUnavailable = useCallback(() => setIsFormUnavailable(true), []);

  if (error) return <PaymentError message={explain(error)} />;
  if (isFormUnavailable) return <PaymentError message={NO_FORM} />;
  return (
    <PayPage title="Complete Your Purchase">
      <PricePanel />
      <RealCounts site={site} />
      {config?.mode === 'sandbox' && (
        <div className={styles.band}>
          <TestModeBand />
        </div>
      )}
      {config && clientSecret !== undefined ? (
        <Suspense fallback={<PaymentFormWaiting />}>
          <PaymentForm {...{ config, clientSecret }} onUnavailable={noteFormUnavailable} />
        </Suspense>
      ) : (
        <PaymentFormWaiting />
      )}
      <RefundPromise>
        14 days to change your mind, full refund. Paid through our card provider: we never see your card number.
      </RefundPromise>
      <nav aria-label="Account" className={styles.links}>
        <TextLink href={SCREEN_PATHS.settings}>Account Settings</TextLink>
        <TextButton onClick={logOut}>Not {user.firstName}? Sign out</TextButton>
      </nav>
    </PayPage>
  );
}

/** Opens the buyer's checkout. Who has paid already, or is not signed in any more, is led away instead. */
function usePayment() {
  const { data: config, error: configError } = useQuery(paymentConfigQuery());
  const { mutate: startPayment, data: started, error: startError } = useStartPayment();
  const [, navigate] = useLocation();
  useEffect(() => startPayment(), [startPayment]);

  const isSubscribed = isAlreadySubscribed(startError);
  useEffect(() => {
    if (!isSubscribed) return;
    showToast({ title: 'Already subscribed', text: 'You already have an active subscription.' });
    navigate(SCREEN_PATHS.account, { replace: true });
  }, [isSubscribed, navigate]);

  const isSignedOut = startError instanceof ApiError && startError.status === 401;
  useEffect(() => {
    if (isSignedOut) clearSession(); // the page then asks her to sign in
  }, [isSignedOut]);

  const error = isSubscribed || isSignedOut ? undefined : (startError ?? configError ?? undefined);
  return { config, clientSecret: started?.clientSecret, error };
}

const isAlreadySubscribed = (error: Error | null) =>
  error instanceof ApiError && error.message.includes('already has active subscription');

const explain = (error: Error) => (error instanceof UnreachableError ? UNREACHABLE : messageOf(error, COULD_NOT_START));
