import type { ReactNode } from 'react';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { PlaceHead } from './place-head.tsx';

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
