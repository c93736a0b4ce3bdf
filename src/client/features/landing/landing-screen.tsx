import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { CompanyLine } from '#client/components/company-line.tsx';
import { MemberQuotes } from '#client/components/member-quotes.tsx';
import { RealCounts } from '#client/components/real-counts.tsx';
import { sellerText } from '#client/components/seller-text.ts';
import { SiteLinks } from '#client/components/site-links.tsx';
import { useSite } from '#client/components/use-site.ts';
import { addressAfterSignIn, wayInText } from '#client/platform/after-sign-in.ts';
import { keptMarkup } from '#client/platform/kept-markup.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import type { Session } from '#client/platform/session.ts';
import { useSession } from '#client/platform/use-session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { Site } from '#contract/site.ts';
import styles from './landing-screen.module.css';
import { guestWayOf, useGuestPurchase } from './use-guest-purchase.ts';

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

const LINKS = [
  { href: SCREEN_PATHS.login, name: 'Log in' },
  { href: SCREEN_PATHS.register, name: 'Create Account' },
  { href: SCREEN_PATHS.subscribe, name: 'Price' },
] as const;

const MAIN_PART_ID = 'main-part';

const Offer = keptMarkup(async () => (await import('./offer.tsx')).Offer);
const Questions = keptMarkup(async () => (await import('./questions.tsx')).Questions);

export function LandingScreen() {
  const page = useRef<HTMLDivElement>(null);
  const site = useSite();
  useMovingCoach(page);
  useGuestPurchase(page, guestWayOf(site));
  return (
    <div ref={page} className={styles.page} data-refund-policy={site?.refundPolicy}>
      <LandingHeader />
      <main id={MAIN_PART_ID} tabIndex={-1}>
        <Offer />
        <RealCounts site={site} />
        <MemberQuotes site={site} />
        <Questions />
      </main>
      <LandingFooter site={site} />
    </div>
  );
}

function LandingHeader() {
  const session = useSession();
  return (
    <header className={styles.header}>
      <a href={`#${MAIN_PART_ID}`} className={styles.skip}>
        Skip to the main part
      </a>
      {session && <SignedIn session={session} />}
      <div className={styles.bar}>
        <Logo onPanel />
        {!session && (
          <ButtonLink href={SCREEN_PATHS.login} variant="ghost" size="small" className={styles.login}>
            Log in
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function SignedIn({ session }: { session: Session }) {
  return (
    <div className={styles.signedIn}>
      <p>You are signed in, {session.user.firstName}.</p>
      <ButtonLink href={addressAfterSignIn()} size="small">
        {wayInText(session)}
      </ButtonLink>
    </div>
  );
}

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

/** Loaded at the first pointer or scroll event, and never with reduced motion. */
function useMovingCoach(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = page.current;
    if (!element || globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const wake = () => {
      unlisten();
      import('./moving-coach.ts').then(
        ({ moveCoach }) => {
          if (!isLeft) stop = moveCoach(element);
        },
        () => undefined,
      );
    };
    const unlisten = () => SIGNS_OF_LIFE.forEach((sign) => void removeEventListener(sign, wake));
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true });
    return () => {
      isLeft = true;
      unlisten();
      stop?.();
    };
  }, [page]);
}
