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
    'Chest pain, heavy bleeding, a swollen calf, dizziness that stays, a fever, or a wound that opens? Get help today.',
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
    words: 'Three minutes of pelvic floor a day may help.',
    whileOff: EXPLANATIONS.leaking.seeSomebody,
  },
  'tummy-check': { words: 'The tummy check shows what to choose.', whileOff: EXPLANATIONS.doming.seeSomebody },
};

/** The words for each kind of care that a member may take back after three sessions without a sign. */
export const STEP_UP_WORDS: Readonly<Record<StepUp, string>> = {
  startsEasier: 'Three sessions without a sign. Would you like to start at your own level again?',
  pelvicSafe: 'Three more sessions without a sign. Would you like to leave the pelvic-safe mode that we set then?',
  bellyEasier: 'Three sessions without a sign. Would you like your belly moves back at your own level?',
};

const PELVIC = ['startsEasier', 'pelvicSafe'] as const;
const ALL = [...PELVIC, 'bellyEasier'] as const;
const SOMEBODY = 'Let somebody help with this';

const ROWS: readonly AfterSessionRow[] = [
  ...rows(
    'first',
    { asksFor: [], title: 'Lovely' },
    {
      none: 'Nothing to change. See you next time.',
    },
  ),
  ...rows(
    'first',
    { asksFor: PELVIC, offer: 'pelvic-floor', title: 'A gentler next time' },
    {
      leaking:
        'Thank you for telling us: leaking. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed.',
      'leaking pain':
        'Thank you for telling us: leaking and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: PELVIC,
      offer: 'pelvic-floor',
      title: SOMEBODY,
      seeSomebody:
        'If it has not gone by tomorrow, or comes back, ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      heaviness:
        'Thank you for telling us: heaviness. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while.',
      'leaking heaviness':
        'Thank you for telling us: leaking and heaviness. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while.',
      'heaviness pain':
        'Thank you for telling us: heaviness and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ['bellyEasier'], offer: 'tummy-check', title: 'Kinder to your middle' },
    {
      doming: 'Thank you for telling us: doming. Belly moves start at Easier next time, and jumps stay closed.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ALL, offer: 'pelvic-floor', title: 'A gentler next time' },
    {
      'leaking doming':
        'Thank you for telling us: leaking and doming. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: ALL,
      offer: 'pelvic-floor',
      title: SOMEBODY,
      seeSomebody:
        'If it has not gone by tomorrow, or comes back, ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      'heaviness doming':
        'Thank you for telling us: heaviness and doming. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: ALL,
      offer: 'pelvic-floor',
      title: SOMEBODY,
      seeSomebody: 'So many signs at once deserve a look: please ask your GP for a pelvic health physiotherapist.',
    },
    {
      'leaking heaviness doming':
        'Thank you for telling us: leaking, heaviness and doming. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first.',
      'leaking doming pain':
        'Thank you for telling us: leaking, doming and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
      'heaviness doming pain':
        'Thank you for telling us: heaviness, doming and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
      'leaking heaviness doming pain':
        'Thank you for telling us: leaking, heaviness, doming and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ['startsEasier'], title: 'Easier next time' },
    {
      pain: 'Thank you for telling us: pain. Your next session starts at Easier, and jumps stay closed. Swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    {
      asksFor: PELVIC,
      offer: 'pelvic-floor',
      title: SOMEBODY,
      seeSomebody: 'So many signs at once deserve a look: please ask your GP for a pelvic health physiotherapist.',
    },
    {
      'leaking heaviness pain':
        'Thank you for telling us: leaking, heaviness and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'first',
    { asksFor: ALL, offer: 'tummy-check', title: 'A gentler next time' },
    {
      'doming pain':
        'Thank you for telling us: doming and pain. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    { asksFor: [], title: 'Good to hear' },
    {
      none: 'Nothing today. What we set for you stays for now; after three sessions like this you may choose to step up again.',
    },
  ),
  ...rows(
    'repeated',
    {
      asksFor: PELVIC,
      offer: 'pelvic-floor',
      title: SOMEBODY,
      seeSomebody: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      leaking:
        'Thank you for telling us: leaking. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed.',
      heaviness:
        'Thank you for telling us: heaviness. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first.',
      'leaking heaviness':
        'Thank you for telling us: leaking and heaviness. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first.',
      'leaking pain':
        'Thank you for telling us: leaking and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
      'heaviness pain':
        'Thank you for telling us: heaviness and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
      'leaking heaviness pain':
        'Thank you for telling us: leaking, heaviness and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    {
      asksFor: ALL,
      offer: 'tummy-check',
      title: SOMEBODY,
      seeSomebody: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      doming:
        'Thank you for telling us: doming. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed.',
      'doming pain':
        'Thank you for telling us: doming and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    {
      asksFor: ALL,
      offer: 'pelvic-floor',
      title: SOMEBODY,
      seeSomebody: 'Please ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
    },
    {
      'leaking doming':
        'Thank you for telling us: leaking and doming. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed.',
      'heaviness doming':
        'Thank you for telling us: heaviness and doming. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first.',
      'leaking heaviness doming':
        'Thank you for telling us: leaking, heaviness and doming. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first.',
      'leaking doming pain':
        'Thank you for telling us: leaking, doming and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
      'heaviness doming pain':
        'Thank you for telling us: heaviness, doming and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
      'leaking heaviness doming pain':
        'Thank you for telling us: leaking, heaviness, doming and pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. If it is there now, lie down with your knees propped for a while. Rest for a day first, and swap the move that hurt.',
    },
  ),
  ...rows(
    'repeated',
    { asksFor: PELVIC, title: SOMEBODY, seeSomebody: 'Please ask your GP or a physiotherapist about the pain.' },
    {
      pain: 'Thank you for telling us: pain. Something of this came up before, too. Your next session starts at Easier in pelvic-safe mode, and jumps stay closed. Swap the move that hurt.',
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
