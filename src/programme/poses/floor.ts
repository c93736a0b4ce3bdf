/** Floor moves: on the back, on the front, on the side. */
import type { MoveId } from '../move.ts';
import type { Keyframe, LimbAngles, MovePoses, Point, Pose, Prop } from './pose.ts';
import { foot, key, step, supine, toes, touch } from './pose-builders.ts';

const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];

/* Bridges. */

const BACK: Pose = supine(166);
const BRIDGE: Pose = { ...BACK, hip: [156, 222], torso: [-115, -130], head: -74, aF: [80, 84], aB: [80, 84] };
const SMALL: Pose = { ...BACK, hip: [161, 238], torso: [-103, -112], head: -84, aF: [81, 84], aB: [81, 84] };
const lift = (top: Pose, up = 0.42, hold = 0.56): readonly Keyframe[] => [key(0, BACK), key(up, top), key(hold, top)];
/** The far leg long in the air, hips down and hips up. */
const LEG_LOW: Pose = { lB: [132, 126], fB: 200 };
const LEG_LONG: Pose = { lB: [119, 117], fB: 190 };
const ARMS_TO_CEILING: Pose = { aF: [172, 176], aB: [172, 176] };
const NEAR_OVER: Pose = { aF: [258, 262], aB: [168, 174] };
const FAR_OVER: Pose = { aF: [168, 174], aB: [258, 262] };
const HEEL: Pose = { lF: toes(216), fF: 90, fB: 90 };
const KNEE_IN: LimbAngles = [158, 62];

const marchBridge = (leg: LimbAngles, tilt: number): readonly Keyframe[] => [
  key(0, BRIDGE, { fF: 90, fB: 90 }),
  key(0.2, BRIDGE, { lF: leg, fF: tilt, fB: 90 }),
  key(0.28, BRIDGE, { lF: leg, fF: tilt, fB: 90 }),
  key(0.5, BRIDGE, { fF: 90, fB: 90 }),
  key(0.7, BRIDGE, { lB: leg, fB: tilt, fF: 90 }),
  key(0.78, BRIDGE, { lB: leg, fB: tilt, fF: 90 }),
];
/** Soles together, knees wide: the near knee comes towards the viewer and lower on the picture, the far one higher. */
const frogLegs = (lift: number): Pose => ({
  lF: { to: [214, 256], via: [194, 267 - lift * 0.4], depth: 20 },
  lB: { to: [214, 241], via: [190, 203 - lift * 0.24], depth: -20 },
  fF: 128,
  fB: 128,
});
const frogLift = (lift: number): Pose => ({
  hip: [168 - lift * 0.3, 242 - lift],
  torso: [-91 - lift * 0.7, -93 - lift * 1.2],
  head: -92 + lift * 0.5,
  aF: [83, 85],
  aB: [81, 83],
  ...frogLegs(lift),
});
const FROG: Pose = frogLift(0);
const frog = (top: Pose, arms: readonly [Pose, Pose] = [{}, {}]): readonly Keyframe[] => [
  key(0, FROG, arms[0]),
  key(0.42, top, arms[1]),
  key(0.54, top, arms[1]),
];

const THRUST_LOW: Pose = {
  hip: [132, 250],
  torso: [-44, -46],
  head: -14,
  lF: foot(200),
  lB: foot(197, undefined, 261),
  aF: touch(146, 234, 70),
  aB: touch(143, 234, 70),
};
const THRUST_TOP: Pose = {
  hip: [147, 213],
  torso: [-84, -88],
  head: -52,
  lF: foot(200),
  lB: foot(197, undefined, 261),
  aF: touch(146, 198, 80),
  aB: touch(143, 198, 80),
};

/* Deep core. */

