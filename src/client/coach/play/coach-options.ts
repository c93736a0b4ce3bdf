/** How the coach is started and shown, and why she may stop. */
import type { Clip } from '#programme/clips/clip.ts';
import type { Appearance } from '../gl/picture.ts';

/** Why she is no longer shown: the stage shows the strip instead. */
export type RenderFailure = 'no webgl' | 'slow' | 'lost';

export interface CoachOptions {
  readonly clip: Clip;
  readonly look?: Partial<Appearance>;
  /** Reduced motion: only the first still of a clip is drawn, and again after each turn. */
  readonly still?: boolean;
  readonly trouble?: (why: RenderFailure) => void;
}

export interface ShowOptions {
  /** True for the other side of a sided move. */
  readonly mirror?: boolean;
  /** True for the other way of a move that goes round. */
  readonly backwards?: boolean;
  /** True from half time on of a move in which nothing else changes there. */
  readonly pastHalf?: boolean;
  /** 1 as in the move; below 1 she shows it slowly. */
  readonly pace?: number;
  /** How hard it is for her, 0 to 1: breath and face show it, more with time. */
  readonly effort?: number;
  /** What makes the chances of a round differ from another's; any whole number. */
  readonly seed?: number;
  /** Seconds for which it is shown; below pace 1 she then ends with a whole loop. Missing: nobody knows. */
  readonly lasts?: number;
  /** Seconds of it after which repetitions count: until then she is on the way, or waits where they begin. */
  readonly begins?: number;
  /** True where only the level changes: she goes on from the moment of the loop where she is. */
  readonly carryOn?: boolean;
}
