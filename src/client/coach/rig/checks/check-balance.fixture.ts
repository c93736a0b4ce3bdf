import type { Compiled } from '#client/coach/rig/compile.ts';
import { add, lerp, rotate, scale, sub } from '#client/coach/rig/vector.ts';
import { BODY } from '#programme/clips/body-measures.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES } from '../bones.ts';
import { segmentAt } from '../curve.ts';
import { atOf, type Note, turnOf } from './fault.fixture.ts';

/**
 * Shares of the body's mass, and how far along each part its middle of mass lies (from the first
 * joint to the second). P. de Leva, J. Biomechanics 29 (1996), women.
 */
const PARTS: readonly (readonly [from: number, to: number, along: number, share: number])[] = [
  [B.head, B.bun, 0.6, 0.0668],
  [B.chest, B.neck, 0.5, 0.1545],
  [B.lumbar, B.chest, 0.55, 0.1465],
  [B.pelvis, B.lumbar, 0.5, 0.1247],
  ...(
    [
      ['L', 1],
      ['R', -1],
    ] as const
  ).flatMap(([s]) => [
    [B[`upperArm${s}`], B[`forearm${s}`], 0.5754, 0.0255] as const,
    [B[`forearm${s}`], B[`hand${s}`], 0.4559, 0.0194] as const,
    [B[`thigh${s}`], B[`shin${s}`], 0.3612, 0.1478] as const,
    [B[`shin${s}`], B[`foot${s}`], 0.4352, 0.0481] as const,
    [B[`foot${s}`], B[`toes${s}`], 0.4, 0.0129] as const,
  ]),
];

/** Middle of mass of the body. */
export const massOf = (frame: Float32Array): Vec =>
  PARTS.map(([from, to, along, share]) => scale(lerp(atOf(frame, from), atOf(frame, to), along), share)).reduce(add);

const SOLE = [
  [0.036, -BODY.heel],
  [-0.036, -BODY.heel],
  [0.045, BODY.ball],
  [-0.045, BODY.ball],
  [0.025, BODY.ball + BODY.toes],
  [-0.025, BODY.ball + BODY.toes],
] as const;
/** Speed of the middle of mass, metres a second, below which she has to be balanced; and metres by which it may be out. */
const AT_REST = 0.05;
const SLACK = 0.015;

/** At rest on her feet alone, her middle of mass has to be over them. */
export function checkBalance(
  compiled: Compiled,
  [before, frame, after]: readonly [Float32Array, Float32Array, Float32Array],
  phase: number,
  seconds: number,
  note: Note,
): void {
  const contacts = compiled.contacts[segmentAt(compiled.curve, phase).k];
  if (!contacts || contacts.rest || leansOnSomething(compiled, phase)) return;
  const standing = LIMB_SHAPES.filter((limb, index) => !limb.arm && contacts.modes[index] === 'end');
  if (
    standing.length === 0 ||
    LIMB_SHAPES.some((limb, index) => contacts.modes[index] === 'mid' || (limb.arm && contacts.modes[index] === 'end'))
  )
    return;
  const [was, mass, willBe] = [massOf(before), massOf(frame), massOf(after)];
  if (
    Math.hypot(mass[0] - was[0], mass[2] - was[2]) / seconds > AT_REST ||
    Math.hypot(willBe[0] - mass[0], willBe[2] - mass[2]) / seconds > AT_REST
  )
    return;
  const ground = standing.flatMap(({ upper }) =>
    SOLE.map(([x, z]) => add(atOf(frame, upper + 2), rotate(turnOf(frame, upper + 2), [x, -BODY.ankle, z]))),
  );
  const low = Math.min(...ground.map(([, y]) => y));
  const touching = ground.filter(([, y]) => y < low + 0.03 || standing.length > 1);
  note(`out of balance ${directionOut(mass, touching)}`, outside(mass, touching) - SLACK);
}

/** Seat, or hand on furniture: the balance is not that of the feet alone. */
function leansOnSomething({ clip, curve }: Compiled, phase: number): boolean {
  const { k } = segmentAt(curve, phase);
  const [a, b] = [clip.keys[k], clip.keys[(k + 1) % clip.keys.length]];
  const held = (key: typeof a): boolean =>
    key !== undefined &&
    (key.seat !== undefined || key.lie !== undefined || key.against !== undefined || key.leans === true);
  return held(a) || held(b);
}

