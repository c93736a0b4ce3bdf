import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';

export interface ChipProps {
  tone?: 'plain' | 'ok' | 'sky' | 'sun' | 'gold' | 'err';
  className?: string | undefined;
  children: ReactNode;
}

export function Chip({ tone = 'plain', className, children }: ChipProps) {
  return <span className={classNames(styles.chip, tone !== 'plain' && styles[tone], className)}>{children}</span>;
}
