import type { LastingLimit } from '#domain/body/lasting-limit.ts';

/** The words that offer a lasting limit, and those about a version that it closes. */
export interface LimitWords {
  readonly label: string;
  readonly hint: string;
  /** What a closed version needs, as it follows the words "It needs". */
  readonly needs: string;
}

/** The words of "Not for me" (product §14). */
export const LIMIT_WORDS: Readonly<Record<LastingLimit, LimitWords>> = {
  kneeling: { label: 'Kneeling', hint: 'No kneeling, and no hands and knees.', needs: 'kneeling' },
  lying: {
    label: 'Lying down',
    hint: 'Nothing on your back, side or front. You may still sit on the floor.',
    needs: 'lying down',
  },
  jumps: { label: 'Jumps', hint: 'Nothing that leaves the floor.', needs: 'a jump' },
  wrists: { label: 'Weight on my wrists', hint: 'No leaning on your hands.', needs: 'weight on your wrists' },
  overhead: {
    label: 'Arms above my shoulders',
    hint: 'Hands stay at shoulder height or lower.',
    needs: 'your arms above your shoulders',
  },
  'no-chair': {
    label: 'No chair or sofa here',
    hint: 'Just a wall and a worktop.',
    needs: 'a chair or a sofa',
  },
  'one-arm': {
    label: 'I can’t use one arm',
    hint: 'Nothing that needs both arms. It isn’t for holding your baby while you train.',
    needs: 'both arms',
  },
  quiet: { label: 'I need to be quiet', hint: 'No stamping, no quick feet.', needs: 'quick or stamping feet' },
  girdle: {
    label: 'Kinder to my pelvis',
    hint: 'Nothing wide, uneven or on one leg.',
    needs: 'a wide, uneven or one-leg stance',
  },
};
