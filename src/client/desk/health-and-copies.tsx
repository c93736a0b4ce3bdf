import type { ReactNode } from 'react';
import styles from './desk.module.css';
import { PlaceTabs } from './place-tabs.tsx';

const TABS = [
  { name: 'Health', href: '/desk/health' },
  { name: 'Copies', href: '/desk/copies' },
];

/** The head of a place with two pages. */
export function HealthAndCopies({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.top}>
        <h1>Health and copies</h1>
      </header>
      <PlaceTabs label="Health and copies" tabs={TABS} />
      {children}
    </>
  );
}
