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
    text: 'This needs looking at before you exercise. Soaking a pad in an hour or less, large clots, or feeling faint? Call 999 or go to A&E now. If not, ring your midwife, maternity unit or GP today, or NHS 111. Your access doesn’t run out.',
  },
  chest: {
    title: 'Please see your GP first',
    text: 'A doctor needs to look at chest pain before you exercise. If you have it now, call 999.',
  },
  gp: {
    title: 'A word with your GP first',
    text: 'It may well be fine to exercise. Please ask your GP before you start. Show them this page if it helps.',
  },
  pregnant: {
    title: 'This one can wait',
    text: 'We didn’t make these 4 weeks for pregnancy. Your midwife can tell you what suits you. The NHS has a page on exercise in pregnancy. Your access doesn’t run out.',
  },
  early: {
    title: 'Rest first',
    text: 'Gentle walks, breathing and pelvic floor squeezes are enough for now, when they feel good. The 4 weeks will wait for you. Come back after your 6 to 8 week check. Your access doesn’t run out.',
  },
  rebuild: {
    title: 'Starting gently',
    text: 'You start with Easier. There are no jumps, and nothing that makes you hold your breath. Please make sure your 6 to 8 week check has gone well.',
    start: 'Start gently',
  },
  steady: {
    title: 'You choose the next step',
    text: 'You start with Easier. Standard is yours whenever you like. Choose it while nothing leaks, drags, domes or hurts, on the day or the day after. Jumps stay locked until you’ve done the jump check.',
    start: 'Start with Easier',
  },
  pelvic: {
    title: 'Extra care for your pelvic floor',
    text: 'You start with Easier. Harder, jumps and moves that make you brace stay locked. What you’ve told us is common, and it can be helped. Your GP can refer you to a pelvic health physiotherapist. In many areas you can refer yourself.',
    start: 'Start gently',
  },
  girdle: {
    title: 'Kinder to your pelvis',
    text: 'We’ve changed the wide, one-leg and step moves for you. You start with Easier. Keep your steps short, and your knees together when you turn over. Not better in 2 weeks, or stopping you doing ordinary things? Ask your GP, midwife or a physiotherapist.',
    start: 'Start gently',
  },
  joint: {
    title: 'Easier to start with',
    text: 'You start with Easier. If a move hurts, skip it or swap it. If it goes on hurting, ask your GP or a physiotherapist.',
    start: 'Start',
  },
  clear: {
    title: 'You’re ready to start',
    text: 'You start with Standard. Easier and Harder are one tap away. Jumps open after a quick check. Stop if anything feels wrong.',
    start: 'Start Workout',
  },
};

/** The words for a member who would rather not answer. */
export const UNANSWERED_WORDS = {
  title: 'Starting gently',
  text: 'You start with Easier, extra care for your pelvic floor, and no jumps. You can answer in Settings whenever you like.',
  start: 'Start gently',
} as const satisfies SafetyOutcomeWords;

/** From twelve weeks on the member decides on the step to Standard: the button, and what it confirms. */
export const STANDARD_WORDS = {
  start: 'Start with Standard',
  confirm: 'I have no leaking, no heaviness or dragging, no doming and no pain.',
} as const;

/** The words for a member who has not had the check at six to eight weeks. */
export const CHECK_TEXT = 'Please ask your GP for your 6 to 8 week check.';

/** The words about what opens jumps. */
export const JUMPS_LOCKED_TEXT =
  'Jumps open once it’s 12 weeks since a birth and your jump check is clear. Do the check whenever you like.';