const TABLE: Pose = {
  hip: [160, 254],
  torso: [-90, -92],
  head: -92,
  lF: [176, 90],
  lB: [172, 86],
  fF: 168,
  fB: 164,
  aF: [180, 180],
  aB: [176, 178],
};
const deadBug = (leg: LimbAngles, arm: number): readonly Keyframe[] => [
  key(0, TABLE),
  key(0.24, TABLE, { lB: leg, fB: 160, aF: [arm, arm + 3] }),
  key(0.3, TABLE, { lB: leg, fB: 160, aF: [arm, arm + 3] }),
  key(0.5, TABLE),
  key(0.74, TABLE, { lF: leg, fF: 160, aB: [arm, arm + 3] }),
  key(0.8, TABLE, { lF: leg, fF: 160, aB: [arm, arm + 3] }),
];
const HEEL_DOWN: LimbAngles = [130, 36];
const heelTaps = (arms: Pose): readonly Keyframe[] => [
  key(0, TABLE, arms),
  key(0.22, TABLE, arms, { lF: HEEL_DOWN, fF: 112 }),
  key(0.28, TABLE, arms, { lF: HEEL_DOWN, fF: 112 }),
  key(0.5, TABLE, arms),
  key(0.72, TABLE, arms, { lB: HEEL_DOWN, fB: 112 }),
  key(0.78, TABLE, arms, { lB: HEEL_DOWN, fB: 112 }),
];
const SLIDE: Pose = { ...supine(152), lF: foot(202), lB: foot(199, undefined, 261), fF: 96, fB: 96 };
/** One heel out and back, then the other; `reach` is what the arms do meanwhile. */
const slide = (far: number, reach: Pose = {}, rest: Pose = {}): readonly Keyframe[] => [
  key(0, SLIDE, rest),
  key(0.24, SLIDE, reach, { lF: foot(far), fF: 148 }),
  key(0.5, SLIDE, rest),
  key(0.74, SLIDE, reach, { lB: foot(far - 2, undefined, 261), fB: 148 }),
];

/* Prone. */

const PRONE: Pose = {
  hip: [144, 259],
  torso: [90, 88],
  head: 80,
  lF: [-91, -90],
  lB: [-91, -90],
  fF: -86,
  aF: [84, 86],
  aB: [84, 86],
};
const PRONE_UP: Pose = { ...PRONE, torso: [88, 76], head: 74, aF: [108, 112], aB: [104, 109] };
/** Elbows drawn out and back to the ribs: from the side the upper arms are seen short, and behind the shoulders. */
const PRONE_W: Pose = { ...PRONE_UP, aF: [64, 104, -0.8, 0.8], aB: [58, 100, -0.8, 0.8] };

/* On the side: front view, head to the left. */

const LYING: Pose = { hip: [164, 238], torso: -90, head: -80, aF: [84, 92], aB: touch(154, 220, 30) };
const DEEP_MAT: readonly Prop[] = [{ kind: 'mat', x: 14, w: 288, deep: 32 }];
/** For a frog the picture is taken from higher up, so that both knees are seen. */
const DEEPER_MAT: readonly Prop[] = [{ kind: 'mat', x: 14, w: 288, deep: 58 }];
const CLAM: Pose = { ...LYING, lF: [-66, -109, 0.84, 0.82], fF: 60, fB: 60 };
/** The feet stay together; only the top knee opens, to where it is seen then. */
const clam = (open: Point): readonly Keyframe[] => {
  const top = (via: Point): Pose => ({ lB: { to: [245, 232], via, depth: 5 } });
  return [key(0, CLAM, top([205, 246])), key(0.42, CLAM, top(open)), key(0.54, CLAM, top(open))];
};
const SIDE: Pose = { ...CLAM, hip: [152, 238], aB: touch(142, 220, 30) };
const sideLeg = (keys: readonly [number, LimbAngles][]): readonly Keyframe[] =>
  keys.map(([t, l]) => key(t, SIDE, { lB: l }));

const KNEE_SIDE_PLANK: Pose = {
  hip: [166, 234],
  torso: -70,
  head: -34,
  aF: [0, 88, 1, 0.72],
  aB: touch(160, 216, 30),
  lF: [-70, -94, 1, 0.72],
  lB: [71, 92, 1, 0.72],
  fF: 50,
  fB: 50,
};

