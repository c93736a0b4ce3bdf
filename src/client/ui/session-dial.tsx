import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './session-dial.module.css';

export interface SessionDialProps {
  /** One tick each, from twelve o'clock. */
  totalMinutes: number;
  activeMinutes: number;
  /** The member is needed: time stands still. */
  frozen?: boolean;
  /** The session is over: the ring closes tick by tick. */
  full?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * The minutes of one session as ticks round whatever stands inside: a circle where its corners are round, the edge of
 * the stage in the player. Decorative: the minutes must also stand in words.
 */
export function SessionDial({ totalMinutes, activeMinutes, frozen, full, className, children }: SessionDialProps) {
  const ticks = Math.max(1, Math.round(totalMinutes));
  const lit = full ? ticks : Math.max(0, Math.min(ticks, Math.floor(activeMinutes)));
  return (
    <div
      className={classNames(styles.dial, frozen && styles.frozen, full && styles.full, className)}
      data-minutes={`${lit}/${ticks}`}
      data-frozen={frozen || undefined}
    >
      <span className={styles.ring} style={{ '--ticks': ticks, '--lit': lit } as CSSProperties} aria-hidden="true" />
      {children}
    </div>
  );
}
