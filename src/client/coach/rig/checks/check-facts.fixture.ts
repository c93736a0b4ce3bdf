import type { Compiled } from '#client/coach/rig/compile.ts';
import { channelsAt, frameAt } from '#client/coach/rig/frame.ts';
import { inverse, length, rotate, sub, yaw } from '#client/coach/rig/vector.ts';
import type { Bone } from '#programme/clips/bone-names.ts';
import type { Prop } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES } from '../bones.ts';
import { GOAL, limbChannel, RISE, vecAt } from '../channels.ts';
import { segmentAt } from '../curve.ts';
import { BACKPACK, carriedAt } from '../held.ts';
import { FURNITURE, inRoom } from '../props.ts';
import { atOf, type Note } from './fault.fixture.ts';

/** How near two joints are that meet: sum of the flesh round them, metres. */
const FLESH: Partial<Record<string, number>> = {
  forearm: 0.05,
  shin: 0.065,
  hand: 0.06,
  foot: 0.06,
  head: 0.12,
  thigh: 0.09,
};
const fleshOf = (bone: Bone): number => FLESH[bone.replace(/[LR]$/, '')] ?? 0.06;
/** Metres that joints may be apart and still seem to meet. */
const NEARLY = 0.03;

/** What the keys claim: joints that meet. */
export function checkClaims(compiled: Compiled, noteAt: (phase: number) => Note): void {
  const { keys } = compiled.clip;
  for (const key of keys) {
    const frame = frameAt(compiled, key.t);
    const note = noteAt(key.t);
    if (key.touch) {
      const [a, b] = key.touch;
      note(
        `${a} does not meet ${b}`,
        length(sub(atOf(frame, B[a]), atOf(frame, B[b]))) - fleshOf(a) - fleshOf(b) - NEARLY,
      );
    }
  }
}

/** What is held is in the hands; what is planted above the floor is on a piece of furniture. */
export function checkFacts(compiled: Compiled, frame: Float32Array, phase: number, note: Note): void {
  const { clip } = compiled;
  const row = channelsAt(compiled, phase);
  const modes = compiled.contacts[segmentAt(compiled.curve, phase).k]?.modes ?? [];
  for (const { at, turn } of carriedAt(clip, frame)) {
    if (clip.held?.kind !== 'backpack' || clip.held.at.startsWith('hand')) continue;
    for (const s of ['L', 'R'] as const) {
      const hand = rotate(inverse(turn), sub(atOf(frame, B[`hand${s}`]), at));
      const apart = Math.hypot(...hand.map((n, i) => Math.max(0, Math.abs(n) - (BACKPACK.half[i] ?? 0))));
      note(`hand ${s} not on the backpack`, apart - 0.14);
    }
  }
  if (clip.held?.at === 'hands')
    note('hands too far apart for what they hold', length(sub(atOf(frame, B.handL), atOf(frame, B.handR))) - 0.42);
  LIMB_SHAPES.forEach((limb, index) => {
    if (modes[index] !== 'end') return;
    const c = limbChannel(index);
    const spot = vecAt(row, c + GOAL);
    const rise = row[c + RISE] ?? 0;
    const step = compiled.steps[segmentAt(compiled.curve, phase).k]?.[index] ?? 0;
    if ((spot[1] < 0.05 && rise < 45) || step > 0 || moves(compiled, index, phase)) return;
    const gap = Math.min(...(clip.props ?? []).map((prop) => gapTo(prop, spot)));
    note(`${limb.name} planted in the air`, gap - 0.03);
  });
}

/** True while a held limb is on its way to another spot. */
function moves({ curve }: Compiled, index: number, phase: number): boolean {
  const { k } = segmentAt(curve, phase);
  const c = limbChannel(index) + GOAL;
  const [a, b] = [curve.values[k], curve.values[(k + 1) % curve.values.length]];
  return a !== undefined && b !== undefined && length(sub(vecAt(a, c), vecAt(b, c))) > 0.01;
}

/** Metres of a point from the surface of a prop. */
export function gapTo(prop: Prop, point: Vec): number {
  if (prop.kind === 'mat') return Infinity;
  return Math.min(
    ...FURNITURE[prop.kind].map(({ middle, half }) => {
      const local = rotate(inverse(yaw(prop.turn ?? 0)), sub(point, inRoom(prop, middle)));
      const out = local.map((n, i) => Math.abs(n) - (half[i] ?? 0));
      return Math.abs(Math.hypot(...out.map((n) => Math.max(0, n))) + Math.min(0, Math.max(...out)));
    }),
  );
}
