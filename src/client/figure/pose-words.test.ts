import { describe, expect, test } from 'vitest';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/move.ts';
import { versionOf } from '#programme/move-version.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import { POSES } from '#programme/poses/all-poses.ts';
import { SURFACE } from '#programme/poses/body-measures.ts';
import type { Point } from '#programme/poses/pose.ts';
import { clipOf, skeletonAt } from './clip.ts';
import { drawHeld } from './draw-held.ts';
import { add, distance, down } from './geometry.ts';
import type { LimbJoints } from './limb.ts';
import type { FigureSkeleton } from './skeleton.ts';

const STEPS = 40;

/** The figure over one loop. */
function framesOf(moveId: MoveId, level: MoveLevel): FigureSkeleton[] {
  const clip = clipOf(POSES, moveId, level);
  return Array.from({ length: STEPS }, (_, step) => skeletonAt(clip, step / STEPS));
}

const wordsOf = (moveId: MoveId, level: MoveLevel) => versionOf(MOVES[moveId], level).cue;
const shoeTip = ({ end, tip }: LimbJoints): Point => add(end, down(tip, 19));

/** Degrees inside the knee or elbow. */
function bendOf({ root, mid, end }: LimbJoints): number {
  const [a, b, c] = [distance(root, mid), distance(mid, end), distance(root, end)];
  return (Math.acos((a * a + b * b - c * c) / (2 * a * b)) * 180) / Math.PI;
}

describe('what the words say is what the picture shows', () => {
  test('the standing hip stretch: a hand on the wall, one foot back, both on the floor', () => {
    expect(wordsOf('quad_stretch', 'easier')).toMatch(/hand on the wall, one foot back/i);
    const wall = clipOf(POSES, 'quad_stretch', 'easier').props?.find(({ kind }) => kind === 'wall');
    for (const { limbs, hip } of framesOf('quad_stretch', 'easier')) {
      expect(Math.abs(limbs.aF.end[0] - (wall?.x ?? 0))).toBeLessThan(12);
      expect(hip[0] - limbs.lB.end[0]).toBeGreaterThan(30);
      expect(limbs.lF.end[0]).toBeGreaterThan(hip[0]);
      for (const foot of [limbs.lF, limbs.lB]) expect(foot.end[1]).toBeGreaterThan(248);
    }
  });

  test('step taps: one toe taps the stair, the other foot stays', () => {
    expect(wordsOf('step_up', 'easier')).toMatch(/^Tap the stair with your toe/);
    const { limbs: tapping } = skeletonAt(clipOf(POSES, 'step_up', 'easier'), 0.5);
    expect(Math.abs(shoeTip(tapping.lF)[1] - SURFACE.step)).toBeLessThan(9);
    expect(tapping.lF.end[1]).toBeLessThan(SURFACE.step - 14);
    const frames = framesOf('step_up', 'easier');
    const standing = frames.map(({ limbs }) => limbs.lB.end);
    for (const at of standing) expect(distance(at, standing[0] as Point)).toBeLessThan(6);
  });

  test('a version that is done on one side at a time never tells both sides in one breath', () => {
    const told = (Object.keys(MOVES) as MoveId[]).flatMap((moveId) =>
      MOVE_LEVELS.map((level) => ({ moveId, level, ...versionOf(MOVES[moveId], level) })),
    );
    expect(told.filter(({ sided, cue }) => sided && /\bleft\b.*\bright\b/i.test(cue))).toEqual([]);
  });

  test.each([
    ['squat', 'harder'],
    ['bag_squat', 'standard'],
    ['bag_squat', 'harder'],
  ] as const)('%s %s hugs the bag: both hands on its outer side all the way down and up', (moveId, level) => {
    const clip = clipOf(POSES, moveId, level);
    const size = clip.held?.size ?? 1;
    for (const skeleton of framesOf(moveId, level)) {
      const bag = drawHeld(clip.held, skeleton).front[0]?.transform ?? '';
      const [x = 0, y = 0, turn = 0] = [...bag.matchAll(/-?[\d.]+/g)].map(Number);
      for (const arm of [skeleton.limbs.aF, skeleton.limbs.aB]) {
        const [across, along] = turned([arm.end[0] - x, arm.end[1] - y], -turn);
        expect(Math.abs(across - 13 * size), 'outer side').toBeLessThan(9);
        expect(along).toBeGreaterThan(4);
        expect(along).toBeLessThan(46 * size);
      }
    }
  });

  test('child’s pose reaches to one side: both hands nearer to the viewer than the knees, far ahead of the head', () => {
    expect(wordsOf('childs', 'standard')).toMatch(/reach to one side/);
    for (const { limbs, headAt } of framesOf('childs', 'standard')) {
      for (const arm of [limbs.aF, limbs.aB]) {
        expect(arm.end[1] - limbs.lF.mid[1]).toBeGreaterThan(9);
        expect(arm.end[0]).toBeGreaterThan(headAt[0] + 20);
      }
    }
  });

  test('the fold: soft knees and a heavy head, hands on the seat when easier, behind the knees when harder', () => {
    expect(MOVES.ham_fold.cue).toMatch(/^Soft knees.*head heavy$/);
    for (const { limbs, head } of framesOf('ham_fold', 'standard')) {
      expect(bendOf(limbs.lF)).toBeLessThan(160);
      expect(Math.abs(head - 180)).toBeLessThan(8);
    }
    expect(wordsOf('ham_fold', 'easier')).toMatch(/hands on a chair seat/);
    for (const { limbs } of framesOf('ham_fold', 'easier')) {
      for (const arm of [limbs.aF, limbs.aB]) expect(Math.abs(arm.end[1] - SURFACE.chairSeat)).toBeLessThan(7);
    }
    expect(wordsOf('ham_fold', 'harder')).toMatch(/behind your knees/);
    for (const { limbs } of framesOf('ham_fold', 'harder')) {
      for (const [arm, leg] of [
        [limbs.aF, limbs.lF],
        [limbs.aB, limbs.lB],
      ] as const) {
        expect(leg.mid[0] - arm.end[0]).toBeGreaterThan(6);
        expect(distance(arm.end, leg.mid)).toBeLessThan(16);
      }
    }
  });
});

function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}
