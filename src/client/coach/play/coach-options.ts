/** How the coach is started, and why she may stop. */
import type { Clip } from '#programme/clips/clip.ts';
import type { Appearance } from '../gl/picture.ts';

/** Why she is no longer shown: show the stills instead. */
export type Trouble = 'no webgl' | 'slow' | 'lost';
export interface CoachOptions {
  readonly clip: Clip;
  readonly look?: Partial<Appearance>;
  /** Starts the worker that builds the mesh; without it the mesh is built on the main thread. */
  readonly worker?: () => Worker;
  /** Reduced motion: only the first still is drawn, and again after each turn. */
  readonly still?: boolean;
  readonly trouble?: (why: Trouble) => void;
}
