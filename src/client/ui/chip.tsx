import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

export interface ChipProps {
  tone?: 'plain' | 'ok' | 'sky' | 'sun' | 'gold' | 'err';
  className?: string | undefined;
  children: ReactNode;
}

/** A small label that says a state. Put an icon of 14 or 15 px before the words. */
export function Chip({ tone = 'plain', className, children }: ChipProps) {
  return <span className={classNames(styles.chip, tone !== 'plain' && styles[tone], className)}>{children}</span>;
}
