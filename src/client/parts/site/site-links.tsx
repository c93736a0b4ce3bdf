import { Link } from 'wouter';
import { SCREEN_PATHS } from './screen-paths.ts';
import styles from './site-links.module.css';

const LINKS = [
  { href: SCREEN_PATHS.help, name: 'Help' },
  { href: SCREEN_PATHS.privacy, name: 'Privacy' },
  { href: SCREEN_PATHS.storage, name: 'Storage on your device' },
  { href: SCREEN_PATHS.terms, name: 'Terms' },
  { href: SCREEN_PATHS.health, name: 'Health' },
] as const;

export function SiteLinks() {
  return (
    <nav aria-label="About Fit in 30" className={styles.links}>
      {LINKS.map(({ href, name }) => (
        <Link key={href} href={href}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
