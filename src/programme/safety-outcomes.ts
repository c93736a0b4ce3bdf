import type { SafetyOutcome } from '#domain/safety-answers.ts';

/** What is said of an outcome of the safety questions. */
export interface SafetyOutcomeWords {
  readonly title: string;
  readonly text: string;
  /** The button that begins the workout; absent for a page that says "wait". */
  readonly start?: string;
}

/** Ask a person who knows about health before changing a word here. */
export const SAFETY_OUTCOME_WORDS: Readonly<Record<SafetyOutcome, SafetyOutcomeWords>> = {
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
    title: 'Rest is the right thing now',
    text: 'Gentle walks and pelvic floor squeezes, when they feel good, are enough. Come back after your six to eight week check. Your access does not run out.',
  },
  rebuild: {
    title: 'Starting gently',
    text: 'We have set Easier versions, no jumps and no full planks. Please make sure that your six to eight week check has gone well. You can change level move by move.',
    start: 'Start gently',
  },
  pelvic: {
    title: 'Pelvic-safe mode is on',
    text: 'You will get the Easier version of any move that puts more load on your pelvic floor or your middle. What you describe is common and can be helped: your GP can refer you to a pelvic health physiotherapist.',
    start: 'Start in pelvic-safe mode',
  },
  joint: {
    title: 'Easier versions to begin with',
    text: 'We have set Easier as your starting level. Skip or swap any move that hurts, and ask your GP or a physiotherapist if it goes on.',
    start: 'Start',
  },
  clear: {
    title: 'You are ready to start',
    text: 'Standard level, with Easier and Harder one tap away. Stop if anything feels wrong.',
    start: 'Start Workout',
  },
};

/** For whoever would rather not answer. */
export const UNANSWERED_WORDS = {
  title: 'Starting gently',
  text: 'Without answers you get Easier versions, no jumps and pelvic-safe mode. You can answer in Settings whenever you like.',
  start: 'Start gently',
} as const satisfies SafetyOutcomeWords;

/** Where jumps stay locked after a birth or with symptoms. */
export const JUMPS_LOCKED_TEXT =
  'Small jumps open 12 weeks after a birth, if you have no symptoms. You can answer the questions again in Settings.';
