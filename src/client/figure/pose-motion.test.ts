import { describe, expect, test } from 'vitest';
import { CHECK_MOVES } from '#programme/check-moves.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { BONE, FLOOR } from '#programme/poses/body-measures.ts';
import type { Clip, LimbName, Point } from '#programme/poses/pose.ts';
import { skeletonAt } from './clip.ts';
import { everyClip, type NamedClip } from './every-clip.ts';
import { add, distance, down, limbAngle, nearestTurn, up } from './geometry.ts';
import { bonesOf, isArm, LIMBS, type LimbJoints } from './limb.ts';
import type { FigureSkeleton } from './skeleton.ts';

const SAMPLES = 60;
const PHASES = Array.from({ length: SAMPLES }, (_, i) => i / SAMPLES);
/** The fastest that a joint may be seen to move, in units a second. */
const FASTEST = 1100;
const STAGE = { left: 1, right: 319, top: 1, bottom: 299 };

type Frame = FigureSkeleton & { phase: number };

const CLIPS = everyClip().map((named) => ({
  ...named,
  frames: PHASES.map((phase): Frame => ({ ...skeletonAt(named.clip, phase), phase })),
}));

const leavesTheGround = (clip: Clip) => /jump|hop|jog|bound|quick/i.test(clip.alt);
const bendOf = ({ root, mid, end }: LimbJoints) => nearestTurn(limbAngle(mid, end) - limbAngle(root, mid), 0);
const tipOf = (name: LimbName, { end, tip }: LimbJoints) => add(end, down(tip, isArm(name) ? 13 : BONE.foot + 5));
const lengthsOf = ({ root, mid, end }: LimbJoints) => [distance(root, mid), distance(mid, end)] as const;

/** The frames at which a limb breaks a rule, as "lF at 0.25". */
function broken(frames: readonly Frame[], breaks: (joints: LimbJoints, name: LimbName, frame: Frame) => boolean) {
  return frames.flatMap((frame) =>
    LIMBS.filter((name) => breaks(frame.limbs[name], name, frame)).map(
      (name) => `${name} at ${frame.phase.toFixed(2)}`,
    ),
  );
}

/** Lowest drawn y of the body. */
function lowestOf({ headAt, limbs, view }: FigureSkeleton): number {
  const ys = [headAt[1] + 16];
  for (const name of LIMBS) {
    const { mid, end, tip } = limbs[name];
    ys.push(mid[1] + (isArm(name) ? 5 : 9), end[1] + 4);
    if (isArm(name)) continue;
    const [ux, uy] = down(tip, 1);
    if (view === 'side') ys.push(...[-8, BONE.foot].map((along) => end[1] + uy * along + 9.4 * ux + 1.7));
    else if (distance(mid, end) > 20) ys.push(end[1] + 11 + 11 * Math.max(0, uy));
  }
  return Math.max(...ys);
}

type Sampled = (typeof CLIPS)[number];

/** Its words say that it leaves the floor. */
const maySpring = (named: NamedClip) =>
  named.level === undefined
    ? CHECK_MOVES[named.moveId].leavesFloor
    : named.level === 'harder' && (MOVES[named.moveId].cautions as readonly string[]).includes('J');

/** What breaks a rule over all clips, as "squat:harder lF at 0.25". */
const failures = (rule: (sampled: Sampled) => readonly string[]) =>
  CLIPS.flatMap((sampled) => rule(sampled).map((failure) => `${sampled.name} ${failure}`));

const inSideView = ({ clip }: Sampled) => clip.view !== 'front';

