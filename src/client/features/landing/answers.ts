import type { LANDING_QUESTIONS } from '#programme/words/landing-words.ts';

/** A question that the coach words, by its name, or one that the safety rules or the law answer. */
export type LandingQuestion =
  | { name: keyof typeof LANDING_QUESTIONS }
  | { question: string; answer: string; waived?: string };

const named = (...names: (keyof typeof LANDING_QUESTIONS)[]): LandingQuestion[] => names.map((name) => ({ name }));

/** In the order of the page; all others stand on the help page. */
export const QUESTIONS: readonly LandingQuestion[] = [
  ...named('time'),
  {
    question: 'When can I start after a birth?',
    answer:
      'Not before six weeks, and after your six to eight week check if you can; after a caesarean not before eight, and later if your scar is sore. Ask your GP, midwife or a pelvic health physiotherapist.',
  },
  ...named('beginner', 'baby', 'lifetime'),
  {
    question: 'Can I get my money back?',
    answer: 'Yes, within 14 days of paying, for any reason, with one press in your settings. Access ends then.',
    waived:
      'You ask for access at once, so the 14 days for changing your mind end with your payment. If something is wrong, write to us: your other rights stay.',
  },
];
