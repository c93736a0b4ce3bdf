/** The ten moves of the second edition. */
import type { MoveId } from '../move.ts';
import type { Keyframe, LimbSpec, LimbTarget, MovePoses, Point, Pose, Prop } from './pose.ts';
import {
  allFours,
  bentLegs,
  bothSides,
  facing,
  foot,
  key,
  kneeUp,
  onHips,
  onPalms,
  palm,
  seated,
  step,
  tip,
  toes,
  touch,
} from './pose-builders.ts';
import { OVERHEAD } from './push-and-pull-parts.ts';
import { squatKeys, withCrossedArms, withHug } from './squat-parts.ts';
import { ARMS_AHEAD, DOWN, UP } from './standing-parts.ts';

const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];
const COUNTER: readonly Prop[] = [{ kind: 'counter', x: 214, w: 70 }];
/** Chair beside the coach in front view, hand on its back. */
export const CHAIR_BESIDE: readonly Prop[] = [{ kind: 'chair', x: 77, flip: true }];
export const ON_CHAIR_BESIDE: LimbTarget = palm(104, 147, 50);

/* Side step and reach. */

const LOW_ARMS: Pose = { aF: [20, 6], aB: [20, 6] };
/** Step out by `x`, weight over the stepping foot, far arm up and over to that side. */
const sideReach = (x: number, y: number, lean: number): readonly Keyframe[] => {
  const hip: Point = [160 + x * 0.62, y];
  const reached: Pose = {
    hip,
    torso: [lean * 0.4, lean],
    head: lean * 0.7,
    lF: step(151, 0.15),
    lB: step(169 + x, 0.6),
    aF: [197 + lean * 0.4, 224 + lean * 0.4],
    aB: touch(hip[0] + 21, y - 13, -60),
  };
  return bothSides([
    key(0, { hip: [160, 160], torso: 0, lF: step(151, 0.3), lB: step(169, 0.3, 9) }, LOW_ARMS),
    key(0.2, reached),
    key(0.28, reached, { hip: [hip[0], y + 0.5], lB: step(169 + x, 0.6, 9), aB: touch(hip[0] + 21, y - 12.5, -60) }),
  ]);
};
const tapped = (arms: LimbSpec, pose: Pose): Pose => ({ aF: arms, aB: arms, lF: tip(151, 0.3), fF: 90, ...pose });
const sideTap = bothSides([
  key(0, tapped([14, 4], { hip: [160, 158], torso: 0, lB: tip(169, 0.3, 6), fB: 90 })),
  key(0.25, tapped([84, 90], { hip: [155, 159], torso: -3, lB: tip(202, 0.2, 6), fB: 52 })),
]);

/* Heel dig and pull. */

const PULLED: Pose = { aF: [-58, 64], aB: [-54, 68] };
const heelDig = (base: Pose, out: Pose, home: number, far: number, y = 260): readonly Keyframe[] => [
  key(0, base, ARMS_AHEAD, { lF: foot(home, 7), lB: foot(home - 3), fF: 90, fB: 90 }),
  key(0.22, base, out, PULLED, { lF: foot(far, undefined, y), lB: foot(home - 3), fF: 122, fB: 90 }),
  key(0.3, base, out, PULLED, { lF: foot(far, 7, y), lB: foot(home - 3), fF: 122, fB: 90 }),
  key(0.5, base, ARMS_AHEAD, { lF: foot(home), lB: foot(home - 3, 7), fF: 90, fB: 90 }),
  key(0.72, base, out, PULLED, { lF: foot(home), lB: foot(far - 3, undefined, y), fF: 90, fB: 122 }),
  key(0.8, base, out, PULLED, { lF: foot(home), lB: foot(far - 3, 7, y), fF: 90, fB: 122 }),
];

/* Clock taps. */

