import { Link } from 'wouter';
import { appName } from '#client/browser/app-name.ts';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { TickRing } from './tick-ring.tsx';

/** The dial and the name; the server’s styles put the owner’s logo in the dial’s place. */
export function Logo({ href, onPanel = false }: { href?: string; onPanel?: boolean }) {
  const className = classNames(styles.logo, onPanel && styles.onPanel);
  const inside = (
    <>
      <LogoDial />
      {appName()}
    </>
  );
  if (href === undefined)
    return (
      <span className={className} data-logo>
        {inside}
      </span>
    );
  return (
    <Link href={href} className={className} data-logo>
      {inside}
    </Link>
  );
}

export const LogoDial = () => (
  <TickRing ticks={12} lit={6} radius={7.2} length={4.6} thickness={2.5} className={styles.dial} />
);
