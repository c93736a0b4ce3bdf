import { useState } from 'react';
import { RealCounts } from '#client/components/real-counts.tsx';
import { useSite } from '#client/components/use-site.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { CancelledNotice, hasCancelled } from './cancelled-notice.tsx';
import { GuestPayment } from './guest-payment.tsx';
import { PayPage, RefundPromise } from './pay-page.tsx';
import { PricePanel } from './price-panel.tsx';
import styles from './sign-in-required.module.css';

/** Signed out: the offer, and the two ways to a purchase. */
export function SignInRequired() {
  const site = useSite();
  const [cancelled] = useState(hasCancelled);
  const wasSignedOut = new URLSearchParams(window.location.search).get('forceLogout') === 'true';
  return (
    <PayPage
      title="Sign In Required"
      text={
        wasSignedOut
          ? 'You have been signed out because this account is not active. Sign in again to complete your purchase.'
          : 'Sign in or create an account first, so that your purchase has a home.'
      }
    >
      <CancelledNotice />
      <PricePanel />
      <RealCounts site={site} />
      <ButtonStack className={styles.ways}>
        <ButtonLink href={SCREEN_PATHS.login} variant="coral" size="large">
          Sign In to Continue
        </ButtonLink>
        <ButtonLink href={SCREEN_PATHS.register} variant="outline">
          Create Account
        </ButtonLink>
        {site?.guestCheckout && (cancelled || site.refundPolicy === 'statutory-waiver') && (
          <GuestPayment policy={site.refundPolicy} />
        )}
      </ButtonStack>
      <RefundPromise policy={site?.refundPolicy} />
    </PayPage>
  );
}
