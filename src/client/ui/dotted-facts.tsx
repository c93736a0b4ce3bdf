import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dotted-facts.module.css';

export function DottedFacts({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames(styles.clip, className)}>
      <ul className={styles.facts}>{children}</ul>
    </div>
  );
}
