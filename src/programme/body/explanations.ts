/** The ids of words about a body after a birth that the product explains. */
export const EXPLANATION_IDS = ['doming', 'dragging', 'leaking', 'pelvic-girdle-pain'] as const;

/** One of {@link EXPLANATION_IDS}. */
export type ExplanationId = (typeof EXPLANATION_IDS)[number];

/** The explanation of such a word, which stands beside a drawing. */
export interface Explanation {
  readonly title: string;
  /** The lines: what it is, what it means, what helps. */
  readonly words: readonly string[];
  readonly seeSomebody: string;
  /** The text alternative of the drawing. */
  readonly alt: string;
}

/** The explanation of each word. Ask a person who knows about health before changing a word here. */
export const EXPLANATIONS: Readonly<Record<ExplanationId, Explanation>> = {
  doming: {
    title: 'What doming looks like',
    words: [
      'A ridge or small tent down the middle of your belly, when you sit up or strain.',
      'It means this version is a bit much for now. It isn’t dangerous in itself.',
      'Breathe out, choose Easier, or roll to your side to get up.',
    ],
    seeSomebody: 'If it still domes at 8 weeks, or with easy things, ask your GP for a physiotherapist.',
    alt: 'Belly flat on the left; a ridge down the middle on the right',
  },
  dragging: {
    title: 'Heaviness or dragging',
    words: [
      'A heavy, full or pulling feeling low down, or a soft bulge at the vagina. It’s often worse late in the day.',
      'Lie down for a while with your knees propped up. It usually eases.',
      'Choose lying or sitting versions, and breathe out as you lift anything.',
    ],
    seeSomebody:
      'If it’s new, comes back, or you feel a bulge, ask your GP for a pelvic health physiotherapist. It can be helped at any age.',
    alt: 'A body from the side with an arrow pointing down in the pelvis',
  },
  leaking: {
    title: 'Leaking',
    words: [
      'Wee, wind or poo that slips out when you cough, jump, laugh or hurry.',
      'It’s very common after a birth, and it can be treated. You didn’t do anything wrong.',
      'Before you cough or lift, breathe out and lift your pelvic floor. Skip jumps for now.',
    ],
    seeSomebody: 'If it hasn’t settled in 6 weeks, or if poo or wind leaks, ask your GP or refer yourself.',
    alt: 'A cough, a jump and a hurry, each with a drop',
  },
  'pelvic-girdle-pain': {
    title: 'Pelvic girdle pain',
    words: [
      'Pain at the front of your pelvis, low in your back or in your hips. You feel it walking, on stairs, on one leg or when you part your knees.',
      'Take short steps, stand evenly, and keep your knees together when you roll over. Sit down to get dressed.',
      'Tick it in your safety answers, and we’ll change the wide and one-leg moves for you.',
    ],
    seeSomebody:
      'If it hasn’t eased in 2 weeks, or you can’t do ordinary things, ask your GP, midwife or a physiotherapist.',
    alt: 'A pelvis as a ring with three sore spots',
  },
};

/** A piece of a sentence, with the id of the explanation where it names an explained word. */
export interface SentencePart {
  readonly text: string;
  readonly explains?: ExplanationId;
}

const WORDS: Readonly<Record<ExplanationId, string>> = {
  doming: 'domes or ridges|dom(?:e|es|ed|ing)',
  dragging: 'heavy, dragging or a bulge|heaviness(?:, dragging)?(?: or a bulge)?|drag(?:s|ged|ging)?',
  leaking: 'leak(?:s|ed|ing)?',
  'pelvic-girdle-pain': 'pelvic girdle pain|pelvis hurts',
};
const ANY_WORD = new RegExp(`\\b(${Object.values(WORDS).join('|')})\\b`, 'i');

/** A sentence in pieces, so that a member can tap an explained word; each is marked once, where it comes first. */
export function explainedParts(sentence: string): readonly SentencePart[] {
  const seen = new Set<ExplanationId>();
  return sentence
    .split(ANY_WORD)
    .map((text, index): SentencePart => {
      const explains = index % 2 === 1 ? meaningOf(text) : undefined;
      if (!explains || seen.has(explains)) return { text };
      seen.add(explains);
      return { text, explains };
    })
    .filter(({ text }) => text !== '');
}

const meaningOf = (word: string) => EXPLANATION_IDS.find((id) => new RegExp(`^(${WORDS[id]})$`, 'i').test(word));
