import {
  cross,
  inverse,
  length,
  pitch,
  type Quat,
  roll,
  rotate,
  sub,
  times,
  turnAbout,
  unit,
} from '#client/coach/rig/vector.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES, type LimbShape } from '../bones.ts';
import { atOf, degrees, type Note, turnOf } from './fault.fixture.ts';
import { LIMITS, type Range, TOLERANCE } from './limits.fixture.ts';

const against = (frame: Float32Array, bone: number, parent: number): Quat =>
  times(inverse(turnOf(frame, parent)), turnOf(frame, bone));
const beyond = (value: number, [low, high]: Range): number => Math.max(low - value, value - high);

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

/** Joints beyond their ranges and bones of another length. */
export function checkJoints(frame: Float32Array, note: Note): void {
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
  for (const limb of LIMB_SHAPES) checkLimb(frame, limb, note);
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
  if (limb.arm) note(`${name} spin`, beyond(shoulderSpin(turn, down) * limb.side, LIMITS.shoulder.spin));
  else {
    const spin = spinOf(turn, swing, out, limb) * limb.side;
    note(`${name} spin`, beyond(spin, fold > 60 ? LIMITS.hip.spinFolded : LIMITS.hip.spin));
  }
  note(`${name} fold`, beyond(fold, limb.arm ? LIMITS.elbow : LIMITS.knee));
  const tip = rotate(against(frame, limb.upper + 2, limb.upper + 1), limb.arm ? [0, -1, 0] : [0, 0, 1]);
  if (limb.arm) note(`${name} tip`, beyond(degrees(Math.acos(Math.max(-1, Math.min(1, -tip[1])))), LIMITS.wrist));
  else note(`${name} tip`, beyond(degrees(Math.asin(Math.max(-1, Math.min(1, tip[1])))), LIMITS.ankle));
}

/** Degrees from hanging above which an arm is nearly overhead: there a turn about its length and a swing round it are one. */
const OVERHEAD = 115;

/** Turn of an upper arm about its own length, degrees, after the shortest way from hanging to where it points; 0 overhead. */
function shoulderSpin(turn: Quat, down: Vec): number {
  const raised = degrees(Math.acos(Math.max(-1, Math.min(1, -down[1]))));
  if (raised > OVERHEAD) return 0;
  const raise = turnAbout(unit(cross([0, -1, 0], down)), raised);
  const front = rotate(times(inverse(raise), turn), [0, 0, 1]);
  return degrees(Math.atan2(front[0], front[2]));
}

/** Turn of a thigh about its own length, degrees, after swing and abduction as poses are written (Grood & Suntay 1983); 0 where it points up. */
function spinOf(turn: Quat, swing: number, out: number, { side }: LimbShape): number {
  if (Math.abs(swing) > 150 || Math.abs(out) > 80) return 0;
  const rest = times(inverse(times(pitch(-swing), roll(side * out))), turn);
  const front = rotate(rest, [0, 0, 1]);
  return degrees(Math.atan2(front[0], front[2]));
}
