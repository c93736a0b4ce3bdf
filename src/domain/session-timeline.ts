import type { PlayedLevel } from './move-level.ts';

/**
 * A stretch of time of a guided session in which one thing happens. Switching sides is no segment: it takes no time of
 * its own, and happens at half of a work or stretch segment.
 */
export type SegmentKind = 'get-ready' | 'work' | 'rest' | 'breather' | 'stretch';

/** The steps of the player: warm-up, main part, cool-down (product §2). */
export type SessionStep = 0 | 1 | 2;

/** What happens at half time of a work or stretch segment. */
export type Halfway = 'switch-sides' | 'half';

/** One segment of the timeline. */
export interface Segment {
  readonly kind: SegmentKind;
  readonly step: SessionStep;
  /** The move that is done; in get ready, rest and breather the one that comes next. */
  readonly moveId: string;
  /** The level at which it is played. */
  readonly level: PlayedLevel;
  /** Whole milliseconds, above 0. */
  readonly durationMs: number;
  /** What happens at exactly half of `durationMs`; absent outside work and stretch, and for moves without a change. */
  readonly halfway?: Halfway;
}
