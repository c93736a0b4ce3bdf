import { BONES } from '#programme/clips/bone-names.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from '../bones.ts';
import type { Compiled } from '../compile.ts';
import { LAST, segmentAt } from '../curve.ts';
import { frameAt, momentOf, STRIDE } from '../frame.ts';
import { endGoal, midGoal } from '../goals.ts';
import { add, dot, inverse, length, pitch, type Quat, RADIANS, roll, rotate, sub, times } from '../vector.ts';
import { checkBalance, checkSkate } from './check-balance.fixture.ts';
import { checkCollisions } from './check-collisions.fixture.ts';
import { checkClaims, checkFacts } from './check-facts.fixture.ts';
import { LIMITS, type Range, TOLERANCE } from './limits.fixture.ts';

/** Something a clip does that a body cannot, or should not. */
export interface Fault {
  readonly what: string;
  readonly phase: number;
  /** Degrees or metres beyond what is allowed. */
  readonly by: number;
  /** True for something to look at that may be meant. */
  readonly hint?: boolean;
}
/** Told of everything that is beyond what is allowed; values of 0 and below are fine. */
export type Note = (what: string, by: number, hint?: boolean) => void;

const PHASES = 120;

/** Worst fault of each kind over the loop: joints, contacts, floor, jumps. Empty for a sound clip. */
export function faultsOf(compiled: Compiled): Fault[] {
  const worst = new Map<string, Fault>();
  const open = compiled.curve.open === true;
  const frames = Array.from({ length: PHASES + 1 }, (_, i) => frameAt(compiled, i / PHASES));
  frames.forEach((frame, i) => {
    const phase = i / PHASES;
    const note: Note = (what, by, hint = false) => {
      if (by > 0 && by > (worst.get(what)?.by ?? 0)) worst.set(what, { what, phase, by, ...(hint && { hint }) });
    };
    const before = frames[i - 1] ?? (open ? frame : frames[PHASES - 1]) ?? frame;
    const after = frames[i + 1] ?? (open ? frame : frames[1]) ?? frame;
    checkJoints(frame, compiled.skeleton.limbs, note);
    checkFloor(frame, note);
    const at = open ? Math.min(phase, LAST) : phase % 1;
    checkContacts(compiled, frame, at, note);
    checkJump(before, frame, compiled.clip.seconds / PHASES, note);
    checkCollisions(compiled.clip, frame, note);
    if (!open) checkBalance(compiled, [before, frame, after], at, compiled.clip.seconds / PHASES, note);
    checkSkate(compiled, before, frame, at, compiled.clip.seconds / PHASES, note);
    if (i < PHASES && !open) checkFacts(compiled, frame, phase, note);
  });
  if (!open)
    checkClaims(compiled, (phase) => (what, by, hint = false) => {
      if (by > 0 && by > (worst.get(what)?.by ?? 0)) worst.set(what, { what, phase, by, ...(hint && { hint }) });
    });
  return [...worst.values()];
}

export const atOf = (frame: Float32Array, bone: number): Vec =>
  [0, 1, 2].map((i) => frame[bone * STRIDE + i] ?? 0) as unknown as Vec;
export const turnOf = (frame: Float32Array, bone: number): Quat =>
  [3, 4, 5, 6].map((i) => frame[bone * STRIDE + i] ?? 0) as unknown as Quat;
const against = (frame: Float32Array, bone: number, parent: number): Quat =>
  times(inverse(turnOf(frame, parent)), turnOf(frame, bone));
const beyond = (value: number, [low, high]: Range): number => Math.max(low - value, value - high);
export const degrees = (radians: number): number => radians / RADIANS;

/** Bend, side and twist of a bone of the spine against the one below. */
function bendOf(q: Quat): { bend: number; side: number; twist: number } {
  const up = rotate(q, [0, 1, 0]);
  const front = rotate(q, [0, 0, 1]);
  return {
    bend: degrees(Math.atan2(up[2], up[1])),
    side: degrees(Math.asin(-up[0])),
    twist: degrees(Math.atan2(front[0], front[2])),
  };
}

function checkJoints(frame: Float32Array, limbs: readonly LimbShape[], note: Note): void {
  const spine = [
    ['lumbar', B.lumbar, B.pelvis],
    ['chest', B.chest, B.lumbar],
    ['neck', B.head, B.chest],
  ] as const;
  for (const [name, bone, parent] of spine) {
    const angles = bendOf(against(frame, bone, parent));
    for (const kind of ['bend', 'side', 'twist'] as const)
      note(`${name} ${kind}`, beyond(angles[kind], LIMITS[name][kind]));
  }
  for (const limb of limbs) checkLimb(frame, limb, note);
}

