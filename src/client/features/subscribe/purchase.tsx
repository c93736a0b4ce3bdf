import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { paymentConfigQuery, useStartPayment } from '#client/api/payments.ts';
import { ApiError, messageOf, UnreachableError } from '#client/platform/api-client.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { signOut } from '#client/platform/sign-out.ts';
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
const OFFLINE = 'You are offline. Nothing was charged. Try again when you have a connection.';

/** Signed in: the offer and the form that pays for it. */
export function Purchase({ user }: { user: User }) {
  const config = useQuery(paymentConfigQuery());
  const { mutate: startPayment, data: started, error: startError } = useStartPayment();
  const [, navigate] = useLocation();
  useEffect(() => startPayment(), [startPayment]);
  const isSubscribed = isAlreadySubscribed(startError);
  useEffect(() => {
    if (!isSubscribed) return;
    showToast({ title: 'Already subscribed', text: 'You already have an active subscription.' });
    navigate(SCREEN_PATHS.account, { replace: true });
  }, [isSubscribed, navigate]);

  const error = startError ?? config.error;
  if (error && !isSubscribed) return <PaymentError message={explain(error)} />;
  return (
    <PayPage title="Complete Your Purchase">
      <PricePanel />
      {config.data?.mode === 'sandbox' && (
        <div className={styles.band}>
          <TestModeBand />
        </div>
      )}
      {config.data && started ? (
        <Suspense fallback={<PaymentFormWaiting />}>
          <PaymentForm config={config.data} clientSecret={started.clientSecret} />
        </Suspense>
      ) : (
        <PaymentFormWaiting />
      )}
      <RefundPromise>
        14 days to change your mind, full refund. Paid through our card provider: we never see your card number.
      </RefundPromise>
      <nav aria-label="Account" className={styles.links}>
        <TextLink href={SCREEN_PATHS.settings}>Account Settings</TextLink>
        <TextButton onClick={() => void signOut(navigate)}>Not {user.firstName}? Sign out</TextButton>
      </nav>
    </PayPage>
  );
}

const isAlreadySubscribed = (error: Error | null) =>
  error instanceof ApiError && error.message.includes('already has active subscription');

const explain = (error: Error) => (error instanceof UnreachableError ? OFFLINE : messageOf(error, COULD_NOT_START));
