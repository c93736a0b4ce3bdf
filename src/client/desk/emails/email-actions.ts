import type { Deed } from '#client/desk/question.tsx';
import { deskLetterPath } from '#contract/paths.ts';

export const sendLetterDeed = (letterId: string, name: string, to: string | null): Deed => ({
  name: 'Send again',
  path: `${deskLetterPath(letterId)}/again`,
  body: {},
  happens: `${name} goes to ${to} once more.`,
  told: 'The letter itself.',
  undo: 'No. If the address is mistyped, correct it first, on the page of the member or the purchase.',
});