/** Taps in front, to the near side and behind; the far leg stands. `reach` = radius of the clock, `y` = hip. */
const clockTaps = (reach: number, y: number, arms: Pose): readonly Keyframe[] => {
  const spot = (t: number, hip: Point, lean: number, lF: LimbTarget, fF: number): Keyframe =>
    key(t, { hip, torso: [lean, lean * 0.8], head: 2, lF, lB: STANDING, fF, fB: 90 }, arms);
  const front: LimbTarget = { toe: [158 + reach, 271] };
  const side: LimbTarget = { toe: [168, 283] };
  const back: LimbTarget = { toe: [158 - reach, 271] };
  const bend = y - 158;
  const [ahead, beside, behind]: [Point, Point, Point] = [
    [152 - bend * 0.4, y],
    [152, Math.max(167, y)],
    [157 - reach * 0.2, y + 2],
  ];
  return [
    key(0, { hip: [153, 158], torso: [1, 0], lF: { ...toes(150), arc: 8 }, lB: STANDING, fF: 90, fB: 90 }, arms),
    spot(0.14, ahead, bend * 0.6, front, 84),
    spot(0.22, ahead, bend * 0.6, { ...front, arc: 8 }, 84),
    spot(0.42, beside, 1, side, 84),
    spot(0.5, beside, 1, { ...side, arc: 8 }, 84),
    spot(0.7, behind, reach * 0.3, back, 30),
    spot(0.78, behind, reach * 0.3, { ...back, arc: 8 }, 30),
  ];
};
const STANDING: LimbTarget = foot(150);
const CLOCK: readonly Prop[] = [{ kind: 'clock', x: 158, w: 104 }];

/* Bottles and bags. */

/** The far bottle is seen a little ahead of the near one. */
const CURLED: Pose = { aF: [8, 158], aB: [24, 146] };
const curlPress = ([curled, pressed, held, lowered]: readonly [
  number,
  number,
  number,
  number,
]): readonly Keyframe[] => [
  key(0, UP, { aF: [2, 14], aB: [0, 12] }),
  key(curled, UP, CURLED),
  key(pressed, UP, OVERHEAD),
  key(held, UP, OVERHEAD),
  key(lowered, UP, CURLED),
];
const BOWED: Pose = { hip: [160, 161], torso: 0, spine: 0.43, head: 0, lF: step(146, 0.15), lB: step(174, 0.15) };
/** Forearms across the chest; they open past the viewer, so the way there is short and not downwards. */
const FOREARMS_IN: Pose = { aF: [76, 102, 0.9, -0.9], aB: [76, 102, 0.9, -0.9], hF: 84, hB: -84 };
const ARMS_WIDE: Pose = { aF: [88, 92], aB: [88, 92], hF: -86, hB: 86 };
const rearFly = (up: number, hold: number): readonly Keyframe[] => [
  key(0, BOWED, { aF: [6, 0, 0.94, 0.94], aB: [6, 0, 0.94, 0.94] }),
  key(up, BOWED, { aF: [88, 82], aB: [88, 82] }),
  key(hold, BOWED, { aF: [88, 82], aB: [88, 82] }),
];
export const bagMarch = (drop: number, free: LimbSpec, carry: LimbSpec): readonly Keyframe[] => {
  const on = (x: number): Point => [x, 157];
  const arms: Pose = { aF: carry, aB: free };
  return [
    key(0, { hip: on(160), torso: 0, lF: { to: [149, 262], out: 0.3, arc: 4 }, lB: step(171), fF: 90, fB: 90 }, arms),
    key(0.22, { hip: on(165), torso: 1, lF: kneeUp(on(165), -1, drop), lB: step(171), fF: 50, fB: 90 }, arms),
    key(0.3, { hip: on(165), torso: 1, lF: kneeUp(on(165), -1, drop), lB: step(171), fF: 50, fB: 90 }, arms),
    key(0.5, { hip: on(160), torso: 0, lF: step(149), lB: { to: [171, 262], out: 0.3, arc: 4 }, fF: 90, fB: 90 }, arms),
    key(0.72, { hip: on(155), torso: -1, lF: step(149), lB: kneeUp(on(155), 1, drop), fF: 90, fB: 50 }, arms),
    key(0.8, { hip: on(155), torso: -1, lF: step(149), lB: kneeUp(on(155), 1, drop), fF: 90, fB: 50 }, arms),
  ];
};

