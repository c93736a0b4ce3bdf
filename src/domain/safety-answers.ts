import type { LevelLimits } from './move-level.ts';

/** What is asked before the first workout and again in each block, in the order of the screen (product §14). */
export const SAFETY_QUESTION_IDS = [
  'heart',
  'chest-pain',
  'dizzy',
  'condition',
  'joint',
  'pregnant',
  'birth',
  'pelvic',
] as const;

export type SafetyQuestionId = (typeof SAFETY_QUESTION_IDS)[number];

/** What somebody ticked. It is turned into {@link SafetyFlags} at once and kept nowhere (product §14). */
export interface SafetyAnswers {
  readonly ticked: readonly SafetyQuestionId[];
  /** Whole weeks since the birth, from 0 to {@link MAX_WEEKS_SINCE_BIRTH}; read only where `birth` is ticked. */
  readonly weeksSinceBirth?: number;
  /** Read only where `birth` is ticked. Left out is `unsaid`. */
  readonly caesarean?: Caesarean;
}

export type Caesarean = 'yes' | 'no' | 'unsaid';

/** What the answers come to, the strictest first. */
export const SAFETY_OUTCOMES = ['chest', 'gp', 'pregnant', 'early', 'rebuild', 'pelvic', 'joint', 'clear'] as const;

export type SafetyOutcome = (typeof SAFETY_OUTCOMES)[number];

/** Outcomes whose page stands before each workout until the answers change. They never lock anybody out. */
export const SAFETY_HOLDS = ['chest', 'gp', 'pregnant', 'early'] as const satisfies readonly SafetyOutcome[];

export type SafetyHold = (typeof SAFETY_HOLDS)[number];

/** All that is used of the answers, and all that is kept of them, on the device only (product §14). */
export interface SafetyFlags extends LevelLimits {
  /** The page to show before each workout; null for none. */
  readonly hold: SafetyHold | null;
  /** The level of a move for which she has chosen none. */
  readonly startingLevel: 'easier' | 'standard';
}

/** Flags with the block in which they were given: in another block the questions are asked again. */
export interface SafetySettings extends SafetyFlags {
  readonly block: number;
}

/** The question is about the last twelve months. */
export const MAX_WEEKS_SINCE_BIRTH = 52;

/** The programme waits for this many weeks after a birth. */
const REST_WEEKS = 6;

/** And for this many after a caesarean, or where she would rather not say. */
const REST_WEEKS_AFTER_CAESAREAN = 8;

/** From this week on a birth changes nothing more, if nothing is left of it. */
const REBUILT_WEEKS = 12;

/** For whoever would rather not answer: as careful as after a page that says "wait". */
export const CAREFUL_FLAGS: SafetyFlags = { hold: null, startingLevel: 'easier', impactLocked: true, pelvicSafe: true };

/** All that the answers come to, the strictest first; never empty. Whole weeks that are left out count as 0. */
export function safetyOutcomes(answers: SafetyAnswers): SafetyOutcome[] {
  const has = (id: SafetyQuestionId) => answers.ticked.includes(id);
  const birth = birthOutcome(answers);
  const holds: Record<SafetyOutcome, boolean> = {
    chest: has('chest-pain'),
    gp: has('heart') || has('dizzy') || has('condition'),
    pregnant: has('pregnant'),
    early: birth === 'early',
    rebuild: birth === 'rebuild',
    pelvic: has('pelvic'),
    joint: has('joint'),
    clear: false,
  };
  const outcomes = SAFETY_OUTCOMES.filter((outcome) => holds[outcome]);
  return outcomes.length > 0 ? outcomes : ['clear'];
}

/** What the app goes by. Where several things are true, each of them counts. */
export function safetyFlags(answers: SafetyAnswers): SafetyFlags {
  const outcomes = safetyOutcomes(answers);
  const isAny = (...some: SafetyOutcome[]) => some.some((outcome) => outcomes.includes(outcome));
  const hold = SAFETY_HOLDS.find((outcome) => outcomes.includes(outcome)) ?? null;
  return {
    hold,
    startingLevel: hold !== null || isAny('rebuild', 'joint') ? 'easier' : 'standard',
    impactLocked: !isAny('clear'),
    pelvicSafe: hold !== null || isAny('rebuild', 'pelvic'),
  };
}

/** Weeks that somebody typed: a whole number within the year, or undefined. */
export function weeksSinceBirth(text: string): number | undefined {
  const weeks = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : undefined;
  return weeks !== undefined && weeks <= MAX_WEEKS_SINCE_BIRTH ? weeks : undefined;
}

function birthOutcome({ ticked, weeksSinceBirth: weeks = 0, caesarean = 'unsaid' }: SafetyAnswers) {
  if (!ticked.includes('birth')) return undefined;
  const restWeeks = caesarean === 'no' ? REST_WEEKS : REST_WEEKS_AFTER_CAESAREAN;
  if (weeks < restWeeks) return 'early';
  return weeks < REBUILT_WEEKS ? 'rebuild' : undefined;
}
