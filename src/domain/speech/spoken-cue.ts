/** How much the coach says: what is done and on which side, also what helps, or all she has. */
export const SPOKEN_TALK_LEVELS = ['names', 'normal', 'full'] as const;

/** One of {@link SPOKEN_TALK_LEVELS}, or nothing at all. */
export type TalkLevel = 'off' | (typeof SPOKEN_TALK_LEVELS)[number];

/** A sentence of the coach. Recordings and device voices say the same ones. */
export interface SpokenLine {
  /**
   * A stable id, for example "march.easier.name", "breath.up", "left.q1.6". A recording belongs to this id and this
   * text.
   */
  readonly id: string;
  /** The text as it is said, with its full stop. */
  readonly text: string;
}

/**
 * What is told of a version beside how it is done: what is felt; a fault and its cure; a line for the middle and for the last
 * round; what it is for; how to make it easier or harder.
 */
export const TALK_ROLES = ['feel', 'fault', 'middle', 'last', 'why', 'easier', 'harder'] as const;

/** One of {@link TALK_ROLES}. */
export type TalkRole = (typeof TALK_ROLES)[number];

/** The purpose of a sentence; it decides which of two that want the same seconds is said. */
export type SpokenClass =
  | TalkRole
  | 'phase'
  | 'count'
  | 'name'
  | 'ending'
  | 'needed'
  | 'side'
  | 'last-round'
  | 'get-ready'
  | 'opening'
  | 'main'
  | 'set-up'
  | 'time-left'
  | 'cue'
  | 'ten-seconds'
  | 'breath'
  | 'breather'
  | 'half'
  | 'turn'
  | 'position'
  | 'new-circuit'
  | 'kind';

/** One sentence at its place in a session. */
export interface SpokenCue {
  /** When the sentence begins, in whole milliseconds from the start of the timeline. */
  readonly atMs: number;
  /**
   * When the sentence must be over, because the count, a change of sides or the next sentence begins. Slower speech is
   * cut off.
   */
  readonly untilMs: number;
  readonly lineId: string;
  readonly text: string;
  readonly class: SpokenClass;
  /** 0 wins over every other, 9 gives way to every other. */
  readonly priority: number;
}

/** A quarter of a session at which the time left is said. */
export type SessionQuarter = 1 | 2 | 3;

/** When a kind word fits: always, while the member works in the main part, in its first or last round, or in a rest. */
export type KindMoment = 'any' | 'work' | 'first' | 'last' | 'rest';

const PAUSE_MS = 300;
const MS_PER_LETTER = 75;

/** The most words of a cue, and the most milliseconds to say it, so that it is over before the next line. */
export const CUE_LIMITS = { words: 9, ms: 4_200 } as const;

/** How many letters, without the full stop, are said in so many milliseconds. */
export const lettersIn = (ms: number): number => Math.floor((ms - PAUSE_MS) / MS_PER_LETTER) - 1;

/**
 * How long saying a text is taken to last, in milliseconds: slower than most voices, so that a sentence ends in time.
 */
export const speakingMs = (text: string): number => PAUSE_MS + text.length * MS_PER_LETTER;

/** The same for a word in time, which is said without a pause and cut off by the next one. */
export const wordMs = (text: string): number => 150 + text.length * 65;

/** How long a line of a class is taken to last. */
export const lastsMs = ({ text, class: spoken }: Pick<SpokenCue, 'text' | 'class'>): number =>
  spoken === 'phase' || spoken === 'count' ? wordMs(text) : speakingMs(text);
