/** A sentence of the coach. Recordings and device voices say the same ones. */
export interface SpokenLine {
  /** Stable, for example "march.easier.name", "breath.up", "left.q1.6". A recording belongs to this id and this text. */
  readonly id: string;
  /** As it is said, with its full stop. */
  readonly text: string;
}

/** A quarter of a session of which the time left is told. */
export type SessionQuarter = 1 | 2 | 3;

/** Where a kind word fits: anywhere, while she works in the main part, or while she rests. */
export type KindMoment = 'any' | 'work' | 'rest';

const PAUSE_MS = 250;
const MS_PER_LETTER = 70;

/** How long a text is taken to last when it is said: slower than most voices, so that a sentence ends in time. */
export const speakingMs = (text: string): number => PAUSE_MS + text.length * MS_PER_LETTER;
