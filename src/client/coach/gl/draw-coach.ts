/** Draws the coach herself: bones, face, hands and colours to the shader. */

import { BREATH } from '#client/coach/rig/frame.ts';
import { HANDS, type HairStyle, LASHES } from '#client/coach/shape/figure.ts';
import type { Skin } from '../body/skin.ts';
import { BONE_NUMBERS as SIZE } from '../body/turns.ts';
import { rgb } from '../looks.ts';
import { B } from '../rig/bones.ts';
import type { Drawable } from './buffers.ts';
import { eyeColours } from './eye-colours.ts';
import type { Appearance, Picture } from './picture.ts';
import type { Program } from './program.ts';

const MINT = rgb('#BFE3D7');
/**
 * How the hair of a style is painted: whether there is a headband, a bun; its strands (0 none, 1 drawn together, 2
 * hanging); whether its line is seen on the skin.
 */
const PAINTED: Record<HairStyle, readonly [band: 0 | 1, bun: 0 | 1, strands: 0 | 1 | 2, line: 0 | 1]> = {
  bun: [1, 1, 1, 1],
  tail: [1, 0, 1, 1],
  bob: [1, 0, 2, 1],
  long: [1, 0, 2, 1],
  curls: [0, 0, 0, 1],
  short: [0, 0, 1, 1],
  scarf: [0, 0, 0, 0],
};

/** Numbers go to the graphics card in rows that are filled anew: given one by one, each would be garbage. */
const mood = new Float32Array(12);
const bends = new Float32Array(8);
/** The joints whose cloth folds: hips, knees, shoulders and waist. */
const FOLDING = [
  [B.pelvis, B.thighL],
  [B.pelvis, B.thighR],
  [B.thighL, B.shinL],
  [B.thighR, B.shinR],
  [B.chest, B.upperArmL],
  [B.chest, B.upperArmR],
  [B.pelvis, B.chest],
] as const;

/** Radians by which two bones are turned against each other. */
function bend(bones: Float32Array, a: number, b: number): number {
  let cosine = 0;
  for (let k = 0; k < 4; k += 1) cosine += (bones[a * SIZE + k] as number) * (bones[b * SIZE + k] as number);
  return 2 * Math.acos(Math.min(1, Math.abs(cosine)));
}

export function drawCoach(
  { set }: Program,
  body: Drawable,
  skin: Skin,
  { frame, face, folds, barefoot }: Picture,
): void {
  mood[0] = face.smile;
  mood[1] = face.effort;
  mood[2] = face.out;
  mood[3] = face.blink;
  mood[4] = face.left;
  mood[5] = face.up;
  mood[6] = frame[BREATH] as number;
  mood[7] = barefoot ? 1 : 0;
  mood[8] = face.mouth.open;
  mood[9] = face.mouth.wide;
  mood[10] = face.mouth.bite;
  mood[11] = face.speaks;
  for (let i = 0; i < FOLDING.length; i += 1) {
    const [a, b] = FOLDING[i] as (typeof FOLDING)[number];
    bends[i] = bend(skin.bones, a, b);
  }
  set('uBend', bends);
  set('uMood', mood);
  set('uBone', skin.bones);
  set('uFold', folds);
  body.draw();
}

/** Tells the shader how she looks; it keeps that until it is told again. */
export function dressCoach({ begin, set }: Program, { palette, theme, figure: { hair, build } }: Appearance): void {
  begin();
  set('uHead', PAINTED[hair]);
  set('uLashes', [LASHES[build]]);
  set('uHand', [HANDS[build]]);
  set('uRim', [theme.rim]);
  const colours = { ...palette, ground: theme.ground };
  for (const [name, colour] of Object.entries(colours)) set(`c_${name}`, rgb(colour));
  set(
    'c_leg',
    rgb(palette.leg).map((c, i) => c + ((MINT[i] ?? 0) - c) * theme.lift),
  );
  const eyes = eyeColours(rgb(palette.skin), hair === 'scarf' ? undefined : rgb(palette.hair));
  for (const [name, colour] of Object.entries(eyes)) set(name, colour);
}
