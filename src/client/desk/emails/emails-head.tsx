import type { ReactNode } from 'react';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';

const TABS = [
  { name: 'Who agreed', href: '/desk/letters' },
  { name: 'Came back', href: '/desk/letters/came-back' },
];

export function LettersHead({ role, children }: { role: DeskRole; children: ReactNode }) {
  return (
    <>
      <PlaceHead title="Letters" tabs={mayAtDesk(role, 'tend') ? TABS : undefined} />
      {children}
    </>
  );
}
