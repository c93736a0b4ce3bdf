/** The outcomes that safety answers can have, the strictest first. */
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

/** One of {@link SAFETY_OUTCOMES}. */
export type SafetyOutcome = (typeof SAFETY_OUTCOMES)[number];

/** The outcomes whose page stands before each workout until the answers change. They never lock a member out. */
export const SAFETY_HOLDS = [
  'bleeding',
  'chest',
  'gp',
  'pregnant',
  'early',
] as const satisfies readonly SafetyOutcome[];

/** One of {@link SAFETY_HOLDS}. */
export type SafetyHold = (typeof SAFETY_HOLDS)[number];

/**
 * All that is used and kept of the safety answers, on the device only (product §14). Nothing here opens jumps: that takes a
 * clear load-and-impact check.
 */
export interface SafetyFlags {
  /** The page to show before each workout; null for none. */
  readonly hold: SafetyHold | null;
  /** The level of a move for which the member has chosen none. */
  readonly startingLevel: 'easier' | 'standard';
  /** No Harder, and no Standard that loads, braces or is marked for jumps, doming or the pelvic floor. */
  readonly pelvicSafe: boolean;
  /** Other moves stand in for wide, one-leg and step moves. */
  readonly girdle: boolean;
  /** The member is or may be pregnant: numbers about energy stay hidden, whichever page stands first. */
  readonly pregnant: boolean;
}

/** Flags with the block and the version of the questions for which they were given. */
export interface SafetySettings extends SafetyFlags {
  /** In another block the questions are asked again. */
  readonly block: number;
  /** The {@link SAFETY_VERSION} that was asked: questions of another version are asked anew. */
  readonly version: number;
}

/** The version of the questions, which goes up by one whenever a question or what follows from it changes. */
export const SAFETY_VERSION = 2;

/**
 * The version of the rules that a clinician puts a name to: questions, locks, stand-ins, and what follows from reported
 * signs. It goes up by one whenever a rule, or a word of one, changes.
 */
export const SAFETY_RULES_VERSION = 11;

/** The flags of a member who would rather not answer: as careful as after a page that says "wait". */
export const CAREFUL_FLAGS: SafetyFlags = {
  hold: null,
  startingLevel: 'easier',
  pelvicSafe: true,
  girdle: false,
  pregnant: false,
};
