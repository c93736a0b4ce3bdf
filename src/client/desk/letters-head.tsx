import type { ReactNode } from 'react';
import { type DeskRole, mayAtDesk } from '#domain/desk-roles.ts';
import styles from './desk.module.css';
import { PlaceTabs } from './place-tabs.tsx';

/** A reader has one page only. */
export function LettersHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <header className={styles.top}>
        <h1>Letters</h1>
      </header>
      {mayAtDesk(role, 'tend') && (
        <PlaceTabs
          label="Letters"
          tabs={[
            { name: 'Who agreed', href: '/desk/letters' },
            { name: 'Came back', href: '/desk/letters/came-back' },
          ]}
        />
      )}
      {children}
    </>
  );
}
