import { OFFSET } from '#programme/clips/body-measures.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Clip } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from './bones.ts';
import { CHANNEL_COUNT, CURL_L, CURL_R, FACING, GOAL, limbChannel, type Row } from './channels.ts';
import type { Compiled } from './compile.ts';
import type { Contacts } from './contacts.ts';
import { inRange, sample, segmentAt } from './curve.ts';
import { raiseHeels } from './feet.ts';
import { depthOf, type Life } from './life.ts';
import { breathing, bunTurn, lateHead, swaying } from './secondary.ts';
import { solve } from './solve.ts';
import { add, easeFrom, type Quat, rotate, times } from './vector.ts';
import type { World } from './world.ts';

/** Numbers per bone in a frame: x, y, z in metres, then the quaternion x, y, z, w. */
export const STRIDE = 7;
/** After the bones: fullness of the breath, closing of the left and of the right hand, each 0 to 1. */
export const BREATH = BONES.length * STRIDE;
export const CLOSING_L = BREATH + 1;
export const CLOSING_R = BREATH + 2;
/** Length of a frame. */
export const FRAME_LENGTH = BREATH + 3;

/**
 * The coach at a phase of a clip (0 to 1, any number is wrapped), in world coordinates.
 * `out` is filled where one is given. Without `life` the loop closes exactly; with it the breath deepens with effort.
 */
export function frameAt(
  compiled: Compiled,
  phase: number,
  out: Float32Array = new Float32Array(FRAME_LENGTH),
  life?: Life,
): Float32Array {
  const { curve, clip } = compiled;
  const at = inRange(curve, phase);
  const breath = compiled.breath(at);
  const row = swaying(breathing(channelsAt(compiled, at), breath * (life ? depthOf(life) : 1)), clip, at);
  const { k, u } = segmentAt(curve, at);
  const world = solve(row, compiled.contacts[k] as Contacts, u);
  trail(world, compiled, at);
  for (let bone = 0; bone < BONES.length; bone += 1) {
    out.set(world.at[bone] as Vec, bone * STRIDE);
    out.set(world.turn[bone] as Quat, bone * STRIDE + 3);
  }
  out[BREATH] = breath;
  out[CLOSING_L] = Math.max(row[CURL_L] as number, gripOf(clip, 'L'));
  out[CLOSING_R] = Math.max(row[CURL_R] as number, gripOf(clip, 'R'));
  return out;
}

/** Channels of a moment, with steps lifted off the ground. */
export function channelsAt({ curve, steps, heels, differs }: Compiled, phase: number): Row {
  const { k, u } = segmentAt(curve, phase);
  const row = new Float64Array(CHANNEL_COUNT);
  sample(curve, k, u, row);
  const from = curve.values[k] as Row;
  const to = curve.values[(k + 1) % curve.values.length] as Row;
  if (heels) raiseHeels(row, heels[k] as number[], u);
  steps[k]?.forEach((step, limb) => {
    if (step === 0) return;
    const c = limbChannel(limb);
    const share = easeFrom(LIFT_OFF, 1 - LIFT_OFF, u);
    for (const i of [c + GOAL, c + GOAL + 1, c + GOAL + 2, c + FACING])
      row[i] = (from[i] as number) + ((to[i] as number) - (from[i] as number)) * share;
    const y = c + GOAL + 1;
    row[y] = (row[y] as number) + step * 64 * (u * (1 - u)) ** 3;
  });
  return differs?.(row, phase) ?? row;
}

/** Share of a step for which foot or hand goes up before it goes on, and down after: what steps does not glide. */
const LIFT_OFF = 0.1;

/** Height over the floor of the middle of the bun when she lies on it, metres: it is pressed flat. */
const BUN_REST = 0.048;

function trail(world: World, compiled: Compiled, phase: number): void {
  const { curve, clip } = compiled;
  const head = times(world.turn[B.neck] as Quat, lateHead(curve, clip.seconds, phase));
  world.turn[B.head] = head;
  world.at[B.bun] = add(world.at[B.head] as Vec, rotate(head, OFFSET.bun));
  const [x, y, z] = world.at[B.bun] as Vec;
  const low = y + rotate(head, [0, 0.03, -0.03])[1];
  if (low < BUN_REST) world.at[B.bun] = [x, y + BUN_REST - low, z];
  world.turn[B.bun] = times(head, bunTurn(curve, clip.seconds, phase));
}

/** How far a hand has to be closed for what it holds, 0 to 1. */
function gripOf({ held, fists }: Clip, s: 'L' | 'R'): number {
  if (fists) return 0.95;
  if (!held) return 0;
  if (held.at === 'eachHand' || held.at === `hand${s}`) return held.kind === 'bottle' ? 0.75 : 0.9;
  return held.at === 'hands' ? 0.55 : 0;
}
