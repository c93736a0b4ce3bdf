import { Link } from 'wouter';
import { CompanyLine } from '#client/parts/site/company-line.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { sellerText } from '#client/parts/site/seller-text.ts';
import { SiteLinks } from '#client/parts/site/site-links.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { Site } from '#contract/site.ts';
import styles from './landing-footer.module.css';

const LINKS = [
  { href: SCREEN_PATHS.login, name: 'Log in' },
  { href: SCREEN_PATHS.register, name: 'Create Account' },
  { href: SCREEN_PATHS.subscribe, name: 'Price' },
] as const;

export function LandingFooter({ site }: { site: Site | undefined }) {
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
