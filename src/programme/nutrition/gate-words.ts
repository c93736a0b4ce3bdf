import type { ReaderGate } from '#domain/body/nutrition.ts';

/** A sentence that may have a link in its middle. */
export interface GateWords {
  readonly before: string;
  /** Stands in for `before` where the reader would rather not say. */
  readonly beforeIfUnsaid?: string;
  readonly link?: { readonly words: string; readonly url: string };
  readonly after?: string;
}

/** The question that is asked once, before any number. */
export const GATE_QUESTION = {
  title: 'Before any numbers',
  question: 'Are any of these true for you?',
  privacy: 'It stays on this device.',
  none: 'None',
  unsaid: 'Rather not say',
  result: 'We’ve turned the numbers off. Change it any time. In pregnancy, the part about eating less stays hidden.',
} as const;

/** The choices of the question, which a reader taps where they are true. */
export const GATE_NAMES: Readonly<Record<ReaderGate, string>> = {
  pregnant: 'Pregnant',
  breastfeeding: 'Breastfeeding',
  eatingDisorder: 'Past or present eating disorder',
  condition: 'A condition or medicine that affects what I eat',
};

/** The words that a reader with this gate reads. Ask a person who knows about health before changing a word here. */
export const GATE_WORDS: Readonly<Record<ReaderGate, GateWords>> = {
  pregnant: {
    before: 'Pregnancy isn’t a time to eat less, so we’ve hidden that part. Read the NHS page ',
    beforeIfUnsaid: 'Pregnancy isn’t a time to eat less. Read the NHS page ',
    link: {
      words: 'Have a healthy diet in pregnancy',
      url: 'https://www.nhs.uk/pregnancy/keeping-well/have-a-healthy-diet/',
    },
    after: ', and ask your midwife.',
  },
  breastfeeding: {
    before:
      'Feeding a baby takes a lot of energy. Eat when you’re hungry, and keep food in reach. Don’t plan to eat less until your 6 to 8 week check, and until feeding is going well. If your milk drops or you feel faint, eat more and tell your health visitor.',
  },
  eatingDisorder: {
    before:
      'You never need the numbers here. The meals and the plate work without them. If food or your body is on your mind a lot, your GP can help. So can ',
    link: { words: 'Beat', url: 'https://www.beateatingdisorders.org.uk' },
    after: ', the UK charity.',
  },
  condition: {
    before:
      'Under 18? Low body weight, diabetes treated with insulin, kidney disease, bariatric surgery or a prescribed diet? Please skip the numbers. Go by what your GP or dietitian gave you.',
  },
};