describe('every clip of every move', () => {
  test('bones are never stretched, and held ends reach their target', () => {
    const stretched = (joints: LimbJoints, name: LimbName) => {
      const [upper, lower] = lengthsOf(joints);
      const [longestUpper, longestLower] = bonesOf(name);
      return !(upper <= longestUpper + 0.05 && lower <= longestLower + 0.05 && joints.short <= 1);
    };
    expect(failures(({ frames }) => broken(frames, stretched))).toEqual([]);
  });

  test('knees and elbows bend only their own way', () => {
    const wrong = (joints: LimbJoints, name: LimbName) => {
      const [upper, lower] = lengthsOf(joints);
      const [l1, l2] = bonesOf(name);
      if (upper <= 0.93 * l1 || lower <= 0.93 * l2) return false;
      const bend = bendOf(joints);
      return isArm(name) ? bend < -10 || bend > 165 : bend > 8 || bend < -168;
    };
    expect(failures((sampled) => (inSideView(sampled) ? broken(sampled.frames, wrong) : []))).toEqual([]);
  });

  test('ankles stay within what an ankle can do', () => {
    const wrong = (joints: LimbJoints, name: LimbName) => {
      if (isArm(name) || lengthsOf(joints)[1] < 0.93 * BONE.shin) return false;
      const ankle = nearestTurn(joints.tip - limbAngle(joints.mid, joints.end), 0);
      return ankle < -20 || ankle > 130;
    };
    const atKeys = ({ clip }: Sampled) => clip.keys.map(({ t }): Frame => ({ ...skeletonAt(clip, t), phase: t }));
    expect(failures((sampled) => (inSideView(sampled) ? broken(atKeys(sampled), wrong) : []))).toEqual([]);
  });

  test('nothing leaves the stage', () => {
    const outside = ([x, y]: Point) => !(x >= STAGE.left && x <= STAGE.right && y >= STAGE.top && y <= STAGE.bottom);
    const limbs = (joints: LimbJoints, name: LimbName) => [joints.mid, joints.end, tipOf(name, joints)].some(outside);
    expect(failures(({ frames }) => broken(frames, limbs))).toEqual([]);
    const crown = ({ headAt, head }: Frame) => outside(add(headAt, up(head, 31)));
    expect(failures(({ frames }) => frames.filter(crown).map(({ phase }) => `head at ${phase}`))).toEqual([]);
  });

  test('nothing sinks into the ground or floats over it', () => {
    const raised = (clip: Clip) =>
      clip.props?.some((prop) => prop.deep || prop.kind === 'step' || prop.kind === 'clock');
    const low = failures(({ clip, frames }) => {
      const highest = raised(clip) || leavesTheGround(clip) ? 0 : FLOOR - 6;
      // The clock lies on a floor that is seen a little from above: what is nearer is lower in the picture.
      const deepest = clip.props?.some((prop) => prop.kind === 'clock') ? 286 : 278.5;
      return frames.flatMap((frame) => {
        const lowest = lowestOf(frame);
        return lowest >= highest && lowest <= deepest ? [] : [`lowest ${lowest.toFixed(1)} at ${frame.phase}`];
      });
    });
    expect(low).toEqual([]);
  });

  test('only the harder version of a move marked for impact leaves the floor, and what the check names', () => {
    const inTheAir = CLIPS.filter(({ clip, frames }) => {
      const stands = !clip.props?.some((prop) => prop.deep || ['step', 'clock'].includes(prop.kind));
      return stands && frames.some((frame) => lowestOf(frame) < FLOOR - 6);
    });
    expect(inTheAir.length).toBeGreaterThan(3);
    const unmarked = inTheAir.filter((named) => !maySpring(named));
    expect(unmarked.map(({ name }) => name)).toEqual([]);
    const springs = CLIPS.filter((named) => named.level === undefined && maySpring(named));
    expect(springs.filter((named) => !inTheAir.includes(named)).map(({ name }) => name)).toEqual([]);
  });

  test('the hip of a standing pose is where its author put it', () => {
    const pulled = failures(({ clip }) =>
      clip.keys
        .filter(({ t, hip, kneel }) => hip && !kneel && distance(hip, skeletonAt(clip, t).hip) > 4)
        .map(({ t }) => `key ${t}`),
    );
    expect(pulled).toEqual([]);
  });

  test('no joint leaps', () => {
    const leaps = failures(({ clip, frames }) => {
      const longest = (FASTEST * clip.seconds) / SAMPLES;
      return broken(frames, (joints, name, { phase }) => {
        const before = frames.at(Math.round(phase * SAMPLES) - 1)?.limbs[name] ?? joints;
        return Math.max(distance(joints.end, before.end), distance(joints.mid, before.mid)) > longest;
      });
    });
    expect(leaps).toEqual([]);
  });

  test('the end of the loop meets its start', () => {
    const open = failures(({ clip }) => {
      const [start, end] = [skeletonAt(clip, 0).limbs, skeletonAt(clip, 1).limbs];
      return LIMBS.filter((name) => distance(start[name].end, end[name].end) > 1e-6);
    });
    expect(open).toEqual([]);
  });
});
