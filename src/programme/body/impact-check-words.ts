import type { ImpactTaskId } from '#domain/body/impact-tasks.ts';
import type { CheckMoveId } from '#programme/moves/check-moves.ts';

/** A task of the load-and-impact check, as the screen shows it. */
export interface ImpactTask {
  readonly moveId: CheckMoveId;
  readonly words: string;
  /** What is measured: seconds of a timer, or repetitions that the member counts. */
  readonly unit: 'seconds' | 'repetitions';
  readonly amount: number;
  /** The legs on which it is done, one after the other; empty where both work together. */
  readonly legs: readonly Leg[];
}

/** One of the member's legs. */
export type Leg = 'left' | 'right';

/** The words before the check. Ask a person who knows about health before changing a word here. */
export const IMPACT_CHECK = {
  title: 'Ready for jumps and jogging?',
  lead: 'Eight short tasks, one on a screen, each shown by the coach. There is nothing to win: the check only tells you whether your body is ready for impact today.',
  before: 'Do it on a day when you feel well. Shoes on, supportive bra, bladder empty, and clear floor near a wall.',
  weeks: {
    question: 'Is it at least 12 weeks since your last birth, or have you not had a baby in the last year?',
    no: { title: 'Not yet', text: 'There is no hurry, and Easier and Standard stay open.' },
  },
  now: {
    question: 'Do you have any leaking, heaviness, doming or pain at the moment?',
    yes: { title: 'Leave this check for now', text: 'See what may help first.' },
  },
  askAfterEach: 'Did anything leak, drag, dome or hurt?',
  signs: ['Something leaked', 'Heavy, dragging or a bulge', 'My belly domed', 'Something hurt'],
  none: 'All fine',
  tomorrow: 'Since your check, has anything leaked, dragged, domed or hurt?',
} as const;

/** The tasks of the check, as the screen shows them. Ask a person who knows about health before changing one. */
export const IMPACT_TASKS: Readonly<Record<ImpactTaskId, ImpactTask>> = {
  'walk-30': {
    moveId: 'walk',
    words: 'Walk briskly for 30 minutes. You can do this one earlier today and tick it.',
    unit: 'seconds',
    amount: 1_800,
    legs: [],
  },
  balance: {
    moveId: 'sl_balance',
    words: 'Stand on one leg for 10 seconds, then the other.',
    unit: 'seconds',
    amount: 10,
    legs: ['left', 'right'],
  },
  'squat-left': {
    moveId: 'sl_squat',
    words: 'Ten small squats on your left leg. Take your time.',
    unit: 'repetitions',
    amount: 10,
    legs: ['left'],
  },
  'squat-right': {
    moveId: 'sl_squat',
    words: 'And ten on your right.',
    unit: 'repetitions',
    amount: 10,
    legs: ['right'],
  },
  jog: {
    moveId: 'easy_jog',
    words: 'Jog on the spot for one minute, light and quick.',
    unit: 'seconds',
    amount: 60,
    legs: [],
  },
  bounds: {
    moveId: 'forward_bound',
    words: 'Ten forward bounds, from one foot to the other. Turn round when you need to.',
    unit: 'repetitions',
    amount: 10,
    legs: [],
  },
  hops: {
    moveId: 'hop_place',
    words: 'Ten hops on one leg, then ten on the other.',
    unit: 'repetitions',
    amount: 10,
    legs: ['left', 'right'],
  },
  'running-man': {
    moveId: 'running_man',
    words: 'Ten slow running swings on one leg, then ten on the other.',
    unit: 'repetitions',
    amount: 10,
    legs: ['left', 'right'],
  },
};

/** The words for each outcome of the check. */
export const IMPACT_OUTCOMES = {
  notYet: {
    title: 'Not yet, and that is useful to know',
    text: 'Your body has told you something early. Jumps stay closed; everything else is yours. Try again after a week without symptoms. If the same sign comes back, ask your GP for a pelvic health physiotherapist.',
  },
  almost: {
    title: 'Nearly there',
    text: 'No symptoms, just strength still to come. Practise these very moves whenever you like, and do the check again when they feel steady.',
  },
  wait: {
    title: 'All clear so far',
    text: 'One more question tomorrow, because signs sometimes come later. Until then jumps stay closed.',
  },
  open: {
    title: 'Jumps are open',
    text: 'Start small, land softly and listen. If anything leaks, drags, domes or hurts, go back to the low version that day.',
  },
  /** In place of `open` where the safety answers are not given, or keep jumps locked. */
  clear: {
    title: 'Your check is clear',
    text: 'Jumps open as soon as your safety answers allow them. You can answer the questions in Settings.',
  },
  askedAgain: {
    title: 'Jumps are closed again for now',
    text: 'You told us of a sign. Take a week without impact, then do the check again if all is well.',
  },
} as const;