/* Side bend. */

const sideBend = (base: Pose, hip: Point, lean: number, low: LimbTarget, both: boolean): readonly Keyframe[] => {
  const bent = (n: number): Pose =>
    both
      ? { aF: [166 + n * 1.1, 219 + n * 1.1], aB: [168 - n * 1.1, 217 - n * 1.1] }
      : { aF: [172 + n * 1.1, 188 + n * 1.25], aB: low };
  return [
    key(0, base, { hip, torso: 0, head: 0 }, bent(0)),
    key(
      0.36,
      base,
      { hip: [hip[0] - lean * 0.16, hip[1]], torso: [lean * 0.2, lean * 1.5], head: lean * 0.8 },
      bent(lean),
    ),
    key(
      0.64,
      base,
      { hip: [hip[0] - lean * 0.16, hip[1]], torso: [lean * 0.2, lean * 1.5], head: lean * 0.8 },
      bent(lean),
    ),
  ];
};
const WIDE: Pose = facing(16);
const CHAIR_SEAT: Point = [160, 204];
const SEATED_FRONT: Pose = bentLegs(CHAIR_SEAT, 13, 58, 14);

/* Thread the needle. */

const FOURS: Pose = allFours(142);
const THREAD: Pose = {
  kneel: { at: [142, 262], thigh: 6, shin: -90 },
  torso: [112, 142],
  head: 96,
  fF: -88,
  aF: palm(242),
  aB: { to: [136, 270], via: [168, 263], palm: -84, depth: 24 },
};
/** Half way down: the near hand walks forwards while the far one still carries. */
const WALKED: Pose = { ...FOURS, torso: [88, 98], head: 88, ...onPalms(242, 199) };
const stepping = (x: number): LimbTarget => palm(x, undefined, 90, 7);
const SKY: Pose = { torso: [80, 80], head: 46, aF: palm(200), aB: [178, 186] };

/** Standing, the chest turned towards the near side, the far arm under the near one. */
const COUNTER_THREAD: Pose = {
  hip: [108, 165],
  torso: [62, 86],
  head: 100,
  lF: foot(100),
  lB: foot(97),
  aF: palm(224, 148),
  aB: { to: [128, 184], via: [146, 158], depth: 24 },
};

/* Seated hip switch. */

const SEAT: Point = [160, 246];
/** Both knees `part` of the way to the left of the picture; 0 = up. */
const roll = (part: number, arms: Pose): Pose => {
  const kneeAt = (up: Point, down: Point): Point => [
    up[0] + (down[0] - up[0]) * part,
    up[1] + (down[1] - up[1]) * part,
  ];
  return {
    hip: SEAT,
    torso: 0,
    lF: { to: [107, 261], via: kneeAt([122, 212], [98, 241]), depth: 12 },
    lB: { to: [213, 261], via: kneeAt([198, 212], [176, 240]), depth: 20 },
    head: part * -5,
    ...arms,
  };
};
/** Hands on the mat behind the hips. */
const BEHIND: Pose = {
  spine: 0.94,
  aF: { ...palm(101, 243, -30), depth: -10 },
  aB: { ...palm(219, 243, 30), depth: -10 },
};
const hipSwitch = (part: number, arms: Pose): readonly Keyframe[] =>
  bothSides([key(0, roll(0, arms)), key(0.2, roll(part, arms)), key(0.3, roll(part, arms))]);

