/** Heart moves, standing and to the floor. */
import type { MoveId } from '../move.ts';
import { BOX, boxKeys, crunchKeys, driveKeys, jack, skate } from './cardio-parts.ts';
import type { MovePoses, Pose } from './pose.ts';
import { frontHips, key, palm, seated, step } from './pose-builders.ts';
import { bagMarch, CHAIR_BESIDE, ON_CHAIR_BESIDE } from './second-edition.ts';
import { ARMS_UP, DOWN, GUARD, MAT, UP } from './standing-parts.ts';
import {
  AT_COUNTER,
  B_UP,
  burpee,
  COUNTER_EDGE,
  COUNTER_PLANK,
  COUNTER_STEP,
  sofaBurpee,
  W_LOW,
  W_UP,
  walkIn,
  walkOut,
} from './walkout-parts.ts';

/** In the air, on the way out or in. */
const OPENING: Pose = {
  hip: [160, 152],
  torso: 0,
  aF: [80, 90],
  aB: [80, 90],
  lF: step(134, 0.3, undefined, 255),
  lB: step(186, 0.3, undefined, 255),
  fF: 50,
  fB: 50,
};

export const CARDIO_POSES = {
  cross_crunch: {
    view: 'front',
    seconds: 2.6,
    alt: 'Standing, bringing one elbow to the opposite knee',
    keys: crunchKeys(-15, 18, (hit) => ({
      aF: hit === 2 ? [-44, 178, 1, 0.72] : [72, 196],
      aB: hit === 1 ? [-44, 178, 1, 0.72] : [72, 196],
    })),
    easier: {
      keys: crunchKeys(4, 0, (hit) => frontHips(([160, 166, 154] as const)[hit], 157)),
      alt: 'Lifting one knee at a time, hands on hips',
    },
    harder: {
      seconds: 2,
      keys: crunchKeys(-16, 20, (hit) => ({
        aF: hit === 2 ? [-44, 178, 1, 0.72] : [hit ? 76 : 158, hit ? 190 : 172],
        aB: hit === 1 ? [-44, 178, 1, 0.72] : [hit ? 76 : 158, hit ? 190 : 172],
      })),
      alt: 'Faster cross crunch, reaching up between reps',
      keyPose: 0.2,
    },
  },
  step_jack: {
    view: 'front',
    seconds: 1.9,
    alt: 'Stepping side to side, arms sweeping overhead',
    keys: jack(32, [142, 166]),
    easier: { keys: jack(24, [86, 88]), alt: 'Toe taps to the side, arms to shoulder height' },
    harder: {
      seconds: 1.1,
      alt: 'Jumping jack',
      keys: [
        key(0, { hip: [160, 157], torso: 0, aF: [12, 5], aB: [12, 5], lF: step(150, 0.3, 8), lB: step(170, 0.3, 8) }),
        key(0.25, OPENING),
        key(0.5, {
          hip: [160, 163],
          torso: 0,
          aF: [150, 172],
          aB: [150, 172],
          lF: step(118, 0.4, 8),
          lB: step(202, 0.4, 8),
        }),
        key(0.75, OPENING),
      ],
    },
  },
  boxer: {
    fists: true,
    seconds: 1.6,
    alt: 'Boxing stance, punching straight ahead with each arm',
    keys: boxKeys(BOX),
    easier: {
      keys: boxKeys(seated(132)).map((k) => ({ ...k, torso: [4, 4] as const })),
      props: [{ kind: 'chair', x: 132 }],
      seconds: 1.8,
      alt: 'Seated punches',
    },
    harder: {
      keys: boxKeys(BOX).map((k, i) =>
        i === 0 || i === 3 ? { ...k, hip: [142, 184] as const, torso: [14, 16] as const } : k,
      ),
      seconds: 1.8,
      alt: 'Punches with a squat dip between',
    },
  },
  skater: {
    view: 'front',
    seconds: 2,
    alt: 'Stepping side to side, the free foot crossing behind',
    keys: skate(36, 178, 38, 0),
    easier: {
      keys: skate(26, 166, -22, 0).map((k) => ({ ...k, torso: 0, spine: 0.95 })),
      alt: 'Side steps with a light toe tap',
    },
    harder: { keys: skate(44, 182, 44, 12), seconds: 1.6, alt: 'Small skater hop from side to side' },
  },
  knee_drive: {
    seconds: 2,
    alt: 'Stepping back, then driving the knee up, changing legs',
    keys: driveKeys(88, [
      { aF: [146, 152], aB: [142, 148] },
      { aF: [4, 58], aB: [2, 54] },
    ]),
    keyPose: 0.22,
    easier: {
      view: 'front',
      props: CHAIR_BESIDE,
      seconds: 2.6,
      alt: 'Slow march with one hand on a chair',
      keys: bagMarch(8, [20, 8], ON_CHAIR_BESIDE),
    },
    harder: { seconds: 1.2, alt: 'Fast knee drives, switching legs' },
  },
  squat_punch: {
    fists: true,
    seconds: 3,
    alt: 'Squat, then stand and punch with each arm',
    keys: [
      key(0, DOWN, GUARD, { torso: [30, 28], hip: [121, 206] }),
      key(0.34, UP, GUARD),
      key(0.48, UP, { torso: [3, 6], aF: [88, 90], aB: [26, 156] }),
      key(0.6, UP, GUARD),
      key(0.72, UP, { torso: [3, 6], aF: [14, 148], aB: [88, 90] }),
      key(0.82, UP, GUARD),
    ],
    easier: 'boxer',
    harder: {
      seconds: 3.8,
      alt: 'Deeper squat, then four punches',
      keys: [
        key(0, DOWN, GUARD, { torso: [34, 32], hip: [118, 214] }),
        key(0.28, UP, GUARD),
        ...[0.36, 0.5, 0.64, 0.78].flatMap((t, i) => [
          key(t, UP, { torso: [3, 6] }, i % 2 ? { aF: [14, 148], aB: [88, 90] } : { aF: [88, 90], aB: [26, 156] }),
          key(t + 0.06, UP, GUARD),
        ]),
      ],
    },
  },
  walkout: {
    seconds: 6,
    alt: 'Folding down, walking the hands out to a plank and back',
    props: MAT,
    keyPose: 0.5,
    keys: [key(0, W_UP), ...walkOut(0.15, 0.46), ...walkIn(0.55, 0.87)],
    easier: {
      seconds: 4.4,
      alt: 'Walking the hands onto a counter and back',
      props: [{ kind: 'counter', x: 178, w: 112 }],
      keyPose: 0.5,
      keys: [
        key(0, AT_COUNTER),
        key(0.16, COUNTER_EDGE, { aF: palm(188, 148, 90, 8) }),
        key(0.3, COUNTER_STEP(true), { aB: palm(185, 148, 90, 8) }),
        key(0.44, COUNTER_PLANK),
        key(0.56, COUNTER_PLANK, { aB: palm(213, 148, 90, 8) }),
        key(0.7, COUNTER_STEP(true), { aF: palm(216, 148, 90, 8) }),
        key(0.84, COUNTER_EDGE),
      ],
    },
    harder: {
      seconds: 7,
      alt: 'Walkout with a push-up',
      keyPose: 0.5,
      keys: [key(0, W_UP), ...walkOut(0.13, 0.39), key(0.5, W_LOW), ...walkIn(0.62, 0.88)],
    },
  },
  step_burpee: {
    seconds: 4.6,
    alt: 'Hands down, stepping back to a plank, stepping in and reaching up',
    props: MAT,
    keys: burpee({ ...B_UP, ...ARMS_UP, hip: [166, 146], fF: 48, fB: 48 }),
    keyPose: 0.44,
    easier: {
      seconds: 4.6,
      alt: 'Hands on the sofa, stepping back to a plank and in again',
      props: [{ kind: 'sofa', x: 206, w: 104, flip: true }],
      keys: sofaBurpee(),
    },
    harder: {
      seconds: 3.4,
      keys: burpee({
        ...B_UP,
        aF: [146, 150],
        aB: [142, 146],
        hip: [166, 134],
        lF: { toe: [181, 260] },
        lB: { toe: [181, 260] },
        fF: 34,
        fB: 34,
      }),
      alt: 'Quicker step-back burpee with a small jump',
      keyPose: 0.38,
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
