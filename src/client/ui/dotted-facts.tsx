import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './dotted-facts.module.css';

/** Facts in one line, or more where there is no room, with a dot between two of a line. */
export function DottedFacts({ className, facts }: { className?: string | undefined; facts: readonly ReactNode[] }) {
  return (
    <ul className={classNames(styles.facts, className)}>
      {facts.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
        <li key={i}>
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}
