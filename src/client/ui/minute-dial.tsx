import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './minute-dial.module.css';
import { TickRing } from './tick-ring.tsx';

export interface MinuteDialProps {
  ticks?: number;
  lit: number;
  size?: 'small' | 'medium' | 'fill';
  tone?: 'primary' | 'coral' | 'panel';
  className?: string | undefined;
  children?: ReactNode;
}

const SHAPE = {
  small: { radius: 34, length: 8, thickness: 3.4 },
  medium: { radius: 34, length: 8, thickness: 4 },
  fill: { radius: 86, length: 7, thickness: 3 },
} as const;

/** Decorative: the meaning must also stand in words. */
export function MinuteDial({ ticks = 60, lit, size = 'fill', tone = 'primary', className, children }: MinuteDialProps) {
  return (
    <span className={classNames(styles.dial, styles[size], styles[tone], className)}>
      <TickRing ticks={ticks} lit={lit} {...SHAPE[size]} className={styles.ring} />
      {children !== undefined && <span className={styles.inner}>{children}</span>}
    </span>
  );
}
