/** Kneeling and plank moves: hands and knees, knee planks, full planks. */
import type { MoveId } from '../move.ts';
import type { Keyframe, LimbTarget, MovePoses, Point, Pose, Prop } from './pose.ts';
import { allFours, key, kneePlank, onPalms, onToes, palm, plank, toes, touch } from './pose-builders.ts';

const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];
const SOFA: readonly Prop[] = [{ kind: 'sofa', x: 206, w: 104, flip: true }];
const COUNTER: readonly Prop[] = [{ kind: 'counter', x: 214, w: 70 }];

/** Hands and knees on the far knee, near leg free. */
const ON_FAR_KNEE: Pose = { ...allFours(142), kneel: { at: [139, 262], thigh: 0, shin: -90, leg: 'lB' }, fB: -88 };
const FOREARMS: Pose = { torso: [92, 101], head: 92, ...onPalms(226, 223) };

const liftLeg = (base: Pose, lifts: readonly Pose[], rest: Pose): readonly Keyframe[] => {
  const n = lifts.length;
  return [
    key(0, base, rest),
    ...lifts.map((l, i) => key(n === 1 ? 0.42 : 0.34 + (i * 0.34) / (n - 1), base, l)),
    key(n === 1 ? 0.54 : 0.74, base, lifts.at(-1) ?? rest),
  ];
};
const LEG_REST: Pose = { lF: [0, -90], fF: -88 };
const DONKEY: Pose = { lF: [-92, -178], fF: -92 };
/** Hands and knees seen from the front: the trunk points at the viewer. */
const FRONT_FOURS: Pose = {
  hip: [148, 197],
  torso: 0,
  spine: -0.28,
  head: 0,
  aF: { to: [126, 262], palm: 0, out: 0.2 },
  aB: { to: [170, 262], palm: 0, out: 0.2 },
  lF: [3, 0, 1, 0.04],
  lB: [3, 0, 1, 0.04],
  fF: 90,
  fB: 60,
};
const HYDRANT: Pose = { lB: [96, 40, 0.98, 0.5] };
const HYDRANT_LONG: Pose = { lB: [95, 94, 0.98, 0.96] };
const SMALL_MAT: readonly Prop[] = [{ kind: 'mat', x: 66, w: 164, deep: 32 }];

/* Push-ups. */

const KNEE_HANDS: Pose = { ...onPalms(206, 203) };
const pushKeys = (base: (lean: number) => Pose, top: number, low: number, hands: Pose): readonly Keyframe[] => [
  key(0, base(top), hands, { head: top - 2 }),
  key(0.45, base(low), hands, { head: low - 8 }),
  key(0.54, base(low), hands, { head: low - 8 }),
];
const FULL_HANDS: Pose = { ...onPalms(217, 214) };

/* Bird dog. */

const SIDE_A: Pose = { aF: [100, 102], lB: [-86, -91], fB: -66 };
const SIDE_B: Pose = { aB: [100, 102], lF: [-86, -91], fF: -66 };
/** Both knees held by IK-free angles over a fixed hip, so that either leg may leave the mat. */
const FOURS: Pose = {
  hip: [142, 208],
  torso: [80, 84],
  head: 80,
  ...onPalms(200, 199),
  lF: [0, -90],
  lB: [0, -90],
  fF: -88,
  fB: -88,
};
const birdDog = (hold: number): readonly Keyframe[] => [
  key(0, FOURS),
  key(0.24 - hold / 2, FOURS, SIDE_A),
  key(0.24 + hold / 2, FOURS, SIDE_A),
  key(0.5, FOURS),
  key(0.74 - hold / 2, FOURS, SIDE_B),
  key(0.74 + hold / 2, FOURS, SIDE_B),
];
const CAT: Pose = { torso: [59, 107], head: 128 };
const COW: Pose = { torso: [100, 66], head: 56 };

/* Planks. */

