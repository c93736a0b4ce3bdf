import type { ReactNode } from 'react';
import { type DeskRole, mayAtDesk } from '#domain/desk-roles.ts';
import styles from './desk.module.css';
import { PlaceTabs } from './place-tabs.tsx';

export function MoneyHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <header className={styles.top}>
        <h1>Money</h1>
      </header>
      {mayAtDesk(role, 'own') && (
        <PlaceTabs
          label="Money"
          tabs={[
            { name: 'Sales', href: '/desk/money' },
            { name: 'Purchases', href: '/desk/money/purchases' },
            { name: 'Price', href: '/desk/money/price' },
            { name: 'Offers', href: '/desk/money/offers' },
          ]}
        />
      )}
      {children}
    </>
  );
}
