import { segmentsApart } from '#client/coach/rig/limb-ik.ts';
import { add, inverse, lerp, rotate, sub, yaw } from '#client/coach/rig/vector.ts';
import type { Clip, Prop } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B } from '../bones.ts';
import { FURNITURE, inRoom } from '../props.ts';
import { atOf, type Note, turnOf } from './fault.fixture.ts';

/** A stretch of the body: from a point of one bone to a point of another, and its radius; metres. */
interface Capsule {
  readonly name: string;
  readonly from: readonly [bone: number, at: Vec];
  readonly to: readonly [bone: number, at: Vec];
  readonly radius: number;
  /** Metres that its flesh and cloth give way where two parts press on each other. */
  readonly soft: number;
}

const O: Vec = [0, 0, 0];
const SOFT = { 'upper arm': 0.035, forearm: 0.025, hand: 0.03, thigh: 0.06, shin: 0.03, foot: 0.03 } as const;
const capsule = (name: string, from: Capsule['from'], to: Capsule['to'], radius: number): Capsule => ({
  name,
  from,
  to,
  radius,
  soft: SOFT[name.slice(0, -2) as keyof typeof SOFT] ?? 0.03,
});
/** The trunk without what it is made of where limbs join it. */
const TRUNK: readonly Capsule[] = [
  capsule('ribs', [B.chest, [0.045, 0.02, 0.005]], [B.chest, [0.045, 0.15, 0.005]], 0.075),
  capsule('ribs', [B.chest, [-0.045, 0.02, 0.005]], [B.chest, [-0.045, 0.15, 0.005]], 0.075),
  capsule('waist', [B.lumbar, [0, -0.02, 0]], [B.lumbar, [0, 0.1, 0]], 0.085),
  capsule('hips', [B.pelvis, [-0.06, 0.02, -0.01]], [B.pelvis, [0.06, 0.02, -0.01]], 0.085),
  capsule('head', [B.head, [0, 0.07, 0.02]], [B.head, [0, 0.13, 0]], 0.085),
];
const sided = (s: 'L' | 'R'): readonly Capsule[] => [
  capsule(`upper arm ${s}`, [B[`upperArm${s}`], [0, -0.15, 0]], [B[`forearm${s}`], O], 0.038),
  capsule(`forearm ${s}`, [B[`forearm${s}`], O], [B[`hand${s}`], O], 0.03),
  capsule(`hand ${s}`, [B[`hand${s}`], O], [B[`hand${s}`], [0, -0.1, 0]], 0.014),
  capsule(`thigh ${s}`, [B[`thigh${s}`], [0, -0.16, 0]], [B[`shin${s}`], O], 0.06),
  capsule(`shin ${s}`, [B[`shin${s}`], O], [B[`foot${s}`], O], 0.038),
  capsule(`foot ${s}`, [B[`foot${s}`], [0, -0.045, -0.02]], [B[`foot${s}`], [0, -0.05, 0.12]], 0.03),
];
const LEFT = sided('L');
const RIGHT = sided('R');

const PARTS = [...TRUNK, ...LEFT, ...RIGHT];

const arms = (side: readonly Capsule[]): readonly Capsule[] => side.slice(0, 3);
const pairs = <T>(a: readonly T[], b: readonly T[]): (readonly [T, T])[] =>
  a.flatMap((x) => b.map((y) => [x, y] as const));
/** What could run through what: limbs through the trunk, one side through the other, arms through legs. */
const PAIRS = [
  ...pairs([...arms(LEFT), ...arms(RIGHT)], TRUNK),
  ...pairs(
    [...LEFT.slice(3), ...RIGHT.slice(3)],
    TRUNK.filter(({ name }) => name === 'ribs' || name === 'head'),
  ),
  ...pairs(
    [...LEFT.slice(4), ...RIGHT.slice(4)],
    TRUNK.filter(({ name }) => name === 'waist'),
  ),
  ...pairs(LEFT, RIGHT),
  ...pairs(arms(LEFT), LEFT.slice(3)),
  ...pairs(arms(RIGHT), RIGHT.slice(3)),
].map(([a, b]) => ({
  what: `${a.name} through ${b.name}`,
  first: PARTS.indexOf(a),
  other: PARTS.indexOf(b),
  least: a.radius + b.radius - Math.max(a.soft, b.soft),
}));

const pointOf = (frame: Float32Array, [bone, at]: Capsule['from']): Vec =>
  add(atOf(frame, bone), rotate(turnOf(frame, bone), at));

/** Limbs that run through trunk, head, other limbs or furniture by more than flesh gives way. */
export function checkCollisions(clip: Clip, frame: Float32Array, note: Note): void {
  const ends = PARTS.map((part) => endsOf(frame, part));
  for (const { what, first, other, least } of PAIRS) {
    const [p, q] = [ends[first], ends[other]];
    if (p && q) note(what, least - segmentsApart(p[0], p[1], q[0], q[1]));
  }
  for (const prop of clip.props ?? [])
    PARTS.forEach(({ name, radius, soft }, i) => {
      note(`${name} in the ${prop.kind}`, depthIn(prop, ends[i] as (typeof ends)[0], radius) - soft - 0.01);
    });
}

const endsOf = (frame: Float32Array, { from, to }: Capsule): readonly [Vec, Vec] => [
  pointOf(frame, from),
  pointOf(frame, to),
];

/** Metres by which a stretch of the body is inside a piece of furniture; below 0 outside. */
function depthIn(prop: Prop, [from, to]: readonly [Vec, Vec], radius: number): number {
  if (prop.kind === 'mat') return Number.NEGATIVE_INFINITY;
  const back = inverse(yaw(prop.turn ?? 0));
  const depths = FURNITURE[prop.kind].map(({ middle, half }) => {
    const [a, b] = [from, to].map((end) => rotate(back, sub(end, inRoom(prop, middle)))) as [Vec, Vec];
    return greatest((share) => inBox(lerp(a, b, share), half)) + radius;
  });
  return Math.max(...depths);
}

const inBox = ([x, y, z]: Vec, half: Vec): number =>
  Math.min(half[0] - Math.abs(x), half[1] - Math.abs(y), half[2] - Math.abs(z));

/** The greatest value of a function over 0 to 1 that rises, then falls. */
function greatest(f: (share: number) => number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 12; round += 1) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (f(a) < f(b)) low = a;
    else high = b;
  }
  return Math.max(f(0), f((low + high) / 2), f(1));
}
