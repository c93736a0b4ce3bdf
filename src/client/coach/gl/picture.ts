/** What the renderer is told: everything about one picture, and how she looks. */
import type { Expression, Fold } from '../body/expression.ts';
import type { View } from '../camera.ts';
import type { Palette, Theme } from '../looks.ts';
import type { Figure } from '../mesh/pieces.ts';
import type { Solid } from '../room/solids.ts';

/** Everything about one picture. */
export interface Picture {
  readonly frame: Float32Array;
  readonly view: View;
  readonly solids?: readonly Solid[];
  readonly face?: Expression;
  readonly folds?: readonly [left: Fold, right: Fold];
  readonly strap?: number;
  /** False leaves out the grain that keeps the shadow from banding: pictures that are compressed. */
  readonly grain?: boolean;
}
/** How she looks; may be changed at any time. `figure` only says which mesh was given. */
export interface Appearance {
  readonly palette: Palette;
  readonly theme: Theme;
  readonly figure: Figure;
}
