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
  question: 'Is any of these true for you?',
  privacy: 'Your answer stays on this device.',
  none: 'None',
  unsaid: 'I would rather not say',
  result:
    'We have switched the numbers off. You can change this at any time, except in pregnancy, where the deficit part stays hidden.',
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
    before: 'Pregnancy is not a time to aim for a deficit, so that part is hidden. The NHS page ',
    beforeIfUnsaid: 'Pregnancy is not a time to aim for a deficit. The NHS page ',
    link: {
      words: 'Have a healthy diet in pregnancy',
      url: 'https://www.nhs.uk/pregnancy/keeping-well/have-a-healthy-diet/',
    },
    after: ' is the place to look, and your midwife is the person to ask.',
  },
  breastfeeding: {
    before:
      'Feeding a baby uses a good deal of energy. Eat to hunger, keep food within reach, and do not plan a deficit before your six to eight week check and before feeding goes well. If your milk drops or you feel faint, eat more and speak to your health visitor.',
  },
  eatingDisorder: {
    before:
      'You never need the numbers here. The meals and the plate work without them. If food or your body takes up a lot of your mind, your GP can help, and so can ',
    link: { words: 'Beat', url: 'https://www.beateatingdisorders.org.uk' },
    after: ', the UK charity.',
  },
  condition: {
    before:
      'Under 18, low body weight, diabetes treated with insulin, kidney disease, bariatric surgery, any prescribed diet: please leave out the numbers and use what your GP or dietitian has given you.',
  },
};
