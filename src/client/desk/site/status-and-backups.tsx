import type { ReactNode } from 'react';
import { PlaceHead } from './place-head.tsx';

const TABS = [
  { name: 'Health', href: '/desk/health' },
  { name: 'Copies', href: '/desk/copies' },
];

/** The head of a place with two pages. */
export function HealthAndCopies({ children }: { children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Health and copies" tabs={TABS} />
      {children}
    </>
  );
}
