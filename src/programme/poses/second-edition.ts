/** The ten moves of the second edition. */
import type { MoveId } from '../move.ts';
import type { Keyframe, LimbSpec, LimbTarget, MovePoses, Point, Pose, Prop } from './pose.ts';
import { allFours, bentLegs, facing, foot, key, kneeUp, palm, seated, step, tip, touch } from './pose-builders.ts';
import { OVERHEAD } from './push-and-pull-parts.ts';
import { squatKeys, withCrossedArms } from './squat-parts.ts';
import { ARMS_AHEAD, DOWN, HUG, UP } from './standing-parts.ts';

const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];
const COUNTER: readonly Prop[] = [{ kind: 'counter', x: 214, w: 70 }];
/** Chair beside the coach in front view, hand on its back. */
export const CHAIR_BESIDE: readonly Prop[] = [{ kind: 'chair', x: 77, flip: true }];
export const ON_CHAIR_BESIDE: LimbTarget = palm(104, 147, 50);

/* Side step and reach. */

const LOW_ARMS: Pose = { aF: [20, 6], aB: [20, 6] };
/** Step out by `x`, weight over the stepping foot, far arm up and over to that side. */
const sideReach = (x: number, y: number, lean: number): readonly Keyframe[] => [
  key(0, { hip: [160, 160], torso: 0, lF: step(151, 0.3), lB: step(169, 0.3, 9) }, LOW_ARMS),
  key(0.2, {
    hip: [160 + x * 0.62, y],
    torso: [lean * 0.4, lean],
    head: lean * 0.7,
    lF: step(151, 0.15),
    lB: step(169 + x, 0.6),
    aF: [197 + lean * 0.4, 224 + lean * 0.4],
    aB: touch(160 + x * 0.62 + 21, y - 13, -60),
  }),
  key(0.28, {
    hip: [160 + x * 0.62, y + 0.5],
    torso: [lean * 0.4, lean],
    head: lean * 0.7,
    lF: step(151, 0.15),
    lB: step(169 + x, 0.6, 9),
    aF: [197 + lean * 0.4, 224 + lean * 0.4],
    aB: touch(160 + x * 0.62 + 21, y - 12.5, -60),
  }),
  key(0.5, { hip: [160, 160], torso: 0, lF: step(151, 0.3, 9), lB: step(169, 0.3) }, LOW_ARMS),
  key(0.7, {
    hip: [160 - x * 0.62, y],
    torso: [-lean * 0.4, -lean],
    head: -lean * 0.7,
    lB: step(169, 0.15),
    lF: step(151 - x, 0.6),
    aB: [197 + lean * 0.4, 224 + lean * 0.4],
    aF: touch(160 - x * 0.62 - 21, y - 13, 60),
  }),
  key(0.78, {
    hip: [160 - x * 0.62, y + 0.5],
    torso: [-lean * 0.4, -lean],
    head: -lean * 0.7,
    lB: step(169, 0.15),
    lF: step(151 - x, 0.6, 9),
    aB: [197 + lean * 0.4, 224 + lean * 0.4],
    aF: touch(160 - x * 0.62 - 21, y - 12.5, 60),
  }),
];
const sideTap: readonly Keyframe[] = [
  key(0, {
    hip: [160, 158],
    torso: 0,
    aF: [14, 4],
    aB: [14, 4],
    lF: tip(151, 0.3),
    lB: tip(169, 0.3, 6),
    fF: 90,
    fB: 90,
  }),
  key(0.25, {
    hip: [155, 159],
    torso: -3,
    aF: [84, 90],
    aB: [84, 90],
    lF: tip(151, 0.3),
    lB: tip(202, 0.2, 6),
    fF: 90,
    fB: 52,
  }),
  key(0.5, {
    hip: [160, 158],
    torso: 0,
    aF: [14, 4],
    aB: [14, 4],
    lF: tip(151, 0.3, 6),
    lB: tip(169, 0.3),
    fF: 90,
    fB: 90,
  }),
  key(0.75, {
    hip: [165, 159],
    torso: 3,
    aF: [84, 90],
    aB: [84, 90],
    lF: tip(118, 0.2, 6),
    lB: tip(169, 0.3),
    fF: 52,
    fB: 90,
  }),
];

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

