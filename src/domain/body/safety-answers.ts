import { SAFETY_HOLDS, SAFETY_OUTCOMES, type SafetyFlags, type SafetyOutcome } from './safety-flags.ts';

/**
 * The safety questions, asked before the first workout and again in each block, in the order of the screen (product
 * §14).
 */
export const SAFETY_QUESTION_IDS = [
  'bleeding',
  'chest-pain',
  'heart',
  'dizzy',
  'condition',
  'pregnant',
  'birth',
  'pelvic',
  'girdle',
  'joint',
] as const;

/** One of {@link SAFETY_QUESTION_IDS}. */
export type SafetyQuestionId = (typeof SAFETY_QUESTION_IDS)[number];

/** What a member ticked. The answers are turned into {@link SafetyFlags} at once and kept nowhere (product §14). */
export interface SafetyAnswers {
  readonly ticked: readonly SafetyQuestionId[];
  /** Read only where `birth` is ticked. */
  readonly birth?: BirthAnswers;
}

/**
 * The answers about a birth. A missing one counts as the most careful answer, but for the check, which is only asked
 * for once more.
 */
export interface BirthAnswers {
  /** Whole weeks since the birth, from 0 to {@link MAX_WEEKS_SINCE_BIRTH}. Missing means 0. */
  readonly weeks?: number;
  /** Missing means `unsaid`. */
  readonly caesarean?: Caesarean;
  /** The check at six to eight weeks; read from {@link CHECK_WEEKS} on. Missing means `not-yet`. */
  readonly check?: BirthCheck;
  /** Forceps, a vacuum cup, or a tear into the back passage. Missing means `yes`. */
  readonly tear?: BirthTear;
}

/** Whether the birth was by caesarean. */
export type Caesarean = 'yes' | 'no' | 'unsaid';

/** Whether the check at six to eight weeks took place; `concern` where the clinician wants to see the member again. */
export type BirthCheck = 'yes' | 'not-yet' | 'concern';

/** Whether the birth was with forceps, a vacuum cup, or a tear into the back passage. */
export type BirthTear = 'yes' | 'no';

/** The highest number of weeks since a birth: the question is about the last twelve months. */
export const MAX_WEEKS_SINCE_BIRTH = 52;

/** How many weeks after a birth the programme waits. */
const REST_WEEKS = 6;

/** How many weeks the programme waits after a caesarean, or where the member would rather not say. */
const REST_WEEKS_AFTER_CAESAREAN = 8;

/** The week after a birth from which the check at six to eight weeks is asked about. */
export const CHECK_WEEKS = 6;

/** The week until which the member rebuilds; from it on the member chooses the next step. */
const REBUILT_WEEKS = 12;

/** All outcomes of the answers, the strictest first; never empty. */
export function safetyOutcomes(answers: SafetyAnswers): SafetyOutcome[] {
  const has = (id: SafetyQuestionId) => answers.ticked.includes(id);
  const birth = has('birth') ? afterBirth(answers.birth ?? {}) : undefined;
  const hasSymptom = has('bleeding') || has('pelvic') || has('girdle') || birth?.isTorn === true;
  const holds: Record<SafetyOutcome, boolean> = {
    bleeding: has('bleeding'),
    chest: has('chest-pain'),
    gp: has('heart') || has('dizzy') || has('condition') || birth?.isOfConcern === true,
    pregnant: has('pregnant'),
    early: birth?.time === 'early',
    rebuild: birth?.time === 'rebuild',
    steady: birth?.time === 'steady' && !hasSymptom,
    pelvic: has('pelvic') || birth?.isTorn === true,
    girdle: has('girdle'),
    joint: has('joint'),
    clear: false,
  };
  const outcomes = SAFETY_OUTCOMES.filter((outcome) => holds[outcome]);
  return outcomes.length > 0 ? outcomes : ['clear'];
}

/** The flags by which the product goes from then on. Where several outcomes hold, each of them counts. */
export function safetyFlags(answers: SafetyAnswers): SafetyFlags {
  const outcomes = safetyOutcomes(answers);
  const isAny = (...some: SafetyOutcome[]) => some.some((outcome) => outcomes.includes(outcome));
  const hold = SAFETY_HOLDS.find((outcome) => outcomes.includes(outcome)) ?? null;
  return {
    hold,
    startingLevel: isAny('clear') ? 'standard' : 'easier',
    pelvicSafe: hold !== null || isAny('rebuild', 'pelvic'),
    girdle: isAny('girdle'),
    pregnant: isAny('pregnant'),
  };
}

/** True where the member may begin at Standard once it is said that nothing leaks, drags, domes or hurts. */
export function mayChooseStandard(outcomes: readonly SafetyOutcome[]): boolean {
  return outcomes.every((outcome) => outcome === 'steady');
}

/** True where the check at six to eight weeks is still to come, or to be asked for. */
export function lacksCheck({ ticked, birth }: SafetyAnswers): boolean {
  const { weeks = 0, check = 'not-yet' } = birth ?? {};
  return ticked.includes('birth') && weeks >= CHECK_WEEKS && check === 'not-yet';
}

/**
 * What the answers mean for the load-and-impact check: after a symptom it waits, in the first twelve weeks after a birth and
 * in pregnancy its result is removed, otherwise it is left as it is.
 */
export function impactAfter(answers: SafetyAnswers | undefined): 'symptom' | 'no-result' | 'as-it-was' {
  const outcomes = answers ? safetyOutcomes(answers) : [];
  const isAny = (...some: SafetyOutcome[]) => some.some((outcome) => outcomes.includes(outcome));
  if (isAny('bleeding', 'pelvic', 'girdle')) return 'symptom';
  return outcomes.every((outcome) => outcome === 'clear' || outcome === 'steady') && outcomes.length > 0
    ? 'as-it-was'
    : 'no-result';
}

/** True where the new answers ask for more care than those before, and where there were none before. */
export function isMoreCareful(flags: SafetyFlags, before: SafetyFlags | undefined): boolean {
  if (!before) return true;
  const isNew = (key: 'pelvicSafe' | 'girdle') => flags[key] && !before[key];
  const isEasier = flags.startingLevel === 'easier' && before.startingLevel !== 'easier';
  return isEasier || isNew('pelvicSafe') || isNew('girdle');
}

/** The weeks that a member typed, a whole number within the year; undefined for any other text. */
export function weeksSinceBirth(text: string): number | undefined {
  const weeks = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : undefined;
  return weeks !== undefined && weeks <= MAX_WEEKS_SINCE_BIRTH ? weeks : undefined;
}

function afterBirth({ weeks = 0, caesarean = 'unsaid', check, tear = 'yes' }: BirthAnswers) {
  const restWeeks = caesarean === 'no' ? REST_WEEKS : REST_WEEKS_AFTER_CAESAREAN;
  const later = weeks < REBUILT_WEEKS ? 'rebuild' : 'steady';
  return {
    time: weeks < restWeeks ? 'early' : later,
    isOfConcern: weeks >= CHECK_WEEKS && check === 'concern',
    isTorn: weeks < MAX_WEEKS_SINCE_BIRTH && tear === 'yes',
  } as const;
}
