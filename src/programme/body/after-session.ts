import { BODY_SIGNS, type BodyRow, type BodySign, type StepUp } from '#domain/body/body-care.ts';
import type { CourseId } from '#programme/courses/course.ts';
import { EXPLANATIONS } from './explanations.ts';

/**
 * A row of the table of answers with its words. Ask a person who knows about health before changing a word or a rule
 * here.
 */
export interface AfterSessionRow extends BodyRow {
  readonly title: string;
  readonly words: string;
  /** Whom the member should ask; absent where nobody need be asked. */
  readonly seeSomebody?: string;
  /** The course that may help; absent where none does. */
  readonly offer?: OfferedCourse;
}

/** The courses that a sign may lead to. */
export type OfferedCourse = Extract<CourseId, 'pelvic-floor' | 'tummy-check'>;

/** The words of the question after a session (product §14). */
export const AFTER_SESSION_WORDS = {
  question: 'How did your body feel?',
  none: 'All good',
  some: 'Not quite',
  which: 'What was it?',
  tell: 'Save',
  private: 'It stays on this device.',
  urgent:
    'Other new or heavier bleeding, a swollen calf, dizziness that stays, a fever, or a wound that opens? Get help today: GP or NHS 111.',
} as const;

/** The names of the four signs. */
export const SIGN_WORDS: Readonly<Record<BodySign, string>> = {
  leaking: 'Leaked',
  heaviness: 'Felt heavy or dragging',
  doming: 'Belly domed',
  pain: 'Something hurt',
};

/**
 * The words with which a course is offered and, while it is off, whom to ask and when, where the row does not say that.
 */
export const OFFER_WORDS: Readonly<Record<OfferedCourse, { words: string; whileOff: string }>> = {
  'pelvic-floor': {
    words: '3 minutes a day for your pelvic floor may help.',
    whileOff: EXPLANATIONS.leaking.seeSomebody,
  },
  'tummy-check': { words: 'The tummy check helps you choose.', whileOff: EXPLANATIONS.doming.seeSomebody },
};

/** The words for each kind of care that a member may take back after three sessions without a sign. */
export const STEP_UP_WORDS: Readonly<Record<StepUp, string>> = {
  startsEasier: '3 good sessions. Start at your own level again?',
  pelvicSafe: '3 more good sessions. Turn off pelvic floor care?',
  bellyEasier: '3 good sessions. Put belly moves back to your own level?',
};

const PELVIC = ['startsEasier', 'pelvicSafe'] as const;
const ALL = [...PELVIC, 'bellyEasier'] as const;
const WORTH_ASKING = 'This is worth asking about';

