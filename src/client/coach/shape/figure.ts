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
/** Metres by which hair stands off the head further than a bun. */
export const HAIR_STANDS_OFF: Readonly<Partial<Record<HairStyle, number>>> = { curls: 0.08 };

export const FIGURE: Figure = { build: 'standard', hair: 'bun' };

/** Strength of the painted lashes: 1 full, 0 none. */
export const LASHES: Readonly<Record<BuildName, number>> = { standard: 1, soft: 1, straight: 0.25 };

/** How large the hands are: 1 as in the standard build. */
export const HANDS: Readonly<Record<BuildName, number>> = { standard: 1, soft: 1.06, straight: 1.12 };

/** A group of the body's field: what is folded together before it joins the others with a fillet. */
export interface Group {
  /** Radius of the fillet, metres. */
  readonly fillet: number;
}
/** Groups in the order in which they are folded. */
export const GROUP = {
  trunk: { fillet: 0.02 },
  legL: { fillet: 0.05 },
  legR: { fillet: 0.05 },
  armL: { fillet: 0.03 },
  head: { fillet: 0.03 },
  hair: { fillet: 0.004 },
  shoe: { fillet: 0.004 },
} as const satisfies Record<string, Group>;

/** Pieces of the mesh, as the painter tells them apart. */
export const PIECE = { body: 0, head: 1, hair: 2, shoe: 3, hand: 4 } as const;
