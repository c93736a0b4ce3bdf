import { expect, test } from 'vitest';
import type { Clip } from '#programme/clips/clip.ts';
import type { Pose } from '#programme/clips/pose.ts';
import { TALL } from '#programme/clips/postures.ts';
import { compile } from '../compile.ts';
import { loopOf } from '../rig.fixture.ts';
import { clipFaults } from './clip-faults.fixture.ts';

const faultsOf = (pose: Pose, change: Partial<Clip> = {}): string[] =>
  clipFaults(compile({ ...loopOf(pose, pose), ...change })).map(({ what }) => what);

test('nothing is wrong with somebody who stands', () => {
  expect(faultsOf(TALL)).toEqual([]);
});

test.each<[fault: RegExp, pose: Pose]>([
  [/out of balance back/, { ...TALL, at: [0, 0.75, -0.28] }],
  [/out of balance to her left/, { ...TALL, at: [0.26, 0.8, 0] }],
  [/armL spin/, { ...TALL, armL: { swing: 20, spin: 150, fold: 90 } }],
  [/armR spin/, { ...TALL, armR: { swing: 60, out: 10, spin: -150, fold: 90 } }],
  [/armL fold/, { ...TALL, armL: { fold: 165 } }],
  [/legR swing/, { ...TALL, legR: { swing: -60, fold: 20 } }],
  [/neck twist/, { ...TALL, head: [0, 0, 100] }],
  [/through ribs/, { ...TALL, armL: { to: [0, 0.1, 0], of: 'chest', pole: 'out' } }],
  [/pelvis in the floor/, { at: [0, -0.1, 0], lie: 'back' }],
  [/handR does not meet shinL/, { ...TALL, touch: ['handR', 'shinL'] }],
])('the checker finds %s', (fault, pose) => {
  expect(faultsOf(pose).join('\n')).toMatch(fault);
});
