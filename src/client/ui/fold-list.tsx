import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fold-list.module.css';

export interface Fold {
  title: string;
  content: ReactNode;
}

export interface FoldListProps {
  folds: readonly Fold[];
  className?: string | undefined;
}

export function FoldList({ folds, className }: FoldListProps) {
  return (
    <div className={classNames(styles.list, className)}>
      {folds.map(({ title, content }) => (
        <details key={title} className={styles.fold}>
          <summary>
            {title}
            <ChevronDown size={22} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