/** Taps in front (towards you), to the side and behind; the left leg of the picture stands. */
const clockTaps = (far: number, y: number, arms: (hip: Point) => Pose): readonly Keyframe[] => {
  const spot = (t: number, hip: Point, lB: LimbTarget, fB: number, torso: number): Keyframe =>
    key(t, { hip, torso, lF: step(152, 0.35), lB, fF: 90, fB }, arms(hip));
  const front: LimbTarget = { to: [167, Math.min(y + 104, 271)], via: [170, Math.min(y + 53, 221)], depth: 16, arc: 8 };
  const side: LimbTarget = { to: [164 + far, 259 - far * 0.04], out: 0.12, arc: 8 };
  const back: LimbTarget = { to: [166 + far * 0.2, 238], via: [173, y + 44], depth: -30, arc: 8 };
  const home: LimbTarget = { to: [171, 262], out: 0.3, arc: 6 };
  const hold = (l: LimbTarget): LimbTarget => {
    const { arc, ...rest } = l;
    return rest;
  };
  const lean = (far - 34) * 0.16;
  return [
    key(0, { hip: [157, 158], torso: 0, lF: step(152, 0.35), lB: home, fF: 90, fB: 90 }, arms([157, 158])),
    spot(0.14, [155, y], hold(front), 80, 0),
    spot(0.22, [155, y], front, 80, 0),
    spot(0.42, [152, y], hold(side), 46, -lean),
    spot(0.5, [152, y], side, 46, -lean),
    spot(0.7, [154, y], hold(back), 22, -1),
    spot(0.78, [154, y], back, 22, -1),
  ];
};
const CLOCK: readonly Prop[] = [{ kind: 'clock', x: 160, w: 104 }];

/* Bottles and bags. */

const curlPress = ([curled, pressed, held, lowered]: readonly [
  number,
  number,
  number,
  number,
]): readonly Keyframe[] => [
  key(0, UP, { aF: [2, 14], aB: [0, 12] }),
  key(curled, UP, { aF: [10, 158], aB: [6, 154] }),
  key(pressed, UP, OVERHEAD),
  key(held, UP, OVERHEAD),
  key(lowered, UP, { aF: [10, 158], aB: [6, 154] }),
];
const BOWED: Pose = { hip: [160, 164], torso: 0, spine: 0.44, head: 0, lF: step(144, 0.5), lB: step(176, 0.5) };
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
      ? { aF: [166 + n * 1.1, 206 + n * 1.1], aB: [168 - n * 1.1, 204 - n * 1.1] }
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
  torso: [118, 156],
  head: 52,
  fF: -88,
  aF: { ...palm(200), via: [189, 236] },
  aB: { to: [151, 270], palm: -80, depth: 24 },
};
const SKY: Pose = { torso: [80, 80], head: 46, aF: palm(200), aB: [178, 186] };

/* Seated hip switch. */

const SEAT: Point = [160, 246];
const roll = (way: -1 | 0 | 1, part: number, arms: Pose): Pose => {
  const feet: [Point, Point] = [
    [107, 261],
    [213, 261],
  ];
  const up: [Point, Point] = [
    [122, 212],
    [198, 212],
  ];
  const [into, outOf]: [Point, Point] =
    way < 0
      ? [
          [98, 241],
          [176, 240],
        ]
      : [
          [144, 240],
          [222, 241],
        ];
  const at = (k: 0 | 1): Point => {
    const goal = k ? outOf : into;
    return way ? [up[k][0] + (goal[0] - up[k][0]) * part, up[k][1] + (goal[1] - up[k][1]) * part] : up[k];
  };
  return {
    hip: [SEAT[0], SEAT[1]],
    torso: 0,
    lF: { to: feet[0], via: at(0), depth: way > 0 ? 20 : 12 },
    lB: { to: feet[1], via: at(1), depth: way > 0 ? 12 : 20 },
    head: way * part * 5,
    ...arms,
  };
};
const BEHIND: Pose = { aF: palm(123, 251, -30), aB: palm(197, 251, 30) };
const hipSwitch = (part: number, arms: Pose): readonly Keyframe[] => [
  key(0, roll(0, 1, arms)),
  key(0.2, roll(-1, part, arms)),
  key(0.3, roll(-1, part, arms)),
  key(0.5, roll(0, 1, arms)),
  key(0.7, roll(1, part, arms)),
  key(0.8, roll(1, part, arms)),
];

