import { expect, test } from 'vitest';
import { bothSides, key, mirrored, touch } from './pose-builders.ts';

test('a mirrored pose changes left and right over, and mirrored again is the pose itself', () => {
  const pose = {
    hip: [150, 160],
    torso: [-8, 14],
    head: 3,
    aF: [14, 6],
    aB: touch(181, 147, -60),
    lF: { to: [107, 261], via: [98, 241], depth: 12 },
    fB: 52,
    hF: 84,
  } as const;
  expect(mirrored(pose)).toEqual({
    hip: [170, 160],
    torso: [8, -14],
    head: -3,
    aF: { to: [139, 147], palm: 60 },
    aB: [14, 6],
    lB: { to: [213, 261], via: [222, 241], depth: 12 },
    fF: 52,
    hB: -84,
  });
  expect(mirrored(mirrored(pose))).toEqual(pose);
});

test('both sides of a loop are its first half, then the same mirrored', () => {
  const half = [key(0, { hip: [160, 158], torso: 0 }), key(0.25, { hip: [155, 159], torso: -3 })];
  const loop = bothSides(half);
  expect(loop.map(({ t }) => t)).toEqual([0, 0.25, 0.5, 0.75]);
  expect(loop[3]).toEqual({ t: 0.75, hip: [165, 159], torso: 3 });
});
