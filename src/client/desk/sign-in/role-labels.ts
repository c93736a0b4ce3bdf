import type { DeskRole } from '#domain/desk/desk-roles.ts';

export const ROLE_WORDS: Readonly<Record<DeskRole, { name: string; hint: string }>> = {
  owner: { name: 'Owner', hint: 'Everything, like you. For a business partner.' },
  helper: {
    name: 'Helper',
    hint: 'Members, words, and the week’s takings at Today. No refunds, no settings, no export of everybody.',
  },
  reader: {
    name: 'Looks only',
    hint: 'Sees Today with the week’s takings, members without addresses, and sums. Changes nothing.',
  },
};