export const SECOND_EDITION_POSES = {
  side_reach: {
    view: 'front',
    seconds: 2.4,
    alt: 'Stepping side to side, one arm reaching up and over to that side',
    still: [0, 0.24],
    keys: sideReach(36, 164, 12),
    easier: {
      seconds: 2.2,
      alt: 'Tapping one toe to the side, arms to shoulder height',
      still: [0, 0.25],
      keys: sideTap,
    },
    harder: {
      seconds: 2.8,
      alt: 'Wider side steps with a deeper bend and a longer reach',
      still: [0, 0.24],
      keys: sideReach(52, 182, 18),
    },
  },
  heel_dig: {
    fists: true,
    seconds: 1.8,
    alt: 'Digging one heel forwards while the elbows pull back, changing legs',
    still: [0, 0.24],
    keys: heelDig({ hip: [146, 159], torso: [3, 1] }, { hip: [142, 163], torso: [6, 3] }, 146, 190),
    easier: {
      props: [{ kind: 'chair', x: 130 }],
      alt: 'Seated, one heel forwards while the elbows pull back',
      still: [0, 0.24],
      keys: heelDig(seated(130), { torso: [4, 1] }, 168, 206),
    },
    harder: {
      seconds: 1.5,
      alt: 'Hips lower, quicker heel digs while the elbows pull back',
      still: [0, 0.24],
      keys: heelDig(
        { hip: [134, 176], torso: [18, 16], head: 6 },
        { hip: [130, 182], torso: [22, 20], head: 8 },
        146,
        196,
      ),
    },
  },
  clock_tap: {
    view: 'front',
    sided: true,
    seconds: 4.8,
    alt: 'Standing on one leg, tapping the other foot in front, to the side and behind',
    props: [...CLOCK, { kind: 'chair', x: 50, flip: true }],
    still: [0.18, 0.46],
    keys: clockTaps(50, 166, () => ({ aF: [62, 50], aB: [44, 30] })),
    easier: {
      props: [{ kind: 'clock', x: 160, w: 84 }, ...CHAIR_BESIDE],
      alt: 'Hand on a chair, small taps in front, to the side and behind',
      still: [0.18, 0.46],
      keys: clockTaps(34, 165, (hip) => ({ aF: ON_CHAIR_BESIDE, aB: touch(hip[0] + 20, hip[1] - 11, -60) })),
    },
    harder: {
      props: [{ kind: 'clock', x: 160, w: 128 }],
      seconds: 5.4,
      alt: 'Standing knee bent, longer taps in front, to the side and behind, no hands',
      still: [0.18, 0.46],
      keys: clockTaps(64, 176, () => ({ aF: [76, 60], aB: [60, 46] })),
    },
  },
  bag_squat: {
    seconds: 3.4,
    alt: 'Squatting while hugging a backpack to the chest',
    held: { kind: 'backpack', at: 'chest' },
    keys: squatKeys({ ...DOWN, torso: [30, 30], hip: [121, 206] }, 0.44, 0.54, HUG),
    easier: {
      held: null,
      alt: 'Comfortable squat with arms crossed, no bag',
      keys: withCrossedArms(
        squatKeys({ hip: [126, 194], torso: [28, 28], head: 10, lF: foot(150), lB: foot(147) }, 0.44, 0.54, HUG),
      ),
    },
    harder: {
      held: { kind: 'backpack', at: 'chest', size: 1.2 },
      seconds: 5.6,
      alt: 'Hugging a backpack, three seconds down, pausing at the bottom',
      keys: squatKeys({ ...DOWN, torso: [31, 31], hip: [120, 210] }, 0.54, 0.76, HUG),
    },
  },
  curl_press: {
    seconds: 4,
    alt: 'Curling two bottles to the shoulders and pressing them overhead',
    held: { kind: 'bottle', at: 'hands' },
    keys: curlPress([0.24, 0.46, 0.56, 0.76]),
    still: [0, 0.5],
    easier: {
      seconds: 2.8,
      alt: 'Curling two bottles to the shoulders',
      still: [0, 0.46],
      keys: [
        key(0, UP, { aF: [2, 14], aB: [0, 12] }),
        key(0.42, UP, { aF: [8, 156], aB: [4, 152] }),
        key(0.52, UP, { aF: [8, 156], aB: [4, 152] }),
      ],
    },
    harder: {
      held: { kind: 'bottle', at: 'hands', size: 1.35 },
      seconds: 5.6,
      alt: 'Heavier bottles: curl, press and three seconds down',
      keys: curlPress([0.18, 0.34, 0.44, 0.72]),
      still: [0, 0.4],
    },
  },
  rear_fly: {
    view: 'front',
    seconds: 3,
    alt: 'Leaning forwards, opening both arms wide with a bottle in each hand',
    held: { kind: 'bottle', at: 'hands' },
    keys: rearFly(0.42, 0.54),
    still: [0, 0.48],
    easier: {
      held: null,
      seconds: 2.8,
      alt: 'Standing tall, opening both arms wide, no bottles',
      still: [0, 0.48],
      keys: [
        key(0, facing(14), { aF: [76, -78, 0.9, 0.9], aB: [76, -78, 0.9, 0.9] }),
        key(0.42, facing(14), { aF: [88, 92], aB: [88, 92] }),
        key(0.54, facing(14), { aF: [88, 92], aB: [88, 92] }),
      ],
    },
    harder: {
      seconds: 4.4,
      alt: 'Leaning forwards, holding the arms wide for two seconds',
      still: [0, 0.48],
      keys: rearFly(0.28, 0.74),
    },
  },
  side_bend: {
    view: 'front',
    sided: true,
    seconds: 5,
    alt: 'Standing, one arm overhead, leaning over to the side',
    still: [0, 0.5],
    keys: sideBend(WIDE, [160, 157], 17, touch(180, 147, -60), false),
    easier: {
      props: [{ kind: 'chair', x: 160, front: true }],
      alt: 'Seated, one hand on the chair, leaning over to the side',
      still: [0, 0.5],
      keys: sideBend(SEATED_FRONT, CHAIR_SEAT, 14, palm(196, 206, 20), false).map((k) => ({ ...k, hip: CHAIR_SEAT })),
    },
    harder: {
      alt: 'Both arms overhead, one hand holding the other wrist, leaning further',
      still: [0, 0.5],
      keys: sideBend(WIDE, [160, 157], 21, touch(180, 147, -60), true),
    },
  },
  thread_needle: {
    seconds: 6,
    sided: true,
    alt: 'On hands and knees, sliding one arm under the chest until the shoulder rests on the mat',
    props: MAT,
    still: [0, 0.5],
    keys: [
      key(0, FOURS, { aF: palm(200), aB: palm(199) }),
      key(0.08, FOURS, { aF: palm(200), aB: palm(199) }),
      key(0.42, THREAD),
      key(0.64, THREAD),
    ],
    easier: {
      props: COUNTER,
      seconds: 5,
      alt: 'Standing, hands on a counter, turning the chest and reaching one arm under',
      still: [0, 0.5],
      keys: [
        key(0, {
          hip: [112, 164],
          torso: [52, 54],
          head: 44,
          lF: foot(100),
          lB: foot(97),
          aF: palm(224, 148),
          aB: palm(221, 148),
        }),
        key(0.4, {
          hip: [108, 165],
          torso: [60, 70],
          head: 74,
          lF: foot(100),
          lB: foot(97),
          aF: palm(224, 148),
          aB: [-20, -24],
        }),
        key(0.6, {
          hip: [108, 165],
          torso: [60, 70],
          head: 74,
          lF: foot(100),
          lB: foot(97),
          aF: palm(224, 148),
          aB: [-20, -24],
        }),
      ],
    },
    harder: {
      seconds: 8,
      alt: 'Sliding one arm under the chest, then reaching it up to the ceiling',
      still: [0.3, 0.72],
      keys: [
        key(0, FOURS, { aF: palm(200), aB: palm(199) }),
        key(0.26, THREAD),
        key(0.4, THREAD),
        key(0.52, FOURS, { aF: palm(200), aB: [10, 44, 0.8, 0.8] }),
        key(0.68, FOURS, SKY),
        key(0.82, FOURS, SKY),
      ],
    },
  },
  hip_switch: {
    view: 'front',
    seconds: 4.4,
    alt: 'Sitting with the hands behind, letting both knees roll to one side, then the other',
    props: [{ kind: 'mat', x: 34, deep: 16 }],
    still: [0, 0.25],
    keys: hipSwitch(1, BEHIND),
    easier: {
      alt: 'Leaning on the hands, rolling both knees part way from side to side',
      still: [0, 0.25],
      keys: hipSwitch(0.45, BEHIND),
    },
    harder: {
      alt: 'Sitting tall with no hands, rolling both knees from side to side',
      still: [0, 0.25],
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
    still: [0, 0.26],
    keys: bagMarch(12, [22, 10], [17, 10]),
    easier: {
      held: null,
      sided: false,
      alt: 'Slow march, hands free',
      still: [0, 0.26],
      keys: bagMarch(14, [18, 8], [18, 8]),
    },
    harder: {
      held: { kind: 'backpack', at: 'near', size: 1.25 },
      alt: 'Heavier bag, marching with the knees to hip height',
      still: [0, 0.26],
      keys: bagMarch(-3, [30, 14], [18, 11]),
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