/** Metres by which a point lies outside the hull of points on the ground; below 0 inside. */
function outside(point: Vec, ground: readonly Vec[]): number {
  let worst = -Infinity;
  for (let angle = 0; angle < 24; angle += 1) {
    const [x, z] = [Math.cos((angle * Math.PI) / 12), Math.sin((angle * Math.PI) / 12)];
    const edge = Math.max(...ground.map((spot) => spot[0] * x + spot[2] * z));
    worst = Math.max(worst, point[0] * x + point[2] * z - edge);
  }
  return worst;
}

function directionOut(point: Vec, ground: readonly Vec[]): string {
  const way = sub(point, scale(ground.reduce(add, [0, 0, 0]), 1 / (ground.length || 1)));
  if (Math.abs(way[2]) > Math.abs(way[0])) return way[2] > 0 ? 'ahead' : 'back';
  return way[0] > 0 ? 'to her left' : 'to her right';
}

/** Height of the sole under which a foot must not glide, metres; and the speeds allowed on the floor and at that height. */
const SKATE = { height: 0.04, floor: 0.35, above: 2.2 } as const;

/** Height of the sole under which a foot is down, and the furthest that it may slide then; metres. */
const DOWN = 0.012;
const SLIDE = 0.03;

/** Notes a foot that slides while it is down; `glides` tells of the frames in which a clip says so. */
export function checkSlide(
  frames: readonly Float32Array[],
  glides: (frame: number) => boolean,
  noteAt: (share: number) => Note,
): void {
  for (const { name, arm, upper } of LIMB_SHAPES) {
    if (arm) continue;
    let slid = 0;
    frames.forEach((frame, i) => {
      const [was, is] = lowestOfSole(frames[i - 1] ?? frame, frame, upper + 2);
      const isDown = is[1] < DOWN && was[1] < DOWN && rotate(turnOf(frame, upper + 2), [0, 1, 0])[1] > FLAT;
      slid = isDown && !glides(i) ? slid + Math.hypot(is[0] - was[0], is[2] - was[2]) : 0;
      noteAt(i / (frames.length - 1))(`${name} slides`, slid - SLIDE);
    });
  }
}
/** How far upright a foot is whose sole, not its toes or its back, is on the floor. */
const FLAT = 0.4;

/** The point of a sole that is the lowest in a frame, in the one before and in it. */
function lowestOfSole(before: Float32Array, frame: Float32Array, foot: number): readonly [Vec, Vec] {
  const points = [-BODY.heel, BODY.ball].map((z): readonly [Vec, Vec] => {
    const at: Vec = [0, -BODY.ankle, z];
    return [
      add(atOf(before, foot), rotate(turnOf(before, foot), at)),
      add(atOf(frame, foot), rotate(turnOf(frame, foot), at)),
    ];
  });
  return points.reduce((low, next) => (next[1][1] < low[1][1] ? next : low));
}

/** A foot near the floor that is not held there does not glide over it. */
export function checkSkate(
  compiled: Compiled,
  before: Float32Array,
  frame: Float32Array,
  phase: number,
  seconds: number,
  note: Note,
): void {
  const { k } = segmentAt(compiled.curve, phase);
  const contacts = compiled.contacts[k];
  if (compiled.clip.keys[k]?.slides) return;
  LIMB_SHAPES.forEach((limb, index) => {
    if (limb.arm || contacts?.modes[index] === 'mid') return;
    const foot = limb.upper + 2;
    const [was, is] = lowestOfSole(before, frame, foot);
    const height = Math.max(0, is[1]);
    if (height > SKATE.height) return;
    const standsUp = rotate(turnOf(frame, foot), [0, 1, 0])[1];
    if (standsUp < FLAT) return;
    const speed = Math.hypot(is[0] - was[0], is[2] - was[2]) / seconds;
    note(`${limb.name} skates`, speed - SKATE.floor - (height / SKATE.height) * SKATE.above);
  });
}
