/** What the renderer is told: everything about one picture, and how she looks. */

import type { Figure } from '#client/coach/shape/figure.ts';
import type { Expression } from '../body/expression.ts';
import type { CameraView } from '../camera.ts';
import type { Palette, Theme } from '../looks.ts';
import type { Solid } from '../room/solid.ts';

/** Everything about one picture. Its parts may be filled anew for the next one. */
export interface Picture {
  /** A frame of the rig. */
  readonly frame: Float32Array;
  /** Another object for every other view: its lens is kept. */
  readonly view: CameraView;
  readonly solids: readonly Solid[];
  readonly face: Expression;
  /** How far the hands are closed: `FOLD_SIZE` numbers of the left, then of the right. */
  readonly folds: Float32Array;
  /** Whether she has no shoes on. */
  readonly barefoot: boolean;
  /** False leaves out the grain that keeps the shadow from banding: pictures that are compressed. */
  readonly grain: boolean;
}
/** How she looks. `figure` only says which mesh was given. */
export interface Appearance {
  readonly palette: Palette;
  readonly theme: Theme;
  readonly figure: Figure;
}
