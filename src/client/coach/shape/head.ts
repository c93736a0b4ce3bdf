/** Head and hair of the coach. Drawn a little larger than life, because the face is what one looks at. */
import { add, dot, smooth, sub, tilt, type V3 } from '#client/coach/rig/vector.ts';
import type { Build } from './builds.ts';
import { GROUP, type HairStyle } from './figure.ts';
import { cone, egg, halfSpace, onBothSides, type Prim, prim, type Shape, scaled } from './sdf.ts';
import { BAND, BUN_AT, FACE_CUT, HEAD_AT, HEAD_SIZE, SKULL_CAP, TEMPLE_CUT } from './seams.ts';

const enlarged = (prims: readonly Prim[]): Prim[] => prims.map((q) => scaled(q, HEAD_AT, HEAD_SIZE));

export function head({ cheek, chin }: Build): Prim[] {
  const part = (shape: Shape, blend: number) => prim(shape, GROUP.head, blend);
  const list = [
    part(egg([0, 1.585, -0.008], [0.08, 0.094, 0.097]), 0.02),
    part(egg([0, 1.53, 0.02], [0.068 * (0.5 + 0.5 * cheek), 0.08, 0.074]), 0.05),
    part(egg([0.034 * cheek, 1.513, 0.05], [0.033 * cheek, 0.034, 0.03]), 0.04),
    part(egg([0, 1.466, 0.06], [0.03 * chin, 0.022, 0.024]), 0.045),
    // eyes look ahead: on the round of the face the far one would be seen edge-on
    part(egg([0.036, 1.5465, 0.0705], [0.026, 0.027, 0.0215]), 0.014),
    prim(egg([0.0215, 1.5465, 0.124], [0.017, 0.022, 0.0295]), GROUP.head, 0.012, true),
    part(cone([0, 1.548, 0.089], [0, 1.5215, 0.1055], 0.007, 0.0125), 0.016),
    part(egg([0.0825, 1.541, -0.013], [0.01, 0.027, 0.0175], ...tilt(-0.25, 0.2)), 0.007),
    part(egg([0.0805, 1.521, -0.009], [0.0085, 0.014, 0.0105], ...tilt(-0.25, 0.2)), 0.01),
  ];
  if (chin > 1.1) list.push(part(egg([0.046, 1.489, 0.022], [0.026, 0.03, 0.04]), 0.035));
  return enlarged(onBothSides(list));
}

const hair = (shape: Shape, blend: number): Prim => prim(shape, GROUP.hair, blend);
const ball = (at: V3, radii: V3, blend: number): Prim => hair(egg(at, radii), blend);
const lock = (from: V3, to: V3, r1: number, r2: number, blend: number): Prim => hair(cone(from, to, r1, r2), blend);
const cut = (at: V3, radii: V3, blend: number): Prim => prim(egg(at, radii), GROUP.hair, blend, true);

const grown = (radii: V3, by: number): V3 => add(radii, [by, by, by]);
const skull = (by: number): Prim => ball(SKULL_CAP[0], grown(SKULL_CAP[1], by), 0.02);
/** The hair sinks under the skin behind the painted hair line, so that no step is seen there. */
const opening = (by: number): Prim[] => [FACE_CUT, TEMPLE_CUT].map(([at, radii]) => cut(at, grown(radii, by), 0.022));

/** Hair that is combed back: a cap pressed in by the headband, and the nape. */
const combed = (): Prim[] => {
  const cap = egg(...SKULL_CAP);
  const f = (x: number, y: number, z: number) =>
    cap.f(x, y, z) - 0.0048 * smooth(0.026, 0.006, Math.abs(dot(sub([x, y, z], BAND.at), BAND.normal)));
  return [
    hair({ ...cap, f, radius: 0.11 }, 0.02),
    ball([0, 1.535, -0.05], [0.066, 0.07, 0.062], 0.06),
    ...opening(0.007),
  ];
};

