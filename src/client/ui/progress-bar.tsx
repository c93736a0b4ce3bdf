import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  valueText?: string;
  className?: string | undefined;
}

export function ProgressBar({ label, value, max, valueText, className }: ProgressBarProps) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={classNames(styles.bar, className)}
    >
      <span className={styles.fill} style={filledTo(share)} />
    </div>
  );
}

/** How far a bar is filled, 0 to 1. Speed: moved, not resized, so that nothing is laid out while it fills. */
export const filledTo = (share: number): CSSProperties => ({ transform: `translateX(${share * 100 - 100}%)` });

export function Pips({ lit, of, className }: { lit: number; of: number; className?: string | undefined }) {
  return (
    <span className={classNames(styles.pips, className)} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity but their place
        <span key={index} className={classNames(styles.pip, index < lit && styles.litPip)} />
      ))}
    </span>
  );
}
