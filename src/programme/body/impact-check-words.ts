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
  lead: '8 short tasks, one at a time. The coach shows you each one. There’s nothing to win. It just tells you if your body is ready for impact today.',
  before: 'Do it on a day you feel well. Shoes on, supportive bra, empty bladder, clear floor near a wall.',
  weeks: {
    question: 'Is it 12 weeks or more since your last birth? (Or no birth in the last year?)',
    no: { title: 'Not yet', text: 'There’s no hurry. You still have Easier and Standard.' },
  },
  now: {
    question: 'Any leaking, heaviness, doming or pain at the moment?',
    yes: { title: 'Leave it for now', text: 'First, see what may help.' },
  },
  askAfterEach: 'Did anything leak, drag, dome or hurt?',
  signs: ['Something leaked', 'Heavy, dragging or a bulge', 'My belly domed', 'Something hurt'],
  none: 'All fine',
  tomorrow: 'Since the check, has anything leaked, dragged, domed or hurt?',
} as const;

/** The tasks of the check, as the screen shows them. Ask a person who knows about health before changing one. */
export const IMPACT_TASKS: Readonly<Record<ImpactTaskId, ImpactTask>> = {
  'walk-30': {
    moveId: 'walk',
    words: 'Walk briskly for 30 minutes. Done it earlier today? Just tick it.',
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
    words: '10 small squats on your left leg. Take your time.',
    unit: 'repetitions',
    amount: 10,
    legs: ['left'],
  },
  'squat-right': {
    moveId: 'sl_squat',
    words: 'Now 10 on your right.',
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
    words: '10 bounds forward, from foot to foot. Turn round when you need to.',
    unit: 'repetitions',
    amount: 10,
    legs: [],
  },
  hops: {
    moveId: 'hop_place',
    words: '10 hops on one leg, then 10 on the other.',
    unit: 'repetitions',
    amount: 10,
    legs: ['left', 'right'],
  },
  'running-man': {
    moveId: 'running_man',
    words: '10 slow running swings on one leg, then 10 on the other.',
    unit: 'repetitions',
    amount: 10,
    legs: ['left', 'right'],
  },
};

/** The words for each outcome of the check. */
export const IMPACT_OUTCOMES = {
  notYet: {
    title: 'Not yet, and that’s good to know',
    text: 'Your body has told you something early. Jumps stay locked. Everything else is yours. Try again after a week without any of these. If the same thing comes back, ask your GP for a pelvic health physiotherapist.',
  },
  almost: {
    title: 'Nearly there',
    text: 'No leaks, dragging, doming or pain. You just need a bit more strength. Practise these moves whenever you like. Try again when they feel steady.',
  },
  wait: {
    title: 'All clear so far',
    text: 'Signs can come later, so there’s one more question tomorrow. Jumps stay locked till then.',
  },
  open: {
    title: 'Jumps are open',
    text: 'Start small, land softly, and listen to your body. If anything leaks, drags, domes or hurts, keep your feet down that day.',
  },
  /** In place of `open` where the safety answers are not given, or keep jumps locked. */
  clear: {
    title: 'Your check is clear',
    text: 'Jumps open once your safety answers allow it. You can answer in Settings.',
  },
  askedAgain: {
    title: 'Jumps are locked again for now',
    text: 'You told us something wasn’t right. Take a week without jumps. Then do the check again, if all’s well.',
  },
} as const;
