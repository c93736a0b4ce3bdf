import { Link } from 'wouter';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { TickRing } from './tick-ring.tsx';

export interface LogoProps {
  href?: string;
  onPanel?: boolean;
}

export function Logo({ href, onPanel = false }: LogoProps) {
  const className = classNames(styles.logo, onPanel && styles.onPanel);
  const inside = (
    <>
      <TickRing
        ticks={12}
        lit={6}
        radius={7.2}
        length={4.6}
        thickness={2.5}
        className={styles.dial}
        litClassName={styles.lit}
        dimClassName={styles.dim}
      />
      Fit in 30
    </>
  );
  if (href === undefined) return <span className={className}>{inside}</span>;
  return (
    <Link href={href} className={className}>
      {inside}
    </Link>
  );
}
