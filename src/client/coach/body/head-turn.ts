/** Turns neck and head of a frame towards a point, as far as a neck goes with ease. Metres, radians. */
import { smooth } from '../math.ts';
import { B } from '../rig/bones.ts';
import { STRIDE } from '../rig/frame.ts';
import { clamp } from '../rig/vector.ts';
import { product, rotated, sum } from './turns.ts';

/** Furthest to a side, up and down; what is nearer than this is left to the eyes. */
const [ASIDE, UP, DOWN] = [0.75, 0.3, -0.35];
const BY_EYES = 0.12;
/** Who stands further behind her is not looked for. */
const [BEHIND, TOO_FAR] = [1.5, 2.1];
/** Hands this near to the head hold it. */
const [HELD, FREE] = [0.22, 0.34];
/** Middle of the head in its own frame. */
const MIDDLE = Float32Array.of(0, 0.1, 0.01);

const HEAD = B.head * STRIDE;
const NECK = B.neck * STRIDE;
const BUN = B.bun * STRIDE;
/** Share of the turn that the neck takes. */
const OF_NECK = 0.5;

/** The turns of head and neck in the room; how far they go; the ways from neck to head and from head to bun. */
const headBy = new Float32Array(4);
const neckBy = new Float32Array(4);
const turn = { aside: 0, up: 0 };
const toHead = new Float32Array(3);
const toBun = new Float32Array(3);

/** Changes a frame so that she faces `point` by a share of the way, 0 to 1. A hand on the head, or a point behind her, keeps it where it is. */
export function turnHead(frame: Float32Array, point: Float32Array, share: number): void {
  if (share <= 0) return;
  findTurn(frame, point, share * freedom(frame, B.handL * STRIDE) * freedom(frame, B.handR * STRIDE));
  inRoom(frame, OF_NECK, neckBy);
  inRoom(frame, 1, headBy);
  sum(frame, HEAD, frame, NECK, -1, toHead, 0);
  sum(frame, BUN, frame, HEAD, -1, toBun, 0);
  rotated(neckBy, 0, false, toHead, 0, toHead, 0);
  rotated(headBy, 0, false, toBun, 0, toBun, 0);
  sum(frame, NECK, toHead, 0, 1, frame, HEAD);
  sum(frame, HEAD, toBun, 0, 1, frame, BUN);
  product(neckBy, 0, frame, NECK + 3, false, frame, NECK + 3);
  product(headBy, 0, frame, HEAD + 3, false, frame, HEAD + 3);
  product(headBy, 0, frame, BUN + 3, false, frame, BUN + 3);
}

/** How far the head is to go, in its own frame. */
function findTurn(frame: Float32Array, point: Float32Array, share: number): void {
  sum(point, 0, frame, HEAD, -1, toHead, 0);
  rotated(frame, HEAD + 3, true, toHead, 0, toHead, 0);
  const [x, y, z] = [toHead[0] as number, toHead[1] as number, toHead[2] as number];
  const aside = Math.atan2(x, z);
  const far = Math.max(0, Math.abs(aside) - BY_EYES) * Math.sign(aside);
  const goes = share * smooth(TOO_FAR, BEHIND, Math.abs(aside));
  turn.aside = clamp(far, -ASIDE, ASIDE) * goes;
  turn.up = clamp(Math.atan2(y, Math.hypot(x, z)), DOWN, UP) * goes;
}

/** 0 where a hand is on the head, 1 where it is away from it. */
function freedom(frame: Float32Array, hand: number): number {
  rotated(frame, HEAD + 3, false, MIDDLE, 0, toHead, 0);
  sum(toHead, 0, frame, HEAD, 1, toHead, 0);
  sum(toHead, 0, frame, hand, -1, toHead, 0);
  return smooth(HELD, FREE, Math.hypot(toHead[0] as number, toHead[1] as number, toHead[2] as number));
}

/** The turn, or a share of it, as a quaternion of the room. */
function inRoom(frame: Float32Array, share: number, out: Float32Array): void {
  const [aside, up] = [(turn.aside * share) / 2, (turn.up * share) / 2];
  out[0] = -Math.cos(aside) * Math.sin(up);
  out[1] = Math.sin(aside) * Math.cos(up);
  out[2] = Math.sin(aside) * Math.sin(up);
  out[3] = Math.cos(aside) * Math.cos(up);
  product(frame, HEAD + 3, out, 0, false, out, 0);
  product(out, 0, frame, HEAD + 3, true, out, 0);
}
