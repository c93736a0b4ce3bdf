import type { ReactNode } from 'react';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { PlaceHead } from './place-head.tsx';

const TABS = [
  { name: 'Sales', href: '/desk/money' },
  { name: 'Purchases', href: '/desk/money/purchases' },
  { name: 'Price', href: '/desk/money/price' },
  { name: 'Offers', href: '/desk/money/offers' },
];

export function MoneyHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Money" tabs={mayAtDesk(role, 'own') ? TABS : undefined} />
      {children}
    </>
  );
}
