/** What a figure is: build and hair. Colours are in `looks.ts`. */

/** Outlines of the body; `builds.ts` has their measures. */
export type BuildName = 'standard' | 'soft' | 'straight';
/** Hair styles; all but `short` are the same on both sides. */
export type HairStyle = 'bun' | 'tail' | 'bob' | 'long' | 'curls' | 'short' | 'scarf';

/** What is built: all that changes the mesh. Colours do not. */
export interface Figure {
  readonly build: BuildName;
  readonly hair: HairStyle;
}
export const FIGURE: Figure = { build: 'standard', hair: 'bun' };

/** Strength of the painted lashes: 1 full, 0 none. */
export const LASHES: Readonly<Record<BuildName, number>> = { standard: 1, soft: 1, straight: 0.25 };
