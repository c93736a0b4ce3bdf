import { type ComponentType, Suspense, useEffect } from 'react';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { staticIsland } from '#client/browser/static-island.tsx';
import { currentSignIn, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { useToldPrice } from '#client/parts/purchases/shown-price.tsx';
import { RealCounts } from '#client/parts/site/member-quotes.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { SiteFooter } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { CancelledNotice, useHasCancelled } from './cancelled-notice.tsx';
import { PayPage, RefundPromise } from './pay-page.tsx';
import styles from './subscribe-screen.module.css';
import { useWordInAddress } from './use-offer.tsx';

const PricePanel = staticIsland(async () => (await import('./price-panel.tsx')).PricePanel);

const OpensSoon = lazyView(async () => (await import('#client/parts/purchases/opens-soon.tsx')).OpensSoon);

const GuestPayment = lazyView(async () => (await import('./guest-payment.tsx')).GuestPayment);

const SIGNED_OUT = 'You’ve been signed out here. Sign in to complete your purchase.';

const ACCOUNT_FIRST = 'Sign in or create an account first, so we know it’s yours.';

const MAY_PAY_FIRST = 'Pay now and choose a password later, or sign in first.';

const PAY_NOW = 'Pay now, choose a password later.';

const NEXT_FOR_GUEST = [
  'Pay on our card provider’s secure page.',
  'Choose a password.',
  'Start. Ten minutes is enough today.',
];

const NEXT_WITH_ACCOUNT = [
  'Sign in, or create your account.',
  'Pay once. Nothing renews.',
  'Start. Ten minutes is enough today.',
];

export function SubscribeScreen({ Purchase }: { Purchase: ComponentType<object> }) {
  const signIn = useSignIn();
  useEffect(showToVisitors);
  return signIn ? <Purchase /> : <SignInRequired />;
}

/** Ends what `mark-signed-in.ts` began. */
function showToVisitors() {
  const { dataset } = document.documentElement;
  if (!currentSignIn()) delete dataset.signedIn;
  delete dataset.payFirst;
}

function SignInRequired() {
  const site = useSite();
  useToldPrice(site);
  const cancelled = useHasCancelled();
  const hasCode = useWordInAddress('code') !== null;
  const paysFirst = (cancelled || hasCode) && site?.guestCheckout !== false && site?.isOpen !== false;
  const mayPayFirst = site?.guestCheckout === true && (paysFirst || site.refundPolicy === 'statutory-waiver');
  const payment = mayPayFirst && (
    <Suspense>
      <GuestPayment policy={site.refundPolicy} isFirst={paysFirst} />
    </Suspense>
  );
  const wasSignedOut = useWordInAddress('forceLogout') === 'true';
  return (
    <PayPage
      className={styles.page}
      title={paysFirst ? 'Nearly yours' : 'Sign In Required'}
      text={wasSignedOut ? SIGNED_OUT : wayText(paysFirst, mayPayFirst)}
      offer={
        <>
          <CancelledNotice />
          <Suspense>
            <PricePanel />
          </Suspense>
          <RealCounts site={site} />
        </>
      }
      foot={<SiteFooter site={site} />}
    >
      {site?.isOpen === false && (
        <Suspense>
          <OpensSoon />
        </Suspense>
      )}
      {paysFirst ? (
        <>
          {/* The address says that they pay; the place is kept until the way is known. */}
          <div className={classNames(styles.actions, styles.payment)}>{payment}</div>
          <RefundPromise policy={site?.refundPolicy} />
          <p className={styles.instead}>Have an account, or want one first?</p>
          <div className={styles.ways}>
            <ButtonLink href={SCREEN_PATHS.login} variant="outline">
              Sign In to Continue
            </ButtonLink>
            <ButtonLink href={SCREEN_PATHS.register} variant="outline">
              Create Account
            </ButtonLink>
          </div>
        </>
      ) : (
        <ButtonStack className={styles.actions}>
          <ButtonLink href={SCREEN_PATHS.login} variant="coral" size="large">
            Sign In to Continue
          </ButtonLink>
          <ButtonLink href={SCREEN_PATHS.register} variant="outline">
            Create Account
          </ButtonLink>
          {payment}
          <RefundPromise policy={site?.refundPolicy} />
        </ButtonStack>
      )}
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">What happens next</h2>
        <ol>
          {(paysFirst ? NEXT_FOR_GUEST : NEXT_WITH_ACCOUNT).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </PayPage>
  );
}

function wayText(paysFirst: boolean, mayPayFirst: boolean): string {
  if (paysFirst) return PAY_NOW;
  return mayPayFirst ? MAY_PAY_FIRST : ACCOUNT_FIRST;
}
