import { createHash } from 'node:crypto';
import { compile } from '#client/coach/rig/compile.ts';
import { FRAME_LENGTH, frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import { stripPhases } from '#client/coach/strips.ts';
import type { Clip } from '#programme/clips/clip.ts';

/** Steps to which positions (metres) and turns are rounded: what is smaller is not seen in a strip. */
const SEEN = { metres: 0.004, turn: 0.01 } as const;

/** Tells whether a clip still looks as it did: changes with her poses in the strip's frames, her room, what she holds and the view. */
export function fingerprint(clip: Clip): string {
  const hash = createHash('sha256');
  const { view, props, held, near, fists } = clip;
  hash.update(JSON.stringify([view, props, held, near, fists]));
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
