import { CHAIR, SEATED } from '../chair-postures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import type { ArmPose, Pose } from '../pose.ts';
import { feet, key, TALL } from '../postures.ts';

/** Both shoulders at a place of their circle, with the way the arms follow. */
const rolled = (base: Pose, [up, forwards]: readonly [number, number], arm: ArmPose, bend: number, nod = 0): Pose => ({
  ...base,
  bend,
  head: [nod],
  armL: { ...arm, shoulder: [up, forwards] },
  armR: { ...arm, shoulder: [up, forwards] },
});
const HANG = { swing: 2, out: 8, spin: -12, fold: 12 } as const;

const onThigh = (side: 1 | -1): ArmPose => ({
  to: [side * 0.01, -0.23, 0.105],
  of: side > 0 ? 'thighL' : 'thighR',
  pole: [side * 0.8, -0.3, -0.8],
  palm: 70,
  tip: 14,
  curl: 0.15,
});
/** Hands stay on the thighs. */
const seated = () =>
  (
    [
      [0, 4, 26, 7, -4],
      [0.22, 34, 12, 2, 0],
      [0.45, 22, -24, -5, 3],
      [0.7, -10, -12, -2, 1],
    ] as const
  ).map(([t, up, forwards, bend, nod]) =>
    key(t, {
      ...SEATED,
      bend,
      head: [nod],
      armL: { ...onThigh(1), shoulder: [up, forwards] },
      armR: { ...onThigh(-1), shoulder: [up, forwards] },
    }),
  );

const circle = (base: Pose, arm: { readonly swing: number; readonly fold: number }) => {
  const by = (swing: number, fold: number, out: number): ArmPose => ({
    ...HANG,
    swing: arm.swing + swing,
    fold: arm.fold + fold,
    out,
  });
  return [
    key(0, rolled(base, [4, 26], by(8, 6, 9), 7, -4)),
    key(0.22, rolled(base, [34, 12], by(2, 12, 10), 2, 0)),
    key(0.45, rolled(base, [22, -24], by(-12, 14, 12), -5, 3)),
    key(0.7, rolled(base, [-10, -12], by(-6, 0, 9), -2, 1)),
  ];
};

const standard: Clip = {
  seconds: 3.4,
  view: { yaw: 42, pitch: 8 },
  near: 'top',
  still: [0.22, 0.5],
  keys: circle({ ...TALL, ...feet(0.11) }, HANG),
};

const BASE: Pose = { ...TALL, ...feet(0.11) };
const PULLED: ArmPose = { swing: -30, out: 18, spin: -16, fold: 62, curl: 0.45 };

export const shoulderRollsClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: CHAIR,
    keys: seated(),
  },
  harder: {
    ...standard,
    seconds: 4.6,
    view: { yaw: 62, pitch: 8 },
    keys: [
      key(0, rolled(BASE, [2, 24], { ...HANG, swing: 10, fold: 24 }, 7, -4)),
      key(0.18, rolled(BASE, [34, 10], { ...HANG, fold: 30 }, 2)),
      key(0.38, rolled(BASE, [16, -26], PULLED, -7, 3)),
      key(0.68, rolled(BASE, [-2, -34], { ...PULLED, swing: -38, fold: 72 }, -10, 4)),
      key(0.86, rolled(BASE, [-10, -8], { ...HANG, fold: 22 }, -2, 1)),
    ],
  },
};