const ROWS: readonly AfterSessionRow[] = [
  ...rows(
    'first',
    { asksFor: [], title: 'Lovely' },
    {
      none: 'See you next time.',
    },
  ),
  ...rows(
    'first',
    { asksFor: PELVIC, offer: 'pelvic-floor', title: 'Gentler next time' },
    {
      leaking:
        'Thanks for telling us: leaking. Next time you start with Easier and pelvic floor care. Jumps stay locked.',
      'leaking pain':
        'Thanks for telling us: leaking and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: PELVIC,
      offer: 'pelvic-floor',
      title: WORTH_ASKING,
      seeSomebody:
        'If it hasn’t gone by tomorrow, or comes back, ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      heaviness:
        'Thanks for telling us: heaviness. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while.',
      'leaking heaviness':
        'Thanks for telling us: leaking and heaviness. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while.',
      'heaviness pain':
        'Thanks for telling us: heaviness and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ['bellyEasier'], offer: 'tummy-check', title: 'Kinder to your middle' },
    {
      doming: 'Thanks for telling us: doming. Next time, belly moves start with Easier. Jumps stay locked.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ALL, offer: 'pelvic-floor', title: 'Gentler next time' },
    {
      'leaking doming':
        'Thanks for telling us: leaking and doming. Next time you start with Easier and pelvic floor care. Jumps stay locked.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: ALL,
      offer: 'pelvic-floor',
      title: WORTH_ASKING,
      seeSomebody:
        'If it hasn’t gone by tomorrow, or comes back, ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      'heaviness doming':
        'Thanks for telling us: heaviness and doming. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: ALL,
      offer: 'pelvic-floor',
      title: WORTH_ASKING,
      seeSomebody: 'That’s a lot in one go. Please ask your GP for a pelvic health physiotherapist.',
    },
    {
      'leaking heaviness doming':
        'Thanks for telling us: leaking, heaviness and doming. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first.',
      'leaking doming pain':
        'Thanks for telling us: leaking, doming and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
      'heaviness doming pain':
        'Thanks for telling us: heaviness, doming and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
      'leaking heaviness doming pain':
        'Thanks for telling us: leaking, heaviness, doming and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ['startsEasier'], title: 'Easier next time' },
    {
      pain: 'Thanks for telling us: pain. Next time you start with Easier. Jumps stay locked. Swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: PELVIC,
      offer: 'pelvic-floor',
      title: WORTH_ASKING,
      seeSomebody: 'That’s a lot in one go. Please ask your GP for a pelvic health physiotherapist.',
    },
    {
      'leaking heaviness pain':
        'Thanks for telling us: leaking, heaviness and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ALL, offer: 'tummy-check', title: 'Gentler next time' },
    {
      'doming pain':
        'Thanks for telling us: doming and pain. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    { asksFor: [], title: 'Good to hear' },
    {
      none: 'We’ll keep things gentle for now. After 3 sessions like this, you can step up again.',
    },
  ),
  ...rows(
    'repeated',
    {
      asksFor: PELVIC,
      offer: 'pelvic-floor',
      title: WORTH_ASKING,
      seeSomebody: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      leaking:
        'Thanks for telling us: leaking. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked.',
      heaviness:
        'Thanks for telling us: heaviness. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first.',
      'leaking heaviness':
        'Thanks for telling us: leaking and heaviness. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first.',
      'leaking pain':
        'Thanks for telling us: leaking and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
      'heaviness pain':
        'Thanks for telling us: heaviness and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
      'leaking heaviness pain':
        'Thanks for telling us: leaking, heaviness and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    {
      asksFor: ALL,
      offer: 'tummy-check',
      title: WORTH_ASKING,
      seeSomebody: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      doming:
        'Thanks for telling us: doming. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked.',
      'doming pain':
        'Thanks for telling us: doming and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    {
      asksFor: ALL,
      offer: 'pelvic-floor',
      title: WORTH_ASKING,
      seeSomebody: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      'leaking doming':
        'Thanks for telling us: leaking and doming. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked.',
      'heaviness doming':
        'Thanks for telling us: heaviness and doming. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first.',
      'leaking heaviness doming':
        'Thanks for telling us: leaking, heaviness and doming. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first.',
      'leaking doming pain':
        'Thanks for telling us: leaking, doming and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
      'heaviness doming pain':
        'Thanks for telling us: heaviness, doming and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
      'leaking heaviness doming pain':
        'Thanks for telling us: leaking, heaviness, doming and pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. If you feel it now, lie down with your knees propped up for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    { asksFor: PELVIC, title: WORTH_ASKING, seeSomebody: 'Please ask your GP or a physiotherapist about the pain.' },
    {
      pain: 'Thanks for telling us: pain. This has come up before. Next time you start with Easier and pelvic floor care. Jumps stay locked. Swap the move that hurt.',
    },
  ),
];

/**
 * A row for every combination of the four signs, for the first time and repeated: the words are looked up, never put
 * together.
 */
export const AFTER_SESSION_TABLE: readonly AfterSessionRow[] = ROWS.toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

function rows(
  time: 'first' | 'repeated',
  same: Omit<AfterSessionRow, 'signs' | 'repeated' | 'words'>,
  words: Readonly<Record<string, string>>,
): AfterSessionRow[] {
  return Object.entries(words).map(([signs, text]) => ({
    signs: BODY_SIGNS.filter((sign) => signs.split(' ').includes(sign)),
    repeated: time === 'repeated',
    ...same,
    words: text,
  }));
}

function placeOf({ signs, repeated }: BodyRow): number {
  return BODY_SIGNS.reduce((place, sign, index) => place + (signs.includes(sign) ? 2 ** index : 0), repeated ? 16 : 0);
}
