import { describe, expect, test } from 'vitest';
import { POSES } from '#programme/poses/all-poses.ts';
import type { Clip } from '#programme/poses/pose.ts';
import { findWorkout } from '#programme/workouts.ts';
import { clipOf, skeletonAt } from './clip.ts';
import { everyClip } from './every-clip.ts';
import { distance } from './geometry.ts';
import { keyPhases } from './key-pose.ts';
import type { FigureSkeleton } from './skeleton.ts';

const CLIPS = everyClip();

const hipY = ({ hip }: FigureSkeleton) => hip[1];
const handsY = ({ limbs }: FigureSkeleton) => Math.min(limbs.aF.end[1], limbs.aB.end[1]);
const kneeY = ({ limbs }: FigureSkeleton) => Math.min(limbs.lF.mid[1], limbs.lB.mid[1]);
const footY = ({ limbs }: FigureSkeleton) => Math.min(limbs.lF.end[1], limbs.lB.end[1]);
const elbowY = ({ limbs }: FigureSkeleton) => Math.min(limbs.aF.mid[1], limbs.aB.mid[1]);
const headX = ({ headAt }: FigureSkeleton) => headAt[0];

/** How far along the way of its loop a clip is in its key pose: 0 where `read` is least, 1 where it is most. */
function shareOfWay(clip: Clip, read: (skeleton: FigureSkeleton) => number): number {
  const values = Array.from({ length: 96 }, (_, i) => read(skeletonAt(clip, i / 96)));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (read(skeletonAt(clip, keyPhases(clip).key)) - least) / (most - least);
}

/** On straight legs, upright, with both hands below the shoulders. */
const standsAbout = ({ hip, torso, limbs }: FigureSkeleton): boolean =>
  [limbs.lF, limbs.lB].every(
    ({ root, mid, end }) => distance(root, end) > (distance(root, mid) + distance(mid, end)) * 0.97,
  ) &&
  [limbs.aF, limbs.aB].every(({ root, end }) => end[1] > root[1] + 10) &&
  Math.max(...torso.map(Math.abs)) < 12 &&
  hip[1] < 170;

describe('the one picture that tells a move', () => {
  test.each([
    ['squat', 'standard', hipY, 1],
    ['squat', 'harder', hipY, 1],
    ['sumo_squat', 'standard', hipY, 1],
    ['air_squat', 'easier', hipY, 1],
    ['reverse_lunge', 'standard', hipY, 1],
    ['split_squat', 'harder', hipY, 1],
    ['deadlift', 'standard', headX, 1],
    ['good_mornings', 'standard', headX, 1],
    ['arm_swings', 'standard', handsY, 0],
    ['arm_swings', 'harder', handsY, 0],
    ['press', 'standard', handsY, 0],
    ['step_jack', 'harder', handsY, 0],
    ['row', 'standard', elbowY, 0],
    ['march', 'harder', kneeY, 0],
    ['high_knees', 'standard', kneeY, 0],
    ['knee_drive', 'standard', kneeY, 0],
    ['bridge', 'standard', hipY, 0],
    ['hip_thrust', 'standard', hipY, 0],
    ['donkey_kick', 'standard', footY, 0],
    ['side_leg', 'standard', footY, 0],
    ['clamshell', 'standard', kneeY, 0],
  ] as const)('of %s (%s) is the end of its way', (moveId, level, read, end) => {
    expect(Math.abs(shareOfWay(clipOf(POSES, moveId, level), read) - end)).toBeLessThan(0.12);
  });

  test.each(['standard', 'harder'] as const)('of a push-up (%s) is its low or its high point', (level) => {
    const share = shareOfWay(clipOf(POSES, 'push_up', level), ({ headAt }) => headAt[1]);
    expect(Math.min(share, 1 - share)).toBeLessThan(0.12);
  });

  test('of a workout, on its card, is never one in which she merely stands', () => {
    const workouts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((id) => [
      findWorkout('a', id),
      findWorkout('b', id),
    ]);
    const heroes = workouts.flatMap((workout) => workout?.heroMove ?? []);
    expect(heroes).toHaveLength(24);
    expect(heroes.filter((moveId) => standsAbout(skeletonAt(POSES[moveId], keyPhases(POSES[moveId]).key)))).toEqual([]);
  });

  test('is the same when asked again, and that of a hold is its only pose', () => {
    for (const { clip } of CLIPS) expect(keyPhases(clip)).toBe(keyPhases(clip));
    for (const { clip } of CLIPS.filter(({ clip: { hold } }) => hold))
      expect(keyPhases(clip)).toEqual({ key: 0, start: 0 });
  });
});
