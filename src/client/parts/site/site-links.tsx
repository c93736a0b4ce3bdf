import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { appName } from '#client/browser/app-name.ts';
import { now } from '#client/browser/clock.ts';
import type { Site } from '#contract/site.ts';
import { SCREEN_PATHS } from './screen-paths.ts';
import styles from './site-links.module.css';

export function SiteFooter({ site, children }: { site: Site | undefined; children?: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <SiteLinks />
      <p>
        <CompanyLine site={site} />
        {children}
      </p>
    </footer>
  );
}

const LINKS = [
  { href: SCREEN_PATHS.help, name: 'Help' },
  { href: SCREEN_PATHS.privacy, name: 'Privacy' },
  { href: SCREEN_PATHS.storage, name: 'What we store' },
  { href: SCREEN_PATHS.terms, name: 'Terms' },
  { href: SCREEN_PATHS.health, name: 'Health' },
] as const;

export function SiteLinks() {
  return (
    <nav aria-label={`About ${appName()}`} className={styles.links}>
      {LINKS.map(({ href, name }) => (
        <Link key={href} href={href}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

export function CompanyLine({ site }: { site: Site | undefined }) {
  return <span>{site ? `© ${new Date(now()).getFullYear()} ${site.company}` : appName()}</span>;
}

export function sellerText({ company, address, companyNumber, vatNumber }: Site): string {
  return [
    [company, address].filter(Boolean).join(', '),
    ...(companyNumber ? [`Company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT ${vatNumber}`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}
