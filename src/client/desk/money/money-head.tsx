import type { ReactNode } from 'react';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';

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
