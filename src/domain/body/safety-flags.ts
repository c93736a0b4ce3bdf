/** What the answers come to, the strictest first. */
export const SAFETY_OUTCOMES = [
  'bleeding',
  'chest',
  'gp',
  'pregnant',
  'early',
  'rebuild',
  'steady',
  'pelvic',
  'girdle',
  'joint',
  'clear',
] as const;

export type SafetyOutcome = (typeof SAFETY_OUTCOMES)[number];

/** Outcomes whose page stands before each workout until the answers change. They never lock anybody out. */
export const SAFETY_HOLDS = [
  'bleeding',
  'chest',
  'gp',
  'pregnant',
  'early',
] as const satisfies readonly SafetyOutcome[];

export type SafetyHold = (typeof SAFETY_HOLDS)[number];

/**
 * All that is used of the answers, and all that is kept of them, on the device only (product §14). Nothing here opens
 * jumps: that takes a clear load-and-impact check.
 */
export interface SafetyFlags {
  /** The page to show before each workout; null for none. */
  readonly hold: SafetyHold | null;
  /** The level of a move for which she has chosen none. */
  readonly startingLevel: 'easier' | 'standard';
  /** No Harder, and no Standard that loads, braces or is marked for jumps, doming or the pelvic floor. */
  readonly pelvicSafe: boolean;
  /** Wide, one-leg and step moves are changed for others. */
  readonly girdle: boolean;
  /** Numbers about energy stay hidden, whichever page stands first. */
  readonly pregnant: boolean;
}

/** Flags with the block and the questions that they were given to. */
export interface SafetySettings extends SafetyFlags {
  /** In another block the questions are asked again. */
  readonly block: number;
  /** {@link SAFETY_VERSION} of its day: other questions are asked anew. */
  readonly version: number;
}

/** Goes up by one whenever a question or what follows from it changes. */
export const SAFETY_VERSION = 2;

/**
 * What a clinician puts a name to: questions, locks, stand-ins, and what follows from signs that are told. Goes up by one
 * whenever any of it, or a word of it, changes.
 */
export const SAFETY_RULES_VERSION = 8;

/** For whoever would rather not answer: as careful as after a page that says "wait". */
export const CAREFUL_FLAGS: SafetyFlags = {
  hold: null,
  startingLevel: 'easier',
  pelvicSafe: true,
  girdle: false,
  pregnant: false,
};
