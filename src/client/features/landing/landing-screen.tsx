import { useRef } from 'react';
import { Link } from 'wouter';
import { staticIsland } from '#client/browser/static-island.tsx';
import { addressAfterSignIn, wayInText } from '#client/parts/account/after-sign-in.ts';
import { type SignIn, useSignIn } from '#client/parts/account/current-sign-in.ts';
import { useToldPrice } from '#client/parts/purchases/shown-price.tsx';
import { MemberQuotes, RealCounts } from '#client/parts/site/member-quotes.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { CompanyLine, SiteLinks, sellerText } from '#client/parts/site/site-links.tsx';
import { guestWayOf, useSite } from '#client/parts/site/use-site.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { Site } from '#contract/site.ts';
import styles from './landing-screen.module.css';
import { useGuestPurchase } from './use-guest-purchase.ts';

const Hero = staticIsland(async () => (await import('./top.tsx')).Hero);
const LandingOffer = staticIsland(async () => (await import('./offer.tsx')).LandingOffer);
const PriceBar = staticIsland(async () => (await import('./top.tsx')).PriceBar);
const Questions = staticIsland(async () => (await import('./questions.tsx')).Questions);

export function LandingScreen() {
  const page = useRef<HTMLDivElement>(null);
  const site = useSite();
  useToldPrice(site);
  useGuestPurchase(page, guestWayOf(site));
  return (
    <div ref={page} className={styles.page} data-refund-policy={site?.refundPolicy}>
      <LandingHeader />
      <main id={MAIN_PART_ID} tabIndex={-1}>
        <Hero />
        <div className={styles.afterHero}>
          <LandingOffer />
          <RealCounts site={site} />
          <MemberQuotes site={site} />
          <Questions />
          <PriceBar />
        </div>
      </main>
      <LandingFooter site={site} />
    </div>
  );
}

const MAIN_PART_ID = 'main-part';

function LandingHeader() {
  const signIn = useSignIn();
  return (
    <header className={styles.header}>
      <a href={`#${MAIN_PART_ID}`} className={styles.skip}>
        Skip to the main part
      </a>
      {signIn && <SignedIn signIn={signIn} />}
      <div className={styles.bar}>
        <Logo onPanel />
        {!signIn && (
          <ButtonLink href={SCREEN_PATHS.login} variant="ghost" size="small" className={styles.login}>
            Log in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function SignedIn({ signIn }: { signIn: SignIn }) {
  return (
    <div className={styles.signedIn}>
      <p>You are signed in, {signIn.user.firstName}.</p>
      <ButtonLink href={addressAfterSignIn()} size="small">
        {wayInText(signIn)}
      </ButtonLink>
    </div>
  );
}

const LINKS = [
  { href: SCREEN_PATHS.login, name: 'Log in' },
  { href: SCREEN_PATHS.register, name: 'Create Account' },
  { href: SCREEN_PATHS.subscribe, name: 'Price' },
] as const;

function LandingFooter({ site }: { site: Site | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <Logo onPanel />
        <nav aria-label="Footer">
          {LINKS.map(({ href, name }) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
          {site && site.supportEmail !== '' && <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>}
        </nav>
        <SiteLinks />
        <p>
          {site && (
            <>
              <CompanyLine site={site} />.{' '}
            </>
          )}
          General information, not medical advice.
        </p>
        {site && site.address !== '' && <p>{sellerText(site)}</p>}
      </div>
    </footer>
  );
}
