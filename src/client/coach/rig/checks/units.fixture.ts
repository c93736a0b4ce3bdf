import { BODY } from '#programme/clips/body.ts';
import { BONES } from '#programme/clips/bone-names.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { clipOf } from '#programme/clips/clips.ts';
import { flipped, mirroredClip } from '#programme/clips/mirror.ts';
import type { Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { B, LIMB_SHAPES } from '../bones.ts';
import { compile } from '../compile.ts';
import { loopCurve, sample } from '../curve.ts';
import { EXTRA, FRAME_LENGTH, frameAt, STRIDE } from '../frame.ts';
import { carriedAt } from '../held.ts';
import { phaseAt } from '../life.ts';
import { direction } from '../pole.ts';
import { resolvedPose } from '../resolve-pose.ts';
import { SKELETONS } from '../skeleton.ts';
import { shiftAt, transitionBetween } from '../transition.ts';
import { nearest, TOUCH, trunkOf } from '../trunk.ts';
import { solveTwoBone } from '../two-bone-ik.ts';
import { length, rotate, sub } from '../vector.ts';
import { massOf } from './check-balance.fixture.ts';

const near = (a: number, b: number, by = 1e-6): boolean => Math.abs(a - b) <= by;
const at = (frame: Float32Array, bone: number): Vec =>
  [0, 1, 2].map((i) => frame[bone * STRIDE + i] ?? 0) as unknown as Vec;

const STAND: Pose = { at: [0, 0.9, 0], legL: { at: [0.1, 0], facing: 6 }, legR: { at: [-0.1, 0], facing: -6 } };
const LOW: Pose = {
  ...STAND,
  at: [0, 0.55, -0.2],
  tilt: 30,
  armL: { swing: 90, palm: 40 },
  armR: { to: [-0.2, 1, 0.4], pole: 'out down' },
};
const KNEES: Pose = {
  at: [0, 0, 0],
  hips: 'over knees',
  legL: { on: [0.1, 0.2], tip: -70 },
  legR: { on: [-0.1, 0.2], tip: -70 },
};
const clip = (...poses: Pose[]): Clip => ({
  seconds: 3,
  alt: '',
  view: { yaw: 50, pitch: 10 },
  still: [0, 0.5],
  keys: poses.map((pose, i) => ({ ...pose, t: i / poses.length })),
});
const SQUAT = clip(STAND, LOW);
const squat = compile(SQUAT);

/** What has to be true of the rig itself: a name and a check each. */
export const UNITS: Readonly<Record<string, () => boolean>> = {
  'a frame has 22 bones and 6 more numbers': () =>
    BONES.length === 22 && FRAME_LENGTH === 22 * 7 + 6 && EXTRA.breath === 154 && EXTRA.curlR === 156,
  'a limb meets its target': () => {
    const { mid, end } = solveTwoBone([0, 1, 0], [0.2, 0.4, 0.3], [0, 0, 1], { lengths: [0.41, 0.41], arm: false });
    return (
      near(length(sub(end, [0.2, 0.4, 0.3])), 0) &&
      near(length(sub(mid, [0, 1, 0])), 0.41) &&
      near(length(sub(mid, end)), 0.41)
    );
  },
  'a limb that cannot reach stays whole': () => {
    const { mid, end } = solveTwoBone([0, 1, 0], [0, 3, 0], [0, 0, 1], { lengths: [0.3, 0.25], arm: true });
    return near(length(sub(mid, end)), 0.25) && length(sub(end, [0, 1, 0])) < 0.55;
  },
  'feet stay where they are planted': () =>
    [0.1, 0.3, 0.5, 0.9].every((phase) =>
      LIMB_SHAPES.filter(({ arm }) => !arm).every(({ upper, side }) =>
        near(length(sub(at(frameAt(squat, phase), upper + 2), [side * 0.1, BODY.ankle, 0])), 0, 1e-3),
      ),
    ),
  'she can stand with straight knees': () =>
    at(frameAt(squat, 0), B.pelvis)[1] > BODY.thigh + BODY.shin + BODY.ankle - 0.006,
  'a loop closes': () => {
    const [a, b] = [frameAt(squat, 0), frameAt(squat, 0.999999)];
    return a.every((value, i) => i % STRIDE > 2 || near(value, b[i] ?? 0, 1e-3));
  },
  'a mirrored frame changes sides': () =>
    near(at(frameAt(squat, 0.4, true), B.handL)[0], -at(frameAt(squat, 0.4), B.handR)[0], 1e-6),
  'a flipped pose is the mirrored frame': () => {
    const [a, b] = [frameAt(compile(clip(LOW)), 0, true), frameAt(compile(clip(flipped(LOW))), 0)];
    return BONES.every((_, bone) => length(sub(at(a, bone), at(b, bone))) < 2e-3);
  },
  'a mirrored clip is the mirrored frame': () => {
    const held: Clip = { ...SQUAT, held: { kind: 'bottle', at: 'handL' } };
    const [a, b] = [frameAt(squat, 0.3, true), frameAt(compile(mirroredClip(SQUAT)), 0.3)];
    return (
      mirroredClip(held).held?.at === 'handR' && BONES.every((_, bone) => length(sub(at(a, bone), at(b, bone))) < 2e-3)
    );
  },
  'a curve starts and ends at rest, and overshoots nothing': () => {
    const curve = loopCurve([0, 0.5], [Float64Array.of(0), Float64Array.of(1)]);
    const out = new Float64Array(1);
    const value = (u: number): number => {
      sample(curve, 0, u, out);
      return out[0] ?? 0;
    };
    return (
      near(value(0.01), 0, 2e-5) &&
      near(value(0.5), 0.5) &&
      [...Array(50).keys()].every((i) => value(i / 50) >= 0 && value(i / 50) <= 1)
    );
  },
  'hands that reach for a bone stay on it': () => {
    const hips: Pose = { ...STAND, armL: { to: [0.2, 0.1, 0.02], of: 'pelvis', pole: 'out' } };
    const compiled = compile(clip(hips, { ...hips, at: [0, 0.6, -0.2], tilt: 25 }));
    const spot = (phase: number): Vec => {
      const frame = frameAt(compiled, phase);
      const [x, y, z, w] = [3, 4, 5, 6].map((i) => frame[B.pelvis * STRIDE + i] ?? 0);
      return rotate([-(x ?? 0), -(y ?? 0), -(z ?? 0), w ?? 1], sub(at(frame, B.handL), at(frame, B.pelvis)));
    };
    return length(sub(spot(0.2), [0.2, 0.1, 0.02])) < 2e-3 && length(sub(spot(0.35), [0.2, 0.1, 0.02])) < 2e-3;
  },
  'lying on the back, hips, ribs and head touch the ground': () => {
    const pose = resolvedPose({ at: [0, 0, 0], lie: 'back' });
    const down = (part: 'pelvis' | 'chest' | 'head'): number =>
      nearest(trunkOf(pose, SKELETONS.coach), TOUCH.back[part], [0, 1, 0]) + pose.at[1];
    return (['pelvis', 'chest', 'head'] as const).every((part) => near(down(part), -0.008, 2e-3));
  },
  'sitting, the seat is on the chair': () => {
    const pose = resolvedPose({ at: [0, 0, 0], seat: 0.45 });
    return near(nearest(trunkOf(pose, SKELETONS.coach), TOUCH.back.pelvis, [0, 1, 0]) + pose.at[1], 0.45 - 0.016, 1e-6);
  },
  'hips over knees stand a thigh above them': () =>
    near(resolvedPose(KNEES).at[1], BODY.kneeRest + BODY.thigh) && near(resolvedPose(KNEES).at[2], 0.2),
  'names of poles follow side and heading': () =>
    near(direction('out', -1, 0)[0], -1) && near(direction('ahead', 1, 90)[0], 1),
  'a level that names another move shows its standard': () => clipOf('squat', 'easier') === clipOf('chair_squat'),
  'a bottle is in the hand': () => {
    const held: Clip = { ...SQUAT, held: { kind: 'bottle', at: 'eachHand' } };
    const frame = frameAt(compile(held), 0.3);
    return carriedAt(held, frame).every(
      ({ at: middle }, i) => length(sub(middle, at(frame, i === 0 ? B.handL : B.handR))) < 0.1,
    );
  },
  'the middle of mass of someone standing is over the feet': () =>
    Math.abs(massOf(frameAt(squat, 0))[0]) < 0.005 && near(massOf(frameAt(squat, 0))[1], 0.56 * BODY.height, 0.06),
  'a way begins at the one clip and ends at the other': () => {
    const kneel = compile(clip(KNEES));
    const way = transitionBetween(squat, 0.5, kneel, 0);
    const end = shiftAt(way, 1);
    return (
      length(sub(at(frameAt(way.motion, 0), B.pelvis), at(frameAt(squat, 0.5), B.pelvis))) < 5e-3 &&
      length(sub(sub(at(frameAt(way.motion, 1), B.pelvis), end), at(frameAt(kneel, 0), B.pelvis))) < 5e-3
    );
  },
  'every build keeps its feet on the ground and its bones whole': () =>
    Object.values(SKELETONS).every((skeleton) => {
      const compiled = compile(SQUAT, skeleton);
      return [0, 0.4, 0.7].every((phase) =>
        skeleton.limbs.every(({ upper, lengths, arm }) => {
          const frame = frameAt(compiled, phase);
          return (
            near(length(sub(at(frame, upper), at(frame, upper + 1))), lengths[0], 1e-4) &&
            (arm || near(at(frame, upper + 2)[1], BODY.ankle, 2e-3))
          );
        }),
      );
    }),
  'the tempo wanders but never turns back': () =>
    [...Array(400).keys()].every(
      (i) =>
        phaseAt(SQUAT, i / 10 + 0.1, 3) > phaseAt(SQUAT, i / 10, 3) &&
        Math.abs(phaseAt(SQUAT, i / 10, 3) * 3 - i / 10) < 0.1,
    ),
};
