/** Draws the coach herself: bones, face, hands and colours to the shader. */
import type { Skin } from '../body/skin.ts';
import { rgb } from '../looks.ts';
import { EXTRA } from '../rig/frame.ts';
import { STRAP_COLOUR } from '../room/carried.ts';
import { bandOn, type HairStyle, LASHES } from '../shape/figure.ts';
import type { Drawable } from './buffers.ts';
import type { Appearance, Picture } from './picture.ts';
import type { Program } from './program.ts';

const MINT = rgb('#BFE3D7');
/** Brows of somebody whose hair is not seen. */
const BROWS = [0.16, 0.1, 0.09] as const;
/** How strands are painted: 0 not at all, 1 drawn together, 2 hanging. */
const STRANDS: Record<HairStyle, 0 | 1 | 2> = { bun: 1, tail: 1, short: 1, bob: 2, long: 2, curls: 0, scarf: 0 };

/** Numbers go to the graphics card in rows that are filled anew: given one by one, each would be garbage. */
const mood = new Float32Array(8);

export function drawCoach({ set }: Program, body: Drawable, skin: Skin, { frame, face, folds, strap }: Picture): void {
  mood[0] = face.smile;
  mood[1] = face.effort;
  mood[2] = face.out;
  mood[3] = face.blink;
  mood[4] = face.left;
  mood[5] = face.up;
  mood[6] = frame[EXTRA.breath] as number;
  mood[7] = strap;
  set('uMood', mood);
  set('uBone', skin.bones);
  set('uFold', folds);
  body.draw();
}

/** Tells the shader how she looks; it keeps that until it is told again. */
export function dressCoach({ begin, set }: Program, { palette, theme, figure: { hair, build } }: Appearance): void {
  const isCovered = hair === 'scarf';
  begin();
  set('uHead', [bandOn(hair) ? 1 : 0, hair === 'bun' ? 1 : 0, STRANDS[hair], isCovered ? 0 : 1]);
  set('uLashes', [LASHES[build]]);
  set('uRim', [theme.rim]);
  const colours = { ...palette, ground: theme.ground, strap: STRAP_COLOUR };
  for (const [name, colour] of Object.entries(colours)) set(`c_${name}`, rgb(colour));
  set(
    'c_leg',
    rgb(palette.leg).map((c, i) => c + ((MINT[i] ?? 0) - c) * theme.lift),
  );
  set('c_brow', isCovered ? BROWS : rgb(palette.hair).map((c) => c * 0.9));
}
