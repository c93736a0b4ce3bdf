import type { BodyCare, BodySign } from '#domain/body/body-care.ts';
import type { AfterSessionRow, OfferedCourse } from './after-session.ts';

/** What was told after a session: the signs, and whether one of them was told before. */
export type Told = Pick<AfterSessionRow, 'signs' | 'repeated'>;

/** One thing that is said or done, and when. */
export interface AfterSessionRule<Says extends string = string> {
  readonly says: Says;
  /** `applies` in words. */
  readonly when: string;
  readonly applies: (told: Told) => boolean;
}

const has = ({ signs }: Told, ...some: BodySign[]) => some.some((sign) => signs.includes(sign));
const only = ({ signs, repeated }: Told, sign: BodySign) => !repeated && signs.length === 1 && signs[0] === sign;
const any = ({ signs }: Told) => signs.length > 0;
const serious = (told: Told) => has(told, 'heaviness') || told.signs.length > 2 || (any(told) && told.repeated);
const bracesLess = (told: Told) =>
  has(told, 'leaking', 'heaviness') || told.signs.length > 1 || (any(told) && told.repeated);

/** Of these exactly one applies. */
export const TITLE_RULES: readonly AfterSessionRule[] = [
  { says: 'Lovely', when: 'nothing, the first time', applies: (told) => !any(told) && !told.repeated },
  { says: 'Good to hear', when: 'nothing, after a sign before', applies: (told) => !any(told) && told.repeated },
  { says: 'This is worth asking about', when: 'heaviness, three signs, or a sign told before', applies: serious },
  { says: 'Kinder to your middle', when: 'doming alone, the first time', applies: (told) => only(told, 'doming') },
  { says: 'Easier next time', when: 'pain alone, the first time', applies: (told) => only(told, 'pain') },
  {
    says: 'Gentler next time',
    when: 'anything else',
    applies: (told) => any(told) && !serious(told) && !only(told, 'doming') && !only(told, 'pain'),
  },
];

/** Care that is asked for; each applies or does not. */
export const CARE_RULES: readonly AfterSessionRule<keyof BodyCare>[] = [
  {
    says: 'startsEasier',
    when: 'any sign but doming alone the first time',
    applies: (told) => any(told) && !only(told, 'doming'),
  },
  { says: 'pelvicSafe', when: 'leaking, heaviness, two signs, or a sign told before', applies: bracesLess },
  { says: 'bellyEasier', when: 'doming', applies: (told) => has(told, 'doming') },
];

/** The sentences, in their order; `{signs}` are those told. */
export const SENTENCE_RULES: readonly AfterSessionRule[] = [
  {
    says: 'See you next time.',
    when: 'nothing, the first time',
    applies: (told) => !any(told) && !told.repeated,
  },
  {
    says: 'We’ll keep things gentle for now. After 3 sessions like this, you can step up again.',
    when: 'nothing, after a sign before',
    applies: (told) => !any(told) && told.repeated,
  },
  { says: 'Thanks for telling us: {signs}.', when: 'any sign', applies: any },
  {
    says: 'This has come up before.',
    when: 'a sign told before',
    applies: (told) => any(told) && told.repeated,
  },
  {
    says: 'Next time you start with Easier and pelvic floor care. Jumps stay locked.',
    when: 'pelvic floor care is asked for',
    applies: bracesLess,
  },
  {
    says: 'Next time, belly moves start with Easier. Jumps stay locked.',
    when: 'doming alone, the first time',
    applies: (told) => only(told, 'doming'),
  },
  {
    says: 'Next time you start with Easier. Jumps stay locked.',
    when: 'pain alone, the first time',
    applies: (told) => only(told, 'pain'),
  },
  {
    says: 'If you feel it now, lie down with your knees propped up for a while.',
    when: 'heaviness',
    applies: (told) => has(told, 'heaviness'),
  },
  {
    says: 'Rest for a day first.',
    when: 'heaviness with three signs or a sign told before, without pain',
    applies: (told) => rests(told) && !has(told, 'pain'),
  },
  {
    says: 'Rest for a day first, and swap the move that hurt.',
    when: 'the same with pain',
    applies: (told) => rests(told) && has(told, 'pain'),
  },
  {
    says: 'Swap the move that hurt.',
    when: 'pain otherwise',
    applies: (told) => has(told, 'pain') && !rests(told),
  },
];

const rests = (told: Told) => has(told, 'heaviness') && (told.signs.length > 2 || told.repeated);

/** Whom to ask; at most one applies. */
export const SEE_SOMEBODY_RULES: readonly AfterSessionRule[] = [
  {
    says: 'If it hasn’t gone by tomorrow, or comes back, ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    when: 'heaviness, the first time, with fewer than three signs',
    applies: (told) => has(told, 'heaviness') && !told.repeated && told.signs.length < 3,
  },
  {
    says: 'That’s a lot in one go. Please ask your GP for a pelvic health physiotherapist.',
    when: 'three signs or more, the first time',
    applies: ({ signs, repeated }) => !repeated && signs.length > 2,
  },
  {
    says: 'Please ask your GP or a physiotherapist about the pain.',
    when: 'pain alone, told before',
    applies: ({ signs, repeated }) => repeated && signs.join() === 'pain',
  },
  {
    says: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    when: 'any other sign told before',
    applies: ({ signs, repeated }) => repeated && signs.length > 0 && signs.join() !== 'pain',
  },
];

/** The course on offer; at most one applies. */
export const OFFER_RULES: readonly AfterSessionRule<OfferedCourse>[] = [
  { says: 'pelvic-floor', when: 'leaking or heaviness', applies: (told) => has(told, 'leaking', 'heaviness') },
  {
    says: 'tummy-check',
    when: 'doming without them',
    applies: (told) => has(told, 'doming') && !has(told, 'leaking', 'heaviness'),
  },
];

/** What the rules of a kind say of what was told. */
export const saidBy = <Says extends string>(rules: readonly AfterSessionRule<Says>[], told: Told): Says[] =>
  rules.filter(({ applies }) => applies(told)).map(({ says }) => says);