function checkLimb(frame: Float32Array, limb: LimbShape, note: Note): void {
  limb.lengths.forEach((long, part) => {
    const bone = sub(atOf(frame, limb.upper + part + 1), atOf(frame, limb.upper + part));
    note(`${limb.name} stretched`, Math.abs(length(bone) - long) - TOLERANCE.contact);
  });
  const trunk = limb.arm ? B.chest : B.pelvis;
  const turn = against(frame, limb.upper, trunk);
  const down = rotate(turn, [0, -1, 0]);
  const out = degrees(Math.asin(Math.max(-1, Math.min(1, down[0] * limb.side))));
  const swing = degrees(Math.atan2(down[2], -down[1]));
  const name = limb.name;
  if (limb.arm) note(`${name} back`, beyond(degrees(Math.asin(-down[2])), LIMITS.shoulder.back));
  else note(`${name} swing`, beyond(swing, LIMITS.hip.swing));
  note(`${name} out`, beyond(out, (limb.arm ? LIMITS.shoulder : LIMITS.hip).out));
  const fold = degrees(
    Math.acos(Math.max(-1, Math.min(1, rotate(against(frame, limb.upper + 1, limb.upper), [0, 1, 0])[1]))),
  );
  const spin = spinOf(turn, swing, out, limb) * limb.side;
  note(
    `${name} spin`,
    beyond(spin, limb.arm ? LIMITS.shoulder.spin : fold > 60 ? LIMITS.hip.spinFolded : LIMITS.hip.spin),
    limb.arm,
  );
  note(`${name} fold`, beyond(fold, limb.arm ? LIMITS.elbow : LIMITS.knee));
  const tip = rotate(against(frame, limb.upper + 2, limb.upper + 1), limb.arm ? [0, -1, 0] : [0, 0, 1]);
  if (limb.arm) note(`${name} tip`, beyond(degrees(Math.acos(Math.max(-1, Math.min(1, -tip[1])))), LIMITS.wrist));
  else note(`${name} tip`, beyond(degrees(Math.asin(Math.max(-1, Math.min(1, tip[1])))), LIMITS.ankle));
}

/** Turn of a limb about its own length, degrees, after swing and abduction as poses are written (Grood & Suntay 1983); 0 where it points up. */
function spinOf(turn: Quat, swing: number, out: number, { side, arm }: LimbShape): number {
  if (Math.abs(swing) > 150 || Math.abs(out) > (arm ? 60 : 80)) return 0;
  const rest = times(inverse(times(pitch(-swing), roll(side * out))), turn);
  const front = rotate(rest, [0, 0, 1]);
  return degrees(Math.atan2(front[0], front[2]));
}

/** Spheres of the body that could meet the floor: bone, middle, radius. */
const SURFACE: readonly (readonly [number, Vec, number])[] = [
  [B.pelvis, [0.075, -0.03, -0.046], 0.083],
  [B.pelvis, [-0.075, -0.03, -0.046], 0.083],
  [B.chest, [0, 0.15, 0], 0.08],
  [B.head, [0, 0.112, 0.012], 0.1],
  [B.shinL, [0, 0, 0], 0.05],
  [B.shinR, [0, 0, 0], 0.05],
  [B.forearmL, [0, 0, 0], 0.036],
  [B.forearmR, [0, 0, 0], 0.036],
  [B.handL, [0, -0.1, 0], 0.012],
  [B.handR, [0, -0.1, 0], 0.012],
  [B.footL, [0, -0.078, -0.05], 0],
  [B.footR, [0, -0.078, -0.05], 0],
  [B.toesL, [0, -0.015, 0.05], 0],
  [B.toesR, [0, -0.015, 0.05], 0],
  [B.upperArmL, [0, 0, 0], 0.045],
  [B.upperArmR, [0, 0, 0], 0.045],
];

function checkFloor(frame: Float32Array, note: Note): void {
  for (const [bone, at, radius] of SURFACE) {
    const height = add(atOf(frame, bone), rotate(turnOf(frame, bone), at))[1] - radius;
    note(`${BONES[bone]} in the floor`, -height - TOLERANCE.sink);
  }
}

function checkContacts(compiled: Compiled, frame: Float32Array, phase: number, note: Note): void {
  const { k } = segmentAt(compiled.curve, phase);
  const row = momentOf(compiled, phase);
  LIMB_SHAPES.forEach((limb, index) => {
    const mode = compiled.stances[k]?.modes[index];
    if (mode !== 'end' && mode !== 'mid') return;
    const goal = mode === 'end' ? endGoal(limb, row, index).at : midGoal(limb, row, index).at;
    const joint = atOf(frame, limb.upper + (mode === 'end' ? 2 : 1));
    note(`${limb.name} off its contact`, length(sub(joint, goal)) - TOLERANCE.contact);
  });
}

/** No joint moves faster than a quick limb does, metres a second, and none turns in one step. */
function checkJump(before: Float32Array, frame: Float32Array, seconds: number, note: Note): void {
  for (let bone = 0; bone < BONES.length; bone += 1) {
    note(`${BONES[bone]} jumps`, length(sub(atOf(frame, bone), atOf(before, bone))) / seconds - TOLERANCE.speed);
    const cosine = Math.abs(dot4(turnOf(frame, bone), turnOf(before, bone)));
    note(`${BONES[bone]} flips`, degrees(2 * Math.acos(Math.min(1, cosine))) - Math.max(24, TOLERANCE.turn * seconds));
  }
}
const dot4 = (a: Quat, b: Quat): number => a[3] * b[3] + dot([a[0], a[1], a[2]], [b[0], b[1], b[2]]);
