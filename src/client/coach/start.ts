/** Way in: starts the coach on a canvas, or says why she cannot be shown. */
import { contextOf } from './gl/renderer.ts';
import { meshFor } from './mesh/mesh-for.ts';
import type { CoachOptions } from './play/coach-options.ts';
import { type Coach, createCoach } from './play/player.ts';
import { FIGURE } from './shape/figure.ts';

/** Starts the coach on a canvas. Answers nothing, after `trouble`, where WebGL 2 is missing. */
export async function startCoach(canvas: HTMLCanvasElement, options: CoachOptions): Promise<Coach | undefined> {
  const gl = contextOf(canvas);
  if (gl) return createCoach(canvas, gl, await meshFor(options.look?.figure ?? FIGURE), options);
  options.trouble?.('no webgl');
  return undefined;
}
