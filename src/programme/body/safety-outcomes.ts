import type { SafetyOutcome } from '#domain/body/safety-flags.ts';

/** The words for an outcome of the safety questions. */
export interface SafetyOutcomeWords {
  readonly title: string;
  readonly text: string;
  /** The text of the button that begins the workout; absent for a page that says "wait". */
  readonly start?: string;
}

/** The words for each outcome. Ask a person who knows about health before changing a word here. */
export const SAFETY_OUTCOME_WORDS: Readonly<Record<SafetyOutcome, SafetyOutcomeWords>> = {
  bleeding: {
    title: 'Please get help today',
    text: 'Heavy or returning bleeding needs to be looked at before you exercise. If you soak a pad in an hour or less, pass large clots or feel faint, call 999 or go to A&E now. Otherwise ring your midwife, maternity unit or GP today, or NHS 111. Your access does not run out.',
  },
  chest: {
    title: 'Please see your GP first',
    text: 'Chest pain needs a doctor’s look before you exercise. If you have it now, call 999.',
  },
  gp: {
    title: 'A word with your GP first',
    text: 'It may well be fine to exercise. Please ask your GP before you begin, and show them this page if it helps.',
  },
  pregnant: {
    title: 'This one can wait',
    text: 'This programme was not made for pregnancy. Your midwife can tell you what suits you, and the NHS has a page on exercise in pregnancy. Your access does not run out.',
  },
  early: {
    title: 'Rest first',
    text: 'Gentle walks, breathing and pelvic floor squeezes, when they feel good, are enough now. The four-week programme waits for you. Come back after your six to eight week check. Your access does not run out.',
  },
  rebuild: {
    title: 'Starting gently',
    text: 'You begin with Easier versions, no jumps and nothing that asks you to hold your breath. Please make sure that your six to eight week check has gone well.',
    start: 'Start gently',
  },
  steady: {
    title: 'You choose the next step',
    text: 'You begin with Easier. Standard is yours whenever you like: choose it while nothing leaks, drags, domes or hurts, during or the day after. Jumps stay closed until your own load-and-impact check.',
    start: 'Start with Easier',
  },
  pelvic: {
    title: 'Pelvic-safe mode is on',
    text: 'You begin with Easier. Harder versions, jumps and moves that make you brace stay closed. What you describe is common and can be helped: your GP can refer you to a pelvic health physiotherapist, and in many areas you can refer yourself.',
    start: 'Start in pelvic-safe mode',
  },
  girdle: {
    title: 'Kinder to your pelvis',
    text: 'Wide, one-leg and step moves are changed for you, and you begin with Easier. Keep your steps short and your knees together when you turn over. If it has not eased in two weeks, or stops you doing ordinary things, ask your GP, midwife or a physiotherapist.',
    start: 'Start gently',
  },
  joint: {
    title: 'Easier versions to begin with',
    text: 'We have set Easier as your starting level. Skip or swap any move that hurts, and ask your GP or a physiotherapist if it goes on.',
    start: 'Start',
  },
  clear: {
    title: 'You are ready to start',
    text: 'Standard level, with Easier and Harder one tap away. Jumps open after a short check of your own. Stop if anything feels wrong.',
    start: 'Start Workout',
  },
};

/** The words for a member who would rather not answer. */
export const UNANSWERED_WORDS = {
  title: 'Starting gently',
  text: 'Without answers you get Easier versions, no jumps and pelvic-safe mode. You can answer in Settings whenever you like.',
  start: 'Start gently',
} as const satisfies SafetyOutcomeWords;

/** From twelve weeks on the member decides on the step to Standard: the button, and what it confirms. */
export const STANDARD_WORDS = {
  start: 'Start with Standard',
  confirm: 'I have no leaking, no heaviness or dragging, no doming and no pain.',
} as const;

/** The words for a member who has not had the check at six to eight weeks. */
export const CHECK_TEXT = 'Please ask your GP for the six to eight week check.';

/** The words about what opens jumps. */
export const JUMPS_LOCKED_TEXT =
  'Jumps open when it is at least 12 weeks since a birth and your own load-and-impact check was clear. You can do the check whenever you like.';
