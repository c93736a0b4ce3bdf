import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './minute-dial.module.css';
import { TickRing } from './tick-ring.tsx';

export interface MinuteDialProps {
  /** Ticks of the whole circle: 60 for an hour, 30 for a small dial. */
  ticks?: number;
  /** How many are lit. */
  lit: number;
  /** `fill` takes its width from the container. */
  size?: 'small' | 'medium' | 'fill';
  /** `panel` is sun on evergreen; `primary` and `coral` stand on cards. */
  tone?: 'primary' | 'coral' | 'panel';
  className?: string | undefined;
  /** What stands in the middle. */
  children?: ReactNode;
}

const SHAPE = {
  small: { radius: 34, length: 8, thickness: 3.4 },
  medium: { radius: 34, length: 8, thickness: 4 },
  fill: { radius: 86, length: 7, thickness: 3 },
} as const;

/** The product's sign: a dial of minutes, of which some are lit. The meaning must also stand in words. */
export function MinuteDial({ ticks = 60, lit, size = 'fill', tone = 'primary', className, children }: MinuteDialProps) {
  return (
    <span className={classNames(styles.dial, styles[size], styles[tone], className)}>
      <TickRing
        ticks={ticks}
        lit={lit}
        {...SHAPE[size]}
        className={styles.ring}
        litClassName={styles.lit}
        dimClassName={styles.dim}
      />
      {children !== undefined && <span className={styles.inner}>{children}</span>}
    </span>
  );
}

/** The minutes of a workout as a small dial with its number. */
export function MinutesBadge({ minutes }: { minutes: number }) {
  return (
    <MinuteDial ticks={30} lit={minutes / 2} size="small">
      <span>
        {minutes}
        <span className="visually-hidden"> minutes</span>
      </span>
    </MinuteDial>
  );
}
