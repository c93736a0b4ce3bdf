/** Draws the coach herself: bones, face, hands and colours to the shader. */
import type { Skin } from '../body/skin.ts';
import type { Lens } from '../camera.ts';
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
const mood = new Float32Array(4);
const gaze = new Float32Array(2);

export function drawCoach(
  gl: WebGL2RenderingContext,
  { begin, at }: Program,
  body: Drawable,
  lens: Lens,
  skin: Skin,
  { frame, face, folds, strap }: Picture,
): void {
  mood[0] = face.smile;
  mood[1] = face.effort;
  mood[2] = face.out;
  mood[3] = face.blink;
  gaze[0] = face.left;
  gaze[1] = face.up;
  begin();
  gl.uniformMatrix4fv(at('uView'), false, lens.matrix);
  gl.uniform4fv(at('uBone'), skin.bones);
  gl.uniform4fv(at('uCapA'), skin.capsuleA);
  gl.uniform4fv(at('uCapB'), skin.capsuleB);
  gl.uniform3fv(at('uEye'), lens.eye);
  gl.uniform3fv(at('uKey'), lens.key);
  gl.uniform1fv(at('uBreath'), frame, EXTRA.breath, 1);
  gl.uniform4fv(at('uFold'), folds);
  gl.uniform4fv(at('uFace'), mood);
  gl.uniform2fv(at('uGaze'), gaze);
  gl.uniform1f(at('uStrap'), strap);
  gl.bindVertexArray(body.array);
  gl.drawElements(gl.TRIANGLES, body.count, gl.UNSIGNED_SHORT, 0);
}

/** Tells the shader how she looks; it keeps that until it is told again. */
export function dressCoach(gl: WebGL2RenderingContext, { begin, at }: Program, look: Appearance): void {
  const { palette, theme, figure } = look;
  const { hair, build } = figure;
  begin();
  gl.uniform1f(at('uBandOn'), bandOn(hair) ? 1 : 0);
  gl.uniform1f(at('uBun'), hair === 'bun' ? 1 : 0);
  gl.uniform1f(at('uStrands'), STRANDS[hair]);
  gl.uniform1f(at('uHairLine'), hair === 'scarf' ? 0 : 1);
  gl.uniform1f(at('uLashes'), LASHES[build]);
  gl.uniform1f(at('uRim'), theme.rim);
  gl.uniform3fv(
    at('uLeg'),
    rgb(palette.leg).map((c, i) => c + ((MINT[i] ?? 0) - c) * theme.lift),
  );
  gl.uniform3fv(at('uBrow'), hair === 'scarf' ? BROWS : rgb(palette.hair).map((c) => c * 0.9));
  const colours = {
    uSkin: palette.skin,
    uLips: palette.lips,
    uBlush: palette.blush,
    uTop: palette.top,
    uShoe: palette.shoe,
    uSole: palette.sole,
    uBand: palette.band,
    uHair: palette.hair,
    uGround: theme.ground,
    uStrapColour: STRAP_COLOUR,
  };
  for (const [name, colour] of Object.entries(colours)) gl.uniform3fv(at(name), rgb(colour));
}
