import { describe, expect, test } from 'vitest';
import { compile } from '#client/coach/rig/compile.ts';
import { frameAt, STRIDE } from '#client/coach/rig/frame.ts';
import { transitionBetween } from '#client/coach/rig/transition.ts';
import type { Clip, Prop } from '#programme/clips/clip.ts';
import type { Pose } from '#programme/clips/pose.ts';
import { both, FOURS, foot, key, ON_HIPS, TALL } from '#programme/clips/postures.ts';
import { B } from '../bones.ts';
import { KNEELING, loopOf } from '../rig.fixture.ts';
import { checkContacts } from './check-contacts.fixture.ts';
import { clipFaults } from './clip-faults.fixture.ts';
import { newFaults } from './fault.fixture.ts';
import { transitionFaults } from './transition-faults.fixture.ts';

const faultsIn = (clip: Clip): string[] => clipFaults(compile(clip)).map(({ what }) => what);
const loop = (poses: readonly Pose[], change: Partial<Clip> = {}): Clip => ({ ...loopOf(...poses), ...change });
const kept = (pose: Pose, change: Partial<Clip> = {}): Clip => loop([pose, pose], change);
const standing = (change: Partial<Pose> = {}): Clip => kept({ ...TALL, ...change });
const beside = (...props: Prop[]): Clip => kept(TALL, { props });

/** Both hands at the sides of a backpack in front of the chest. */
const HOLDING: Pose = { ...TALL, ...both({ of: 'chest', to: [0.17, 0.1, 0.2], pole: [1, -1, -0.4] }) };
const BACKPACK: Clip['held'] = { kind: 'backpack', at: 'chest' };
const CUSHION: Clip['held'] = { kind: 'cushion', at: 'hands' };
/** One hand on the top of a counter. */
const LEANING: Pose = { ...TALL, leans: true, armL: { at: [0.3, 0.9, 0.25], facing: 0, pole: 'back out' } };
const COUNTER: Prop = { kind: 'counter', at: [0.3, 0.45] };
/** The left foot here, and further ahead. */
const footAhead = (step: number): Pose[] => [
  { ...TALL, legL: { ...foot(0.11), step } },
  { ...TALL, legL: { ...foot(0.11, 0.2), step } },
];
const RAISED: Pose = { ...TALL, armL: { swing: 120 } };
const LIFTS_ARM: Pose[] = [TALL, RAISED];

