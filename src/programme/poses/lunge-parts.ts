/** Poses and key builders of lunges and steps. */
import { SURFACE } from './body-measures.ts';
import type { Keyframe, LimbTarget, Point, Pose } from './pose.ts';
import { foot, key, palm, step, tip, toes, touch } from './pose-builders.ts';
import { BENT } from './standing-parts.ts';

export const L_UP: Pose = { hip: [166, 158], torso: [2, 1], lF: foot(168), lB: toes(164), fB: 90, ...BENT };

export const L_DOWN: Pose = {
  hip: [122, 208],
  torso: [7, 5],
  lF: foot(168),
  lB: toes(44),
  fB: 22,
  aF: [-30, 56],
  aB: [34, 124],
};

/** The free foot passing the standing leg. */
export const PASSING: Pose = {
  hip: [160, 162],
  torso: [4, 2],
  lF: foot(168),
  lB: [2, -64],
  fB: 14,
  aF: [4, 92],
  aB: [2, 90],
};

export const SPLIT: Pose = { hip: [116, 170], torso: [4, 3], lF: foot(160), lB: toes(48), fB: 40 };

export const SPLIT_DOWN: Pose = { hip: [114, 207], torso: [6, 4], lF: foot(160), lB: toes(48), fB: 22 };

/** One foot steps back by `long`, then the other; `heel` = angle of the back foot. */
export const altLunge = (
  long: number,
  deep: number,
  heel: number,
  arms: (down: boolean) => Pose,
): readonly Keyframe[] => {
  const up: Pose = { hip: [168, 158], torso: [2, 1], fF: 90, fB: 90, ...arms(false) };
  const low: Pose = { hip: [168 - long * 0.38, deep], torso: [6, 4], ...arms(true) };
  return [
    key(0, up, { lF: toes(168, 12), lB: toes(165) }),
    key(0.2, low, { lF: toes(168 - long), lB: toes(165), fF: heel, fB: 90 }),
    key(0.28, low, { lF: toes(168 - long, 12), lB: toes(165), fF: heel, fB: 90 }),
    key(0.5, up, { lF: toes(168), lB: toes(165, 12) }),
    key(0.7, low, { lF: toes(168), lB: toes(165 - long), fF: 90, fB: heel }),
    key(0.78, low, { lF: toes(168), lB: toes(165 - long, 12), fF: 90, fB: heel }),
  ];
};

export const sideLunge = (x: number, y: number, lean: number, arms: Pose): readonly Keyframe[] => [
  key(0, { hip: [140, 157], torso: 0, aF: [14, 4], aB: [14, 4], lF: step(129, 0.3), lB: step(151, 0.3, 10) }),
  key(0.42, { hip: [140 + x, y], torso: lean, spine: 0.86, lF: step(129, 0.1), lB: step(151 + x + 12, 0.55) }, arms),
  key(
    0.55,
    { hip: [140 + x, y + 1], torso: lean, spine: 0.86, lF: step(129, 0.1), lB: step(151 + x + 12, 0.55, 10) },
    arms,
  ),
];

/** Front view: the right foot of the picture behind and across; its knee sinks behind the front calf. */
export const curtsy = (y: number, cross: number, knee: Point, arms: Pose, arc?: number): Pose => {
  const lB: LimbTarget = { toe: [150 - cross, 269], via: knee, depth: -34, ...(arc ? { arc } : {}) };
  return {
    hip: [156, y],
    torso: [2, 0],
    spine: 0.97,
    lF: { toe: [148, 273], via: [141, 213 + (y - 158) * 0.36], depth: 20 },
    lB,
    fF: 90,
    fB: 24,
    ...arms,
  };
};

export const CLASP: Pose = { aF: [26, -66, 0.9, 0.75], aB: [26, -66, 0.9, 0.75] };

export const CURTSY_UP: Pose = {
  hip: [156, 157],
  torso: 0,
  ...CLASP,
  lF: tip(146),
  lB: tip(168, 0.3, 8),
  fF: 90,
  fB: 90,
};

/** Where a shoe tip touches the step (y). */
const STEP_TOP = SURFACE.step + 0.6;

export function stepKeys(tap: boolean, drive: boolean): readonly Keyframe[] {
  const high = 236;
  const ground: Pose = { hip: [140, 158], torso: [4, 2], ...BENT };
  const start = key(0, ground, { lF: foot(140, 26), lB: toes(137), fB: 90 });
  const placed: Pose = {
    hip: [150, 160],
    torso: [10, 8],
    aF: [-26, 50],
    aB: [30, 110],
    lF: foot(188, undefined, high),
    lB: toes(137),
    fB: 84,
  };
  if (tap) {
    const onEdge: Pose = { ...placed, hip: [142, 159], torso: [5, 3], fF: 52 };
    return [
      { ...start, lF: toes(136, 30), fF: 90 },
      key(0.45, onEdge, { lF: toes(170, undefined, STEP_TOP) }),
      key(0.55, onEdge, { lF: toes(170, 26, STEP_TOP) }),
    ];
  }
  const lean: Pose = {
    hip: [166, 152],
    torso: [20, 16],
    aF: [-10, 60],
    aB: [10, 80],
    lF: foot(188, undefined, high),
    lB: toes(137, 20),
    fB: 44,
  };
  const top: Pose = drive
    ? {
        hip: [190, 131],
        torso: [3, 1],
        aF: [40, 132],
        aB: [-34, 54],
        lF: foot(188, undefined, high),
        lB: [86, -6],
        fB: 78,
      }
    : { hip: [188, 132], torso: [3, 1], ...BENT, lF: foot(188, undefined, high), lB: { toe: [203, 246.6] }, fB: 90 };
  return [
    start,
    key(0.18, placed),
    key(0.28, lean),
    key(0.46, top),
    key(0.58, top, drive ? {} : { lB: { toe: [203, 246.6], arc: 14 } }),
    key(0.76, lean, { fB: 60, lB: toes(137) }),
    key(0.86, placed, { lF: foot(188, 22, high) }),
  ];
}

export function rotateKeys(kneeOff: boolean, onThigh: boolean): readonly Keyframe[] {
  const legs: Pose = kneeOff
    ? { hip: [132, 210], lB: foot(190), lF: toes(24), fF: 18 }
    : { kneel: { at: [104, 262], thigh: -36, shin: -90, leg: 'lF' }, lB: foot(188), fF: -90 };
  const low: Pose = onThigh
    ? { torso: [24, 22], head: 12, aF: touch(186, 204, 60), aB: [60, 66] }
    : { torso: kneeOff ? [79, 85] : [70, 76], head: 54, aF: palm(204), aB: palm(212, 263) };
  const open: Pose = onThigh
    ? { torso: [14, 6], head: -14, aF: touch(186, 204, 60), aB: [196, 190] }
    : { torso: kneeOff ? [79, 81] : [71, 73], head: 16, aF: palm(204), aB: [182, 184] };
  const half: Pose = onThigh
    ? { aF: touch(186, 204, 60), aB: [120, 124], torso: [20, 14], head: 2 }
    : { ...open, torso: kneeOff ? [79, 83] : [71, 75], head: 36, aB: [92, 100] };
  return [key(0, legs, low), key(0.2, legs, half), key(0.4, legs, open), key(0.62, legs, open), key(0.82, legs, half)];
}
