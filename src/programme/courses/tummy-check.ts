import type { TummyOutcome, TummyPlace } from '#domain/body/tummy-check.ts';
import type { Course } from './course.ts';
import { courseSummary } from './course-summaries.ts';

/**
 * The course of one look at the gap between the tummy muscles. Ask a person who knows about health before changing a
 * word here.
 */
export const TUMMY_CHECK: Course = {
  ...courseSummary('tummy-check'),
  who: 'It’s a look, not a test. How firm it feels matters as much as how wide it is.',
  sections: [
    {
      title: 'When to skip it',
      lines: [
        'From 2 weeks after a birth, when it’s comfortable. After a caesarean, wait until the wound has closed and it’s comfortable to touch.',
        'Not while anything hurts.',
        'A lump that doesn’t go flat when you lie still may be a small hernia. Show it to your GP.',
        'Still an obvious gap at 8 weeks? Ask your GP or health visitor for a physiotherapist.',
      ],
      isRisk: true,
    },
  ],
  sessions: [
    {
      id: 'look',
      title: 'Have a look',
      minutes: 3,
      isForEarlyWeeks: true,
      words: '5 steps lying down, then a few questions. Do it again whenever you like.',
      look: [
        {
          words: 'Lie on your back, knees bent, feet flat, one pillow at most.',
          alt: 'She lies on her back, knees bent, feet flat',
        },
        {
          words: 'Rest your fingertips flat across your middle, just above your navel, pointing at your feet.',
          alt: 'A belly from above, four fingertips in a row just above the navel',
        },
        {
          words: 'Breathe out and lift only your head, as if to see your toes.',
          alt: 'She lifts her head off the mat',
        },
        {
          words: 'Feel for 2 firm edges. How many fingers fit between them? Is it springy or soft underneath?',
          alt: 'A belly from above, two fingertips between two upright edges',
        },
        {
          words: 'Lower your head. Do the same at your navel, and 2 fingers below it.',
          alt: 'A belly from above, three rings in a line: above, at and below the navel',
        },
      ],
    },
  ],
  sources: [10, 16],
};

/** The questions after the look. */
export const TUMMY_QUESTIONS = {
  hurts: 'Does anything hurt? Or is there a lump that doesn’t go flat when you lie still?',
  isLate: 'Is it 8 weeks or more since your last birth?',
  fingers: 'How many fingers fit between the edges?',
  isSoft: 'How does it feel underneath?',
  domes: 'Did your belly dome as you lifted your head?',
} as const;

/** The answers to whether eight weeks have passed since a birth; without a birth there is nothing to wait for. */
export const TUMMY_BIRTH_ANSWERS = { yes: 'Yes', no: 'No', none: 'No birth' } as const;

/** The words for each place. */
export const TUMMY_PLACE_WORDS: Readonly<Record<TummyPlace, string>> = {
  above: 'Above the navel',
  navel: 'At the navel',
  below: 'Below the navel',
};

/** The words for each outcome. */
export const TUMMY_OUTCOMES: Readonly<Record<TummyOutcome, { title: string; text: string; seesSomebody: boolean }>> = {
  'show-somebody': {
    title: 'Please show this to your GP',
    text: 'A lump may be a small hernia, and pain is a reason to ask. It’s worth a look. For now, belly moves are set to Easier.',
    seesSomebody: true,
  },
  'early-days': {
    title: 'Early days',
    text: 'It’s still changing. Choose Easier, breathe out on every effort, and look again in 2 weeks.',
    seesSomebody: false,
  },
  'worth-a-look': {
    title: 'Worth a look',
    text: 'Ask your GP or health visitor for a physiotherapist. For now, belly moves are set to Easier. You don’t have to stop moving.',
    seesSomebody: true,
  },
  'as-many': {
    title: 'Very common',
    text: 'Choose what feels strong. Ease off if your belly domes.',
    seesSomebody: false,
  },
};