/** A hand at the other shoulder, the elbow hanging low enough to be seen under the chest. */
const tapAt = ([x, y]: Point, [back, down]: Point): LimbTarget => ({
  ...touch(x, y - 3, 140),
  via: [x - back, y + down],
});
const LOW_ELBOW: Point = [23, 13];
/** One hand and then the other to the opposite shoulder, which is seen at `shoulder`. */
const tap = (
  base: Pose,
  hands: readonly [number, number],
  shoulder: Point,
  height?: number,
  elbow = LOW_ELBOW,
): readonly Keyframe[] => {
  const both: Pose = { ...base, aF: palm(hands[0], height), aB: palm(hands[1], height) };
  const near: Pose = { aF: tapAt(shoulder, elbow) };
  const far: Pose = { aB: tapAt([shoulder[0] - 2, shoulder[1] - 2], elbow) };
  return [
    key(0, both),
    key(0.2, both, near),
    key(0.28, both, near),
    key(0.46, both),
    key(0.54, both),
    key(0.72, both, far),
    key(0.8, both, far),
  ];
};

const BEAR: Pose = {
  hip: [134, 196],
  torso: [91, 97],
  head: 84,
  ...onToes(66, 16),
  ...onPalms(195, 194),
};
const BEAR_DOWN: Pose = { ...BEAR, hip: [141, 210], torso: [80, 83], head: 80, fF: 4, fB: 4 };

/** Hands and knees with the toes tucked under. */
const TUCKED: Pose = { ...FOURS, lF: [0, -105], lB: [0, -105], fF: 0, fB: 0 };

const C_PLANK: Pose = {
  hip: [160, 217],
  torso: [73, 73],
  head: 68,
  ...onToes(44, 17),
  ...onPalms(219, 218),
};
/** Hips rise a little so that the knee can pass under them. */
const PASS: Pose = { hip: [154, 208], torso: [84, 84] };
const DRAWN: Pose = { hip: [153, 207], torso: [86, 84] };
const climb = (): readonly Keyframe[] => [
  key(0, C_PLANK),
  key(0.13, C_PLANK, PASS, { lF: [-6, -114], fF: -60 }),
  key(0.25, C_PLANK, DRAWN, { lF: [68, -92], fF: -40 }),
  key(0.37, C_PLANK, PASS, { lF: [-6, -114], fF: -60 }),
  key(0.5, C_PLANK),
  key(0.63, C_PLANK, PASS, { lB: [-6, -114], fB: -60 }),
  key(0.75, C_PLANK, DRAWN, { lB: [68, -92], fB: -40 }),
  key(0.87, C_PLANK, PASS, { lB: [-6, -114], fB: -60 }),
];

const DOG: Pose = {
  hip: [126, 180],
  torso: [131, 132],
  head: 146,
  ...onToes(44, 44),
  ...onPalms(219, 218),
};

const COUNTER_HANDS: Pose = { ...onPalms(224, 222, 148) };
const COUNTER_DOG: Pose = {
  hip: [99, 165],
  torso: [80, 86],
  head: 92,
  ...onToes(75, 84),
  ...COUNTER_HANDS,
};
const COUNTER_PLANK: Pose = {
  hip: [138, 164],
  torso: [33, 33],
  head: 28,
  ...onToes(75, 57),
  ...COUNTER_HANDS,
};

