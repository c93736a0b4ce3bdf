import { Link } from 'wouter';
import { CountsOnPage, MemberQuotes } from '#client/parts/site/member-quotes.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { CompanyLine, SiteLinks, sellerText } from '#client/parts/site/site-links.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { ButtonLink, TextLink } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { Site } from '#contract/site.ts';
import styles from './landing-screen.module.css';
import { LandingOffer, Life } from './offer.tsx';
import { Questions } from './questions.tsx';
import { Hero, PriceBar } from './top.tsx';

/** A plain page: what is other for members, and what changes by the hour, `src/client/plain` puts in. */
export function LandingScreen() {
  const site = useSite();
  return (
    <div className={styles.page} data-refund-policy={site?.refundPolicy}>
      <Ends />
      <LandingHeader />
      <main id={MAIN_PART_ID} tabIndex={-1}>
        <Hero />
        <Life />
        <div>
          <LandingOffer />
          <div hidden data-counts>
            <CountsOnPage />
            <MemberQuotes site={site} />
          </div>
          <Questions />
          <PriceBar />
        </div>
      </main>
      <LandingFooter site={site} />
    </div>
  );
}

const MAIN_PART_ID = 'main-part';

/** Shown by style alone, to whoever is led here at an end. */
function Ends() {
  return (
    <>
      <p id={idOf(SCREEN_PATHS.accountDeleted)} tabIndex={-1} className={styles.end}>
        <b>Your account has been deleted.</b> Thank you for your time here.
      </p>
      <p id={idOf(SCREEN_PATHS.tryNotKept)} tabIndex={-1} className={styles.end}>
        We keep tries of 3 minutes or more. It’s here whenever you are.
      </p>
    </>
  );
}

const idOf = (path: string) => path.slice(path.indexOf('#') + 1);

function LandingHeader() {
  return (
    <header className={styles.header}>
      <a href={`#${MAIN_PART_ID}`} className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.signedIn} hidden data-signed-in>
        <p>
          Hi <span data-first-name />
        </p>
        <span data-way-in>
          <ButtonLink href={SCREEN_PATHS.login} size="small">
            Open the app
          </ButtonLink>
        </span>
      </div>
      <div className={styles.bar}>
        <Logo onPanel />
        <span data-signed-out>
          <TextLink href={SCREEN_PATHS.login}>Sign in</TextLink>
        </span>
      </div>
    </header>
  );
}

const LINKS = [
  { href: SCREEN_PATHS.login, name: 'Sign in' },
  { href: SCREEN_PATHS.register, name: 'Create Account' },
  { href: SCREEN_PATHS.subscribe, name: 'Price' },
] as const;

function LandingFooter({ site }: { site: Site | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.wrap}>
        <Logo onPanel />
        <div className={styles.links}>
          <nav aria-label="Footer">
            {LINKS.map(({ href, name }) => (
              <Link key={href} href={href}>
                {name}
              </Link>
            ))}
          </nav>
          <SiteLinks />
        </div>
        <p>
          {site && (
            <>
              <CompanyLine site={site} />.{' '}
            </>
          )}
          General information, not medical advice.
          {site && site.supportEmail !== '' && (
            <>
              {' '}
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
            </>
          )}
        </p>
        {site && site.address !== '' && <p>{sellerText(site)}</p>}
      </div>
    </footer>
  );
}
