import type { Bone } from '#programme/clips/bone-names.ts';
import type { Prop } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES } from '../bones.ts';
import { limbChannel, OF_LIMB, vecAt } from '../channels.ts';
import type { Compiled } from '../compile.ts';
import { segmentAt } from '../curve.ts';
import { channelsAt, frameAt } from '../frame.ts';
import { BACKPACK, carriedAt } from '../held.ts';
import { FURNITURE, inRoom } from '../props.ts';
import { inverse, length, rotate, sub, yaw } from '../vector.ts';
import { atOf, degrees, type Note, turnOf } from './fault.fixture.ts';
import { STRAIGHT_KNEE } from './limits.fixture.ts';

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

/** What the keys claim: straight knees, joints that meet. */
export function checkClaims(compiled: Compiled, noteAt: (phase: number) => Note): void {
  const { keys } = compiled.clip;
  for (const key of keys) {
    const frame = frameAt(compiled, key.t);
    const note = noteAt(key.t);
    if (key.tall)
      for (const name of bentKnees(compiled, frame, key.t)) note(`${name.name} bent though she stands tall`, name.by);
    if (key.touch) {
      const [a, b] = key.touch;
      note(
        `${a} does not meet ${b}`,
        length(sub(atOf(frame, B[a]), atOf(frame, B[b]))) - fleshOf(a) - fleshOf(b) - NEARLY,
      );
    }
  }
  if (!keys.some(({ tall }) => tall !== undefined)) checkHighest(compiled, noteAt);
}

/** Degrees by which the knees over flat planted feet are short of straight. */
function bentKnees(compiled: Compiled, frame: Float32Array, phase: number): { name: string; by: number }[] {
  const row = channelsAt(compiled, phase);
  const modes = compiled.contacts[segmentAt(compiled.curve, phase).k]?.modes;
  return LIMB_SHAPES.flatMap((limb, index) => {
    if (limb.arm || modes?.[index] !== 'end' || Math.abs(row[limbChannel(index) + OF_LIMB.lift] ?? 0) > 8) return [];
    const up = rotate(inverse(turnOf(frame, limb.upper)), rotate(turnOf(frame, limb.upper + 1), [0, 1, 0]));
    return [{ name: limb.name, by: degrees(Math.acos(Math.min(1, up[1]))) - STRAIGHT_KNEE }];
  });
}

/** Knees that are short of straight by less than this look as if they were meant to be straight; degrees. */
const SOFT_KNEE = 6;

/** Where no key says anything of it: at the highest moment of a standing clip a knee is straight, or clearly bent. */
function checkHighest(compiled: Compiled, noteAt: (phase: number) => Note): void {
  const highest = compiled.clip.keys.reduce((top, key) =>
    atOf(frameAt(compiled, key.t), B.pelvis)[1] > atOf(frameAt(compiled, top.t), B.pelvis)[1] ? key : top,
  );
  const frame = frameAt(compiled, highest.t);
  if (atOf(frame, B.pelvis)[1] < 0.8) return;
  for (const { name, by } of bentKnees(compiled, frame, highest.t))
    if (by < SOFT_KNEE) noteAt(highest.t)(`${name} not straight when she stands`, by);
}

/** What is held is in the hands; what is planted above the floor is on a piece of furniture. */
export function checkFacts(compiled: Compiled, frame: Float32Array, phase: number, note: Note): void {
  const { clip } = compiled;
  const row = channelsAt(compiled, phase);
  const modes = compiled.contacts[segmentAt(compiled.curve, phase).k]?.modes ?? [];
  for (const { kind, at, turn } of carriedAt(clip, frame)) {
    if (kind !== 'backpack' || clip.held?.at === 'back' || clip.held?.at.startsWith('hand') === true) continue;
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
    const spot = vecAt(row, c + OF_LIMB.goal);
    const rise = row[c + OF_LIMB.rise] ?? 0;
    const step = compiled.steps[segmentAt(compiled.curve, phase).k]?.[index] ?? 0;
    if ((spot[1] < 0.05 && rise < 45) || step > 0 || moves(compiled, index, phase)) return;
    const gap = Math.min(...(clip.props ?? []).map((prop) => gapTo(prop, spot)));
    note(`${limb.name} planted in the air`, gap - 0.03);
  });
}

/** True while a held limb is on its way to another spot. */
function moves({ curve }: Compiled, index: number, phase: number): boolean {
  const { k } = segmentAt(curve, phase);
  const c = limbChannel(index) + OF_LIMB.goal;
  const [a, b] = [curve.values[k], curve.values[(k + 1) % curve.values.length]];
  return a !== undefined && b !== undefined && length(sub(vecAt(a, c), vecAt(b, c))) > 0.01;
}

/** Distance of a point from the surface of a prop. */
function gapTo(prop: Prop, point: Vec): number {
  if (prop.kind === 'mat') return Infinity;
  return Math.min(
    ...FURNITURE[prop.kind].map(({ middle, half }) => {
      const local = rotate(inverse(yaw(prop.turn ?? 0)), sub(point, inRoom(prop, middle)));
      const out = local.map((n, i) => Math.abs(n) - (half[i] ?? 0));
      return Math.abs(Math.hypot(...out.map((n) => Math.max(0, n))) + Math.min(0, Math.max(...out)));
    }),
  );
}