export const KNEELING_POSES = {
  donkey_kick: {
    seconds: 2.8,
    sided: true,
    alt: 'On hands and knees, pressing one bent leg up behind',
    props: MAT,
    keys: liftLeg(ON_FAR_KNEE, [DONKEY], LEG_REST),
    easier: {
      keys: liftLeg({ ...ON_FAR_KNEE, ...FOREARMS }, [{ lF: [-62, -148], fF: -62 }], LEG_REST),
      alt: 'On forearms and knees, pressing one bent leg up a little',
    },
    harder: {
      keys: liftLeg(
        ON_FAR_KNEE,
        [DONKEY, { lF: [-76, -164], fF: -78 }, DONKEY, { lF: [-76, -164], fF: -78 }, DONKEY],
        LEG_REST,
      ),
      seconds: 3.8,
      alt: 'Donkey kick with three pulses at the top',
    },
  },
  fire_hydrant: {
    view: 'front',
    seconds: 2.8,
    sided: true,
    alt: 'On hands and knees, seen from the front, lifting one bent knee out to the side',
    props: SMALL_MAT,
    keys: liftLeg(FRONT_FOURS, [HYDRANT], {}),
    easier: 'clamshell',
    harder: {
      seconds: 3.8,
      alt: 'Lifting the knee to the side, then extending the leg',
      keys: [
        key(0, FRONT_FOURS),
        key(0.28, FRONT_FOURS, HYDRANT),
        key(0.34, FRONT_FOURS, HYDRANT),
        key(0.52, FRONT_FOURS, HYDRANT_LONG),
        key(0.6, FRONT_FOURS, HYDRANT_LONG),
        key(0.76, FRONT_FOURS, HYDRANT),
      ],
    },
  },
  push_up: {
    seconds: 3,
    alt: 'Push-up from the knees',
    props: MAT,
    keys: pushKeys((l) => kneePlank(106, l), 57, 75, KNEE_HANDS),
    easier: 'incline_push',
    harder: { keys: pushKeys((l) => plank(61, l), 73, 83, FULL_HANDS), alt: 'Full push-up on the toes' },
  },
  bird_dog: {
    seconds: 5.6,
    alt: 'On hands and knees, reaching one arm forwards and the opposite leg back, changing sides',
    props: MAT,
    keys: birdDog(0.08),
    easier: {
      seconds: 4.8,
      keys: [
        key(0, FOURS),
        key(0.22, FOURS, { lB: [-62, -73], fB: 10 }),
        key(0.3, FOURS, { lB: [-62, -73], fB: 10 }),
        key(0.5, FOURS),
        key(0.72, FOURS, { lF: [-62, -73], fF: 10 }),
        key(0.8, FOURS, { lF: [-62, -73], fF: 10 }),
      ],
      alt: 'On hands and knees, sliding one toe back along the mat at a time',
    },
    harder: {
      seconds: 7,
      alt: 'Bird dog, drawing elbow and knee together between reps',
      keys: [
        key(0, FOURS),
        key(0.12, FOURS, crossA()),
        key(0.24, FOURS, SIDE_A),
        key(0.36, FOURS, crossA()),
        key(0.5, FOURS),
        key(0.62, FOURS, crossB()),
        key(0.74, FOURS, SIDE_B),
        key(0.86, FOURS, crossB()),
      ],
    },
  },
  bear: {
    seconds: 4,
    alt: 'On hands and toes, hovering the knees just above the mat',
    props: MAT,
    keys: [key(0, BEAR_DOWN), key(0.25, BEAR), key(0.8, BEAR)],
    easier: {
      seconds: 4,
      alt: 'On hands and knees, lifting one knee a little at a time',
      keys: [
        key(0, TUCKED),
        key(0.22, TUCKED, { lF: { toe: [92, 272.4], via: [141, 244] }, fF: 4 }),
        key(0.32, TUCKED, { lF: { toe: [92, 272.4], via: [141, 244] }, fF: 4 }),
        key(0.5, TUCKED),
        key(0.72, TUCKED, { lB: { toe: [90, 272.4], via: [139, 244] }, fB: 4 }),
        key(0.82, TUCKED, { lB: { toe: [90, 272.4], via: [139, 244] }, fB: 4 }),
      ],
    },
    harder: {
      seconds: 3,
      alt: 'Bear hover tapping one shoulder at a time',
      keys: tap(BEAR, [195, 193], [206, 214]),
    },
  },
  shoulder_tap: {
    seconds: 3,
    alt: 'In a plank from the knees, tapping one shoulder at a time',
    props: MAT,
    keys: tap(kneePlank(106, 57), [206, 203], [208, 206]),
    easier: {
      props: COUNTER,
      keys: tap(plank(94, 33), [224, 221], [186, 126], 148, [8, 16]),
      keyPose: 0.24,
      alt: 'Hands on a counter, tapping one shoulder at a time',
    },
    harder: {
      keys: tap(plank(61, 73), [217, 214], [222, 208]),
      alt: 'In a full plank, tapping one shoulder at a time',
    },
  },
  cat_bird: {
    seconds: 9,
    alt: 'Rounding and arching the back, then reaching opposite arm and leg',
    props: MAT,
    keys: [
      key(0, FOURS),
      key(0.1, FOURS, CAT),
      key(0.14, FOURS, CAT),
      key(0.26, FOURS, COW),
      key(0.3, FOURS, COW),
      key(0.4, FOURS),
      key(0.52, FOURS, SIDE_A),
      key(0.57, FOURS, SIDE_A),
      key(0.68, FOURS),
      key(0.8, FOURS, SIDE_B),
      key(0.86, FOURS, SIDE_B),
    ],
    easier: {
      seconds: 5.6,
      keys: [key(0, FOURS, CAT), key(0.1, FOURS, CAT), key(0.5, FOURS, COW), key(0.6, FOURS, COW)],
      alt: 'Rounding and arching the back',
    },
    harder: {
      seconds: 13,
      alt: 'Cat-cow to bird dog, holding three seconds each side',
      keys: [
        key(0, FOURS),
        key(0.08, FOURS, CAT),
        key(0.11, FOURS, CAT),
        key(0.2, FOURS, COW),
        key(0.23, FOURS, COW),
        key(0.3, FOURS),
        key(0.38, FOURS, SIDE_A),
        key(0.61, FOURS, SIDE_A),
        key(0.68, FOURS),
        key(0.75, FOURS, SIDE_B),
        key(0.96, FOURS, SIDE_B),
      ],
    },
  },
  climber: {
    seconds: 2.8,
    alt: 'In a plank, drawing one knee in at a time',
    props: MAT,
    keys: climb(),
    easier: {
      seconds: 3.4,
      props: SOFA,
      alt: 'Hands on the sofa, stepping one foot in at a time',
      keyPose: 0.25,
      keys: [
        key(0, incline()),
        key(0.25, incline(), { lF: toes(96, 8), fF: 48 }),
        key(0.5, incline()),
        key(0.75, incline(), { lB: toes(96, 8), fB: 48 }),
      ].map((k, i) => (i % 2 ? k : { ...k, ...(i === 0 ? { lF: toes(36, 8) } : { lB: toes(36, 8) }) })),
    },
    harder: { seconds: 1.2, alt: 'Mountain climbers with quick feet' },
  },
  dog_plank: {
    seconds: 4.6,
    alt: 'Moving from down dog to plank and back',
    props: MAT,
    keys: [key(0, DOG), key(0.12, DOG), key(0.5, C_PLANK), key(0.62, C_PLANK)],
    easier: {
      seconds: 4.4,
      props: COUNTER,
      alt: 'Hands on a counter, moving the hips back and then forwards to a plank',
      keys: [key(0, COUNTER_DOG), key(0.1, COUNTER_DOG), key(0.5, COUNTER_PLANK), key(0.6, COUNTER_PLANK)],
    },
    harder: {
      seconds: 7.4,
      alt: 'Down dog to plank, tapping each shoulder',
      keys: [
        key(0, DOG),
        key(0.1, DOG),
        key(0.34, C_PLANK),
        ...tap(C_PLANK, [219, 218], [224, 208])
          .slice(1)
          .map((tapping) => ({ ...tapping, t: 0.3 + tapping.t * 0.6 })),
        key(0.84, C_PLANK),
      ],
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;

/** Elbow under the body to the opposite knee. */
function crossA(): Pose {
  return { aF: [-22, 60], lB: [40, -99], fB: -92, torso: [74, 92], head: 104 };
}
function crossB(): Pose {
  return { aB: [-22, 60], lF: [40, -99], fF: -92, torso: [74, 92], head: 104 };
}
/** Straight body with the hands on the sofa edge. */
function incline(): Pose {
  return {
    hip: [133, 193],
    torso: [56, 56],
    head: 50,
    ...onToes(36, 34),
    ...onPalms(218, 215, 217),
  };
}
