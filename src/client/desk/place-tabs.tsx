import { Link, useLocation } from 'wouter';
import styles from './place-tabs.module.css';

/** Each tab is a page with an address of its own, so that Back works and a link can be sent. */
export function PlaceTabs({ label, tabs }: { label: string; tabs: readonly { name: string; href: string }[] }) {
  const [path] = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ name, href }) => (
        <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
