import { createHash } from 'node:crypto';
import { PALETTE, THEMES } from '#client/coach/looks.ts';
import { buildMesh } from '#client/coach/mesh/build.ts';
import { compile } from '#client/coach/rig/compile.ts';
import { FRAME_LENGTH, frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import { COACH_FRAGMENT } from '#client/coach/shaders/coach-fragment.ts';
import { COACH_VERTEX } from '#client/coach/shaders/coach-vertex.ts';
import { ROOM_FRAGMENT, ROOM_VERTEX, SHADOW_FRAGMENT, SHADOW_VERTEX } from '#client/coach/shaders/room.ts';
import { FIGURE } from '#client/coach/shape/figure.ts';
import { stripPhases } from '#client/coach/strips.ts';
import type { Clip } from '#programme/clips/clip.ts';

/** Steps to which positions (metres) and turns are rounded: what is smaller is not seen in a strip. */
const SEEN = { metres: 0.004, turn: 0.01 } as const;

/** How she looks in every strip: her outline, her colours, and the shaders that paint her and her room. */
interface Look {
  readonly outline: Uint8Array;
  readonly colours: unknown;
  readonly shaders: readonly string[];
}

export const STRIP_LOOK: Look = {
  outline: new Uint8Array(buildMesh(FIGURE).vertices),
  colours: [PALETTE, THEMES.light],
  shaders: [COACH_VERTEX, COACH_FRAGMENT, ROOM_VERTEX, ROOM_FRAGMENT, SHADOW_VERTEX, SHADOW_FRAGMENT],
};

/** Of a look, short. */
export const lookPrint = ({ outline, colours, shaders }: Look): string =>
  createHash('sha256')
    .update(outline)
    .update(JSON.stringify([colours, shaders]))
    .digest('hex')
    .slice(0, 12);
const LOOK = lookPrint(STRIP_LOOK);

/** Tells whether a clip still looks as it did: changes with her poses in the strip's frames, her room, what she holds, the view, and her look. */
export function fingerprint(clip: Clip, look = LOOK): string {
  const hash = createHash('sha256');
  const { view, props, held, near, fists, barefoot } = clip;
  hash.update(JSON.stringify([view, props, held, near, fists, barefoot, look]));
  const compiled = compile(clip);
  for (const phase of stripPhases(clip)) hash.update(rounded(frameAt(compiled, phase)));
  return hash.digest('hex').slice(0, 12);
}

function rounded(frame: Float32Array): Int16Array {
  const out = new Int16Array(FRAME_LENGTH);
  frame.forEach((value, place) => {
    out[place] = Math.round(value / (place % STRIDE < 3 ? SEEN.metres : SEEN.turn));
  });
  return out;
}