export const SECOND_EDITION_POSES = {
  side_reach: {
    view: 'front',
    seconds: 2.4,
    alt: 'Stepping side to side, one arm reaching up and over to that side',
    keys: sideReach(36, 164, 12),
    easier: {
      seconds: 2.2,
      alt: 'Tapping one toe to the side, arms to shoulder height',
      keys: sideTap,
    },
    harder: {
      seconds: 2.8,
      alt: 'Wider side steps with a deeper bend and a longer reach',
      keys: sideReach(52, 182, 18),
    },
  },
  heel_dig: {
    fists: true,
    seconds: 1.8,
    alt: 'Digging one heel forwards while the elbows pull back, changing legs',
    keyPose: 0.24,
    keys: heelDig({ hip: [146, 159], torso: [3, 1] }, { hip: [142, 163], torso: [6, 3] }, 146, 190),
    easier: {
      props: [{ kind: 'chair', x: 130 }],
      alt: 'Seated, one heel forwards while the elbows pull back',
      keyPose: 0.24,
      keys: heelDig(seated(130), { torso: [4, 1] }, 168, 206),
    },
    harder: {
      seconds: 1.5,
      alt: 'Hips lower, quicker heel digs while the elbows pull back',
      keyPose: 0.24,
      keys: heelDig(
        { hip: [134, 176], torso: [18, 16], head: 6 },
        { hip: [130, 182], torso: [22, 20], head: 8 },
        146,
        196,
      ),
    },
  },
  clock_tap: {
    sided: true,
    seconds: 4.8,
    alt: 'Standing on one leg, tapping the other foot in front, to the side and behind',
    props: [{ kind: 'chair', x: 200, front: true }, ...CLOCK],
    keys: clockTaps(52, 161, { ...onHips([153, 161]), aB: [50, 84] }),
    easier: {
      props: [
        { kind: 'chair', x: 200, front: true },
        { kind: 'clock', x: 158, w: 76 },
      ],
      alt: 'Hand on a chair, small taps in front, to the side and behind',
      keys: clockTaps(38, 158, { ...onHips([153, 160]), aB: palm(184, 142) }),
    },
    harder: {
      props: [{ kind: 'clock', x: 158, w: 128 }],
      seconds: 5.4,
      alt: 'Standing knee bent, longer taps in front, to the side and behind, no hands',
      keys: clockTaps(64, 178, { aF: [58, 78], aB: [66, 84] }),
    },
  },
  bag_squat: {
    seconds: 3.4,
    alt: 'Squatting while hugging a backpack to the chest',
    held: { kind: 'backpack', at: 'chest' },
    keys: withHug(squatKeys({ ...DOWN, torso: [30, 30], hip: [121, 206] }, 0.44, 0.54)),
    easier: {
      held: null,
      alt: 'Comfortable squat with arms crossed, no bag',
      keys: withCrossedArms(
        squatKeys({ hip: [126, 194], torso: [28, 28], head: 10, lF: foot(150), lB: foot(147) }, 0.44, 0.54),
      ),
    },
    harder: {
      held: { kind: 'backpack', at: 'chest', size: 1.2 },
      seconds: 5.6,
      alt: 'Hugging a backpack, three seconds down, pausing at the bottom',
      keys: withHug(squatKeys({ ...DOWN, torso: [31, 31], hip: [120, 210] }, 0.54, 0.76)),
    },
  },
  curl_press: {
    seconds: 4,
    alt: 'Curling two bottles to the shoulders and pressing them overhead',
    held: { kind: 'bottle', at: 'hands' },
    keys: curlPress([0.24, 0.46, 0.56, 0.76]),
    easier: {
      seconds: 2.8,
      alt: 'Curling two bottles to the shoulders',
      keys: [key(0, UP, { aF: [2, 14], aB: [0, 12] }), key(0.42, UP, CURLED), key(0.52, UP, CURLED)],
    },
    harder: {
      held: { kind: 'bottle', at: 'hands', size: 1.35 },
      seconds: 5.6,
      alt: 'Heavier bottles: curl, press and three seconds down',
      keys: curlPress([0.18, 0.34, 0.44, 0.72]),
    },
  },
  rear_fly: {
    view: 'front',
    seconds: 3,
    alt: 'Leaning forwards, opening both arms wide with a bottle in each hand',
    held: { kind: 'bottle', at: 'hands' },
    keys: rearFly(0.42, 0.54),
    easier: {
      held: null,
      seconds: 2.8,
      alt: 'Standing tall, opening both arms wide, no bottles',
      keys: [key(0, facing(14), FOREARMS_IN), key(0.42, facing(14), ARMS_WIDE), key(0.54, facing(14), ARMS_WIDE)],
    },
    harder: {
      seconds: 4.4,
      alt: 'Leaning forwards, holding the arms wide for two seconds',
      keys: rearFly(0.28, 0.74),
    },
  },
  side_bend: {
    view: 'front',
    sided: true,
    seconds: 5,
    alt: 'Standing, one arm overhead, leaning over to the side',
    keys: sideBend(WIDE, [160, 157], 17, touch(180, 147, -60), false),
    easier: {
      props: [{ kind: 'chair', x: 160, front: true }],
      alt: 'Seated, one hand on the chair, leaning over to the side',
      keys: sideBend(SEATED_FRONT, CHAIR_SEAT, 14, palm(196, 206, 20), false).map((k) => ({ ...k, hip: CHAIR_SEAT })),
    },
    harder: {
      alt: 'Both arms overhead, one hand holding the other wrist, leaning further',
      keys: sideBend(WIDE, [160, 157], 21, touch(180, 147, -60), true),
    },
  },
  thread_needle: {
    seconds: 6,
    sided: true,
    alt: 'On hands and knees, sliding one arm under the chest until the shoulder rests on the mat',
    props: MAT,
    keyPose: 0.5,
    keys: [
      key(0, FOURS, { aF: stepping(200) }),
      key(0.14, WALKED),
      key(0.42, THREAD),
      key(0.68, THREAD),
      key(0.86, WALKED, { aF: stepping(242) }),
    ],
    easier: {
      props: COUNTER,
      seconds: 5,
      alt: 'Standing, hands on a counter, turning the chest and reaching one arm under',
      keyPose: 0.5,
      keys: [
        key(0, {
          hip: [112, 164],
          torso: [52, 54],
          head: 44,
          lF: foot(100),
          lB: foot(97),
          ...onPalms(224, 221, 148),
        }),
        key(0.4, COUNTER_THREAD),
        key(0.6, COUNTER_THREAD),
      ],
    },
    harder: {
      seconds: 8,
      alt: 'Sliding one arm under the chest, then reaching it up to the ceiling',
      keys: [
        key(0, FOURS, { aF: stepping(200) }),
        key(0.1, WALKED),
        key(0.28, THREAD),
        key(0.4, THREAD),
        key(0.5, WALKED, { aF: stepping(242) }),
        key(0.57, FOURS),
        key(0.68, FOURS, SKY),
        key(0.82, FOURS, SKY),
      ],
    },
  },
  hip_switch: {
    view: 'front',
    seconds: 4.4,
    alt: 'Sitting with the hands behind, letting both knees roll to one side, then the other',
    props: [{ kind: 'mat', x: 34, deep: 34 }],
    keyPose: 0.25,
    keys: hipSwitch(1, BEHIND),
    easier: {
      alt: 'Leaning on the hands, rolling both knees part way from side to side',
      keyPose: 0.25,
      keys: hipSwitch(0.45, BEHIND),
    },
    harder: {
      alt: 'Sitting tall with no hands, rolling both knees from side to side',
      keyPose: 0.25,
      keys: hipSwitch(1, { aF: [62, -58, 0.9, 0.9], aB: [62, -58, 0.9, 0.9] }),
    },
  },
  bag_march: {
    view: 'front',
    sided: true,
    fists: true,
    seconds: 2.8,
    alt: 'Marching slowly with a bag in one hand',
    held: { kind: 'backpack', at: 'near' },
    keys: bagMarch(12, [22, 10], [17, 10]),
    easier: {
      held: null,
      sided: false,
      alt: 'Slow march, hands free',
      keys: bagMarch(14, [18, 8], [18, 8]),
    },
    harder: {
      held: { kind: 'backpack', at: 'near', size: 1.25 },
      alt: 'Heavier bag, marching with the knees to hip height',
      keys: bagMarch(-3, [30, 14], [18, 11]),
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
