/** How much the coach says: what is done and on which side, what helps, or all she has. */
export const SPOKEN_TALK_LEVELS = ['names', 'normal', 'full'] as const;

/** One of {@link SPOKEN_TALK_LEVELS}, or nothing at all. */
export type TalkLevel = 'off' | (typeof SPOKEN_TALK_LEVELS)[number];

/** A sentence of the coach. Recordings and device voices say the same ones. */
export interface SpokenLine {
  /** Stable, for example "march.easier.name", "breath.up", "left.q1.6". A recording belongs to this id and this text. */
  readonly id: string;
  /** As it is said, with its full stop. */
  readonly text: string;
}

/** What a sentence is for; by it goes which of two that want the same seconds is said. */
export type SpokenClass =
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
  | 'position'
  | 'new-circuit'
  | 'easier-offer'
  | 'kind';

/** One sentence at its place in a session. */
export interface SpokenCue {
  /** When it begins: whole milliseconds from the start of the timeline, like the other cues of the session. */
  readonly atMs: number;
  /** It must be over by then: the count, a change of sides or the next sentence begins. Speech that is slower is cut off. */
  readonly untilMs: number;
  readonly lineId: string;
  readonly text: string;
  readonly class: SpokenClass;
  /** 0 goes before everything else, 9 gives way to everything. */
  readonly priority: number;
}

/** A quarter of a session of which the time left is told. */
export type SessionQuarter = 1 | 2 | 3;

/** Where a kind word fits: anywhere, while she works in the main part, or while she rests. */
export type KindMoment = 'any' | 'work' | 'rest';

const PAUSE_MS = 300;
const MS_PER_LETTER = 75;

/** What a cue may be at most, so that it is over before the next line: words, and time to say it. */
export const CUE_LIMITS = { words: 9, ms: 4_200 } as const;

/** Letters of the longest text that is said in so much time, without its full stop. */
export const lettersIn = (ms: number): number => Math.floor((ms - PAUSE_MS) / MS_PER_LETTER) - 1;

/** How long a text is taken to last when it is said: slower than most voices, so that a sentence ends in time. */
export const speakingMs = (text: string): number => PAUSE_MS + text.length * MS_PER_LETTER;