describe.each<[rule: string, sound: Clip, faulty: readonly [fault: RegExp, clip: Clip][]]>([
  [
    'joints',
    standing(),
    [
      [/armL spin/, standing({ armL: { swing: 20, spin: 150, fold: 90 } })],
      [/armR spin/, standing({ armR: { swing: 60, out: 10, spin: -150, fold: 90 } })],
      [/armL fold/, standing({ armL: { fold: 165 } })],
      [/armL back/, standing({ armL: { swing: -80 } })],
      [/armR out/, standing({ armR: { out: -75 } })],
      [/armR tip/, standing({ armR: { fold: 20, tip: 100 } })],
      [/legR swing/, standing({ legR: { swing: -60, fold: 20 } })],
      [/legL out/, standing({ legL: { out: 60 } })],
      [/legL spin/, standing({ legL: { swing: 20, spin: 60 } })],
      [/legR tip/, standing({ legR: { swing: 30, fold: 20, tip: 60 } })],
      [/lumbar bend/, standing({ bend: -70, low: 1 })],
      [/chest side/, standing({ side: 70 })],
      [/chest twist/, standing({ twist: 70 })],
      [/neck twist/, standing({ head: [0, 0, 100] })],
    ],
  ],
  [
    'limbs through her',
    standing(ON_HIPS),
    [
      [/forearm L through ribs/, standing({ armL: { to: [0, 0.1, 0], of: 'chest', pole: 'out' } })],
      [/hand R through head/, standing({ armR: { to: [0, 0.12, 0], of: 'head', pole: 'out' } })],
      [/shin L through shin R/, standing({ legL: foot(-0.11), legR: foot(0.11) })],
      [/hand L through thigh L/, standing({ armL: { to: [0, -0.16, 0], of: 'thighL', pole: 'back' } })],
    ],
  ],
  [
    'limbs in furniture',
    beside({ kind: 'chair', at: [0, -0.5] }, { kind: 'wall', at: [0, 0.6], turn: 180 }, { kind: 'step', at: [0, 0.4] }),
    [
      [/shin L in the chair/, beside({ kind: 'chair', at: [0, 0] })],
      [/thigh R in the counter/, beside({ kind: 'counter', at: [0, 0.1] })],
      [/thigh L in the sofa/, beside({ kind: 'sofa', at: [0, 0.3] })],
      [/ribs in the wall/, beside({ kind: 'wall', at: [0, 0.02], turn: 180 })],
      [/foot R in the step/, beside({ kind: 'step', at: [0, 0.1] })],
    ],
  ],
  ['the floor', kept(FOURS), [[/pelvis in the floor/, kept({ at: [0, -0.1, 0], lie: 'back' })]]],
  ['contacts', kept(KNEELING), [[/legL off its contact/, standing({ legL: foot(1), legR: foot(-1) })]]],
  ['gliding feet', loop(footAhead(0.1), { seconds: 1.2 }), [[/legL skates/, loop(footAhead(0), { seconds: 1.2 })]]],
  [
    'balance',
    standing({ at: [0, 0.9, 0.03] }),
    [
      [/out of balance back/, standing({ at: [0, 0.75, -0.28] })],
      [/out of balance ahead/, standing({ at: [0, 0.8, 0.32] })],
      [/out of balance to her left/, standing({ at: [0.26, 0.8, 0] })],
      [/out of balance to her right/, standing({ legR: { fold: 90 } })],
    ],
  ],
  [
    'speed',
    loop(LIFTS_ARM),
    [
      [/handL accelerated/, loop(LIFTS_ARM, { seconds: 0.3 })],
      [/handL jumps/, loop(LIFTS_ARM, { seconds: 0.4 })],
      [/upperArmL flips/, kept(TALL, { keys: [key(0, TALL), key(0.49, TALL), key(0.5, RAISED), key(0.51, TALL)] })],
    ],
  ],
  [
    'what she holds and leans on',
    kept(HOLDING, { held: BACKPACK }),
    [
      [/hand L not on the backpack/, kept(TALL, { held: BACKPACK })],
      [/hands too far apart/, kept({ ...TALL, ...both({ swing: 90, out: 30 }) }, { held: CUSHION })],
      [/armL planted in the air/, kept(LEANING)],
    ],
  ],
  [
    'what a key says that meets',
    kept(LEANING, { props: [COUNTER] }),
    [[/handR does not meet shinL/, standing({ touch: ['handR', 'shinL'] })]],
  ],
])('the checker of %s', (_, sound, faulty) => {
  test('finds nothing where nothing is wrong', () => expect(faultsIn(sound)).toEqual([]));
  test.each(faulty)('finds %s', (fault, clip) => expect(faultsIn(clip).join('\n')).toMatch(fault));
});

test('a foot may be two millimetres off its contact, and no more', () => {
  const stood = compile(standing());
  const offBy = (metres: number) => {
    const { faults, noteAt } = newFaults();
    const frame = frameAt(stood, 0);
    frame[B.footL * STRIDE] = (frame[B.footL * STRIDE] ?? 0) + metres;
    checkContacts(stood, frame, 0, noteAt(0));
    return faults().map(({ what }) => what);
  };
  expect(offBy(0.0019)).toEqual([]);
  expect(offBy(0.0021)).toEqual(['legL off its contact']);
});

test('a loop that does not close jumps', () => {
  const { motion } = transitionBetween(compile(standing()), 0, compile(kept(KNEELING)), 0);
  expect(clipFaults(motion).map(({ what }) => what)).toContain('pelvis jumps');
});

test('a way has to end where its clip begins, and a sound one does', () => {
  const [up, down] = [compile(standing()), compile(kept(KNEELING))];
  const way = transitionBetween(up, 0, down, 0);
  expect(transitionFaults(way, up, 0, down, 0)).toEqual([]);
  const moved = { ...way, shift: [way.shift[0], 0, way.shift[2] + 0.02] as const };
  expect(transitionFaults(moved, up, 0, down, 0).map(({ what }) => what)).toContain('pelvis off its clip');
});
