import { describe, expect, test } from 'vitest';
import { LEG_POSES } from '#programme/poses/legs.ts';
import { clipOf, skeletonAt } from './clip.ts';
import { everyClip } from './every-clip.ts';
import { keyPhases } from './key-pose.ts';
import { closeViewBox } from './still-pictures.ts';

type Box = [left: number, top: number, width: number, height: number];
const boxOf = (text: string) => text.split(' ').map(Number) as Box;

describe('a close-up of one pose', () => {
  test.each(everyClip().map(({ name, clip }) => ({ name, clip })))('of $name holds all of her', ({ clip }) => {
    for (const phase of Object.values(keyPhases(clip))) {
      const { limbs, headAt } = skeletonAt(clip, phase);
      const joints = Object.values(limbs).flatMap(({ root, mid, end }) => [root, mid, end]);
      const [left, top, width, height] = boxOf(closeViewBox(clip, phase));
      const x = [...joints.map((joint) => joint[0]), headAt[0]];
      const y = [...joints.map((joint) => joint[1]), headAt[1]];
      expect(left).toBeLessThan(Math.min(...x) - 20);
      expect(left + width).toBeGreaterThan(Math.max(...x) + 20);
      expect(top).toBeLessThan(Math.min(...y) - 15);
      expect(top + height).toBeGreaterThan(Math.max(...y));
    }
  });

  test('of her mirror image holds the other side of the stage', () => {
    const squat = clipOf(LEG_POSES, 'squat');
    const [left, top, width, height] = boxOf(closeViewBox(squat, 0.5));
    expect(boxOf(closeViewBox(squat, 0.5, true))).toEqual([320 - left - width, top, width, height]);
  });
});
