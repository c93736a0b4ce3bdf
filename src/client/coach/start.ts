/** Way in: starts the coach on a canvas, or says why she cannot be shown. */
import type { Clip } from '#programme/clips/clip.ts';
import { FIGURE } from './mesh/pieces.ts';
import { meshFor } from './meshes.ts';
import { Coach } from './player.ts';
import { type Appearance, contextOf } from './renderer.ts';

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

/** Starts the coach on a canvas. Answers nothing, after `trouble`, where WebGL 2 is missing. */
export async function startCoach(canvas: HTMLCanvasElement, options: CoachOptions): Promise<Coach | undefined> {
  const gl = contextOf(canvas);
  if (gl) return new Coach(canvas, gl, await meshFor(options.look?.figure ?? FIGURE, options.worker), options);
  options.trouble?.('no webgl');
  return undefined;
}