export const FLOOR_POSES = {
  bridge: {
    seconds: 3.2,
    alt: 'Lying on the back, lifting the hips',
    props: MAT,
    keys: lift(BRIDGE),
    easier: { keys: lift(SMALL), alt: 'Lying on the back, lifting the hips a little' },
    harder: {
      seconds: 5,
      alt: 'Bridge held for two seconds with one heel light',
      keys: [
        key(0, BACK, HEEL),
        key(0.3, BRIDGE, HEEL),
        key(0.42, BRIDGE, HEEL, { fF: 52 }),
        key(0.68, BRIDGE, HEEL, { fF: 52 }),
        key(0.76, BRIDGE, HEEL),
      ],
    },
  },
  bridge_march: {
    seconds: 3.6,
    alt: 'Holding a bridge and lifting one knee at a time',
    props: MAT,
    keys: marchBridge(KNEE_IN, 130),
    easier: { keys: [key(0, BRIDGE)], hold: true, seconds: 4, alt: 'Holding a bridge' },
    harder: { keys: marchBridge([118, 116], 190), alt: 'Holding a bridge and lifting one straight leg at a time' },
  },
  sl_bridge: {
    seconds: 3,
    sided: true,
    alt: 'Lifting the hips with one leg long in the air',
    props: MAT,
    keys: [key(0, BACK, LEG_LOW), key(0.42, BRIDGE, LEG_LONG), key(0.54, BRIDGE, LEG_LONG)],
    easier: {
      keys: [
        key(0, BACK, { lB: foot(228, undefined, 260) }),
        key(0.42, BRIDGE, { lB: foot(228, undefined, 260), hip: [156, 224] }),
        key(0.54, BRIDGE, { lB: foot(228, undefined, 260), hip: [156, 224] }),
      ],
      alt: 'Two-leg bridge with the weight on one side',
    },
    harder: {
      seconds: 4.8,
      alt: 'Single-leg bridge, three seconds down',
      keys: [key(0, BACK, LEG_LOW), key(0.26, BRIDGE, LEG_LONG), key(0.36, BRIDGE, LEG_LONG)],
    },
  },
  frog_pump: {
    seconds: 2.2,
    alt: 'Soles together and knees wide, lifting the hips',
    props: DEEPER_MAT,
    keys: frog(frogLift(26)),
    easier: { keys: frog(frogLift(11)), alt: 'Small frog pumps' },
    harder: {
      held: { kind: 'backpack', at: 'hips' },
      keys: frog(frogLift(26), [
        { aF: touch(148, 214, 60), aB: touch(146, 214, 60) },
        { aF: touch(142, 188, 60), aB: touch(140, 188, 60) },
      ]),
      alt: 'Frog pumps with a bag across the hips',
    },
  },
  hip_thrust: {
    seconds: 3,
    alt: 'Shoulders on the sofa edge, lifting the hips level',
    props: [{ kind: 'sofa', x: 10, w: 92 }],
    keys: [key(0, THRUST_LOW), key(0.42, THRUST_TOP), key(0.56, THRUST_TOP)],
    easier: 'bridge',
    harder: {
      held: { kind: 'backpack', at: 'hips', size: 1.1 },
      seconds: 3.4,
      alt: 'Sofa hip thrust with a bag on the hips',
      keys: [
        key(0, THRUST_LOW, { aF: touch(141, 218, 50), aB: touch(138, 218, 50) }),
        key(0.42, THRUST_TOP, { aF: touch(134, 184, 60), aB: touch(131, 184, 60) }),
        key(0.56, THRUST_TOP, { aF: touch(134, 184, 60), aB: touch(131, 184, 60) }),
      ],
    },
  },
  clamshell: {
    view: 'front',
    seconds: 2.6,
    sided: true,
    alt: 'Lying on the side with knees bent, opening the top knee',
    props: DEEP_MAT,
    keys: clam([204, 201]),
    easier: { keys: clam([207, 220]), alt: 'Small clamshell' },
    harder: 'side_leg',
  },
  side_leg: {
    view: 'front',
    seconds: 2.8,
    sided: true,
    alt: 'Lying on the side, lifting the straight top leg',
    props: DEEP_MAT,
    keys: sideLeg([
      [0, [91, 92]],
      [0.42, [126, 126]],
      [0.54, [126, 126]],
    ]),
    easier: {
      keys: sideLeg([
        [0, [70, 110, 0.86, 0.74]],
        [0.42, [118, 134, 0.84, 0.74]],
        [0.54, [118, 134, 0.84, 0.74]],
      ]),
      alt: 'Side-lying leg raise with knees bent',
    },
    harder: {
      seconds: 4.4,
      keys: sideLeg([
        [0, [91, 92]],
        [0.3, [122, 122]],
        [0.4, [132, 132]],
        [0.5, [124, 124, 0.94, 0.94]],
        [0.58, [114, 114]],
        [0.66, [122, 122]],
        [0.74, [132, 132]],
        [0.82, [120, 120, 0.94, 0.94]],
      ]),
      alt: 'Side-lying leg raise with circles at the top',
    },
  },
  ytw: {
    seconds: 3.2,
    alt: 'Lying face down, lifting long arms off the mat',
    props: MAT,
    keys: [key(0, PRONE), key(0.42, PRONE_UP), key(0.58, PRONE_UP)],
    easier: {
      view: 'front',
      seconds: 3.4,
      props: [{ kind: 'wall', x: 70, w: 180 }],
      alt: 'Standing with the back to a wall, sliding bent arms up',
      keys: [
        key(0, { hip: [160, 158], torso: 0, lF: step(149), lB: step(171), aF: [74, 176], aB: [74, 176] }),
        key(0.44, { hip: [160, 158], torso: 0, lF: step(149), lB: step(171), aF: [142, 164], aB: [142, 164] }),
        key(0.54, { hip: [160, 158], torso: 0, lF: step(149), lB: step(171), aF: [142, 164], aB: [142, 164] }),
      ],
    },
    harder: {
      seconds: 4.2,
      alt: 'Lying face down, arms off the mat, pulling the elbows back to a W and reaching again',
      keys: [
        key(0, PRONE),
        key(0.24, PRONE_UP),
        key(0.32, PRONE_UP),
        key(0.56, PRONE_W),
        key(0.68, PRONE_W),
        key(0.86, PRONE_UP),
      ],
    },
  },
  dead_bug: {
    seconds: 5,
    alt: 'On the back, lowering the opposite arm and leg, changing sides',
    props: MAT,
    keys: deadBug([112, 100], 246),
    keyPose: 0.27,
    easier: {
      seconds: 4.8,
      alt: 'On the back, tapping one heel to the mat at a time',
      keyPose: 0.24,
      keys: heelTaps({ aF: [83, 85], aB: [83, 85] }),
    },
    harder: {
      keys: deadBug([101, 99], 260),
      seconds: 7,
      alt: 'Slow dead bug with a long leg, low over the mat',
      keyPose: 0.74,
    },
  },
  heel_slide: {
    seconds: 5,
    alt: 'On the back, sliding one heel out along the mat and back',
    props: MAT,
    keys: slide(255),
    keyPose: 0.24,
    easier: { keys: slide(234), alt: 'Short heel slides, the other foot stays down', keyPose: 0.24 },
    harder: {
      keys: slide(255, { aF: [256, 262], aB: [254, 260] }, { aF: [176, 180], aB: [172, 177] }),
      seconds: 6,
      alt: 'Heel slides, both arms reaching overhead as the heel goes out',
      keyPose: 0.24,
    },
  },
  side_plank: {
    view: 'front',
    seconds: 4,
    sided: true,
    hold: true,
    alt: 'Side plank on the forearm and knees',
    props: MAT,
    keys: [key(0, KNEE_SIDE_PLANK)],
    easier: {
      props: [{ kind: 'wall', x: 67 }],
      alt: 'Standing, leaning sideways with the forearm on a wall',
      keys: [
        key(0, {
          hip: [150, 160],
          torso: -15,
          head: -6,
          aF: { to: [84, 85], via: [86, 116], palm: 180 },
          aB: touch(172, 152, -60),
          lF: step(167, 0.15),
          lB: step(184, 0.15),
        }),
      ],
    },
    harder: {
      keys: [
        key(0, KNEE_SIDE_PLANK, {
          hip: [164, 228],
          torso: -64,
          aF: [0, 88, 1, 0.72],
          lF: [-60, -90, 0.86, 0.62],
          lB: [108, 110],
          fB: 50,
          aB: [160, 164],
        }),
      ],
      alt: 'Side plank from the knee with the top leg lifted',
    },
  },
  bridge_reach: {
    seconds: 4.8,
    alt: 'Holding a bridge, reaching one arm over at a time',
    props: MAT,
    keyPose: 0.25,
    keys: [
      key(0, BACK, ARMS_TO_CEILING),
      key(0.24, BRIDGE, NEAR_OVER),
      key(0.32, BRIDGE, NEAR_OVER),
      key(0.5, BACK, ARMS_TO_CEILING),
      key(0.74, BRIDGE, FAR_OVER),
      key(0.82, BRIDGE, FAR_OVER),
    ],
    easier: 'bridge',
    harder: {
      sided: true,
      seconds: 4,
      alt: 'Single-leg bridge reaching one arm over',
      keyPose: 0.5,
      keys: [
        key(0, BACK, ARMS_TO_CEILING, LEG_LOW),
        key(0.44, BRIDGE, NEAR_OVER, LEG_LONG),
        key(0.56, BRIDGE, NEAR_OVER, LEG_LONG),
      ],
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