/** Primitives of each style; those off the middle are on both sides. */
const STYLES: Record<HairStyle, () => Prim[]> = {
  bun: () => [...combed(), ball(BUN_AT, [0.05, 0.045, 0.05], 0.014)],
  tail: () => [
    ...combed(),
    ball([0, 1.645, -0.118], [0.024, 0.024, 0.024], 0.012),
    lock([0, 1.648, -0.135], [0, 1.57, -0.172], 0.027, 0.038, 0.015),
    lock([0, 1.57, -0.172], [0, 1.43, -0.168], 0.038, 0.014, 0.03),
  ],
  bob: () => [
    skull(0.006),
    ball([0, 1.545, -0.03], [0.1, 0.075, 0.088], 0.05),
    lock([0.07, 1.53, -0.005], [0.066, 1.478, 0.012], 0.03, 0.02, 0.04),
    cut([0, 1.52, 0.13], [0.07, 0.112, 0.1], 0.02),
    prim(halfSpace([0, 1.462, 0], [0, 1, 0.1]), GROUP.hair, 0.012, true),
  ],
  long: () => [
    skull(0.0055),
    ball([0, 1.53, -0.045], [0.094, 0.1, 0.078], 0.05),
    lock([0.045, 1.5, -0.075], [0.04, 1.345, -0.118], 0.05, 0.036, 0.06),
    lock([0, 1.48, -0.085], [0, 1.27, -0.138], 0.05, 0.028, 0.06),
    ...opening(0.005),
  ],
  curls: () => [
    ball([0, 1.612, -0.022], [0.112, 0.112, 0.118], 0.02),
    ...CURLS.map(([x, y, z, r]) => ball([x, y, z], [r, r, r], 0.018)),
    cut([0, 1.512, 0.13], [0.074, 0.112, 0.098], 0.018),
    cut([0.105, 1.512, 0.012], [0.042, 0.042, 0.045], 0.018),
  ],
  short: () => [skull(0.0045), ball([0, 1.54, -0.046], [0.07, 0.062, 0.064], 0.05), ...opening(0.005)],
  scarf: () => [
    skull(0.0035),
    ball([0, 1.522, -0.006], [0.088, 0.09, 0.084], 0.05),
    lock([0, 1.48, -0.012], [0, 1.395, -0.028], 0.068, 0.078, 0.04),
    cut([0, 1.545, 0.125], [0.066, 0.099, 0.1], 0.014),
    ball([0, 1.415, 0.035], [0.07, 0.03, 0.045], 0.04),
  ],
};
/** Bumps of the curls: x, y, z, radius. */
const CURLS = [
  [0, 1.7, 0.03, 0.042],
  [0.055, 1.69, 0.02, 0.042],
  [0.09, 1.645, 0.02, 0.038],
  [0.102, 1.6, -0.02, 0.04],
  [0, 1.728, -0.03, 0.045],
  [0.06, 1.705, -0.04, 0.045],
  [0.095, 1.655, -0.06, 0.042],
  [0, 1.7, -0.1, 0.045],
  [0.055, 1.66, -0.115, 0.045],
  [0.09, 1.59, -0.085, 0.042],
  [0, 1.63, -0.14, 0.042],
  [0.05, 1.585, -0.13, 0.042],
  [0, 1.55, -0.13, 0.04],
  [0.07, 1.54, -0.085, 0.04],
  [0.03, 1.515, -0.105, 0.038],
] as const;
/** Short hair is brushed up to one side. */
const QUIFF: readonly Prim[] = [
  hair(egg([0.03, 1.648, 0.066], [0.05, 0.022, 0.026], ...tilt(0.3, 0.2)), 0.03),
  hair(egg([-0.038, 1.642, 0.06], [0.036, 0.02, 0.026], ...tilt(0.3, -0.4)), 0.03),
];

/** Whether a style is the same on both sides. */
export const symmetric = (style: HairStyle): boolean => style !== 'short';
export const hairOf = (style: HairStyle): Prim[] =>
  enlarged([...onBothSides(STYLES[style]()), ...(symmetric(style) ? [] : QUIFF)]);
