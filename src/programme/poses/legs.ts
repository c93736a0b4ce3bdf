/** Standing strength: squats, lunges, hinges. */
import type { MoveId } from '../move.ts';
import { bagHinge, gmKnee, hinge, kickKeys, SL_DOWN, SL_UP } from './hinge-parts.ts';
import {
  CLASP,
  CURTSY_UP,
  curtsy,
  L_DOWN,
  L_UP,
  PASSING,
  rotateKeys,
  SPLIT,
  SPLIT_DOWN,
  sideLunge,
  stepKeys,
} from './lunge-parts.ts';
import type { MovePoses, Point, Pose } from './pose.ts';
import { foot, key, onHips, onPalms, palm, slower, toes, touch } from './pose-builders.ts';
import { liftHands, PRAYER, sitKeys, squatKeys, sumo, wallSit, withCrossedArms, withHug } from './squat-parts.ts';
import {
  ARMS_AHEAD,
  ARMS_UP,
  CHAIR_AHEAD,
  DOWN,
  DOWN_T,
  HALF,
  MAT,
  REACH_T,
  RISE,
  UP,
  UP_T,
} from './standing-parts.ts';

/** The top of a small pulse. */
const PULSED: Pose = { ...HALF, hip: [123, 197], aF: [80, 86], aB: [78, 84], torso: [32, 36] };
const PULSED_T: Pose = { ...DOWN_T, hip: [123, 198] };
/** Back foot on the sofa edge. */
const raisedFoot = (hip: Point, torso: readonly [number, number]): Pose => ({
  hip,
  torso,
  lF: foot(166),
  lB: { to: [82, 214] },
  fB: -76,
  ...onHips(hip),
});

export const LEG_POSES = {
  chair_squat: {
    seconds: 3.6,
    alt: 'Sitting down on a chair and standing up',
    props: [{ kind: 'chair', x: 124 }],
    keys: sitKeys(ARMS_AHEAD, false),
    easier: { keys: sitKeys(null, false), alt: 'Sitting down and standing up, hands pushing on the thighs' },
    harder: {
      keys: withCrossedArms(sitKeys(ARMS_AHEAD, true)),
      seconds: 5,
      alt: 'Three seconds down, hovering above the chair, arms crossed',
    },
  },
  squat: {
    seconds: 3.2,
    alt: 'Lowering into a squat and standing up',
    keys: squatKeys(DOWN),
    easier: 'chair_squat',
    harder: {
      keys: withHug(squatKeys({ ...DOWN, torso: [30, 30], hip: [122, 210] }, 0.5, 0.7)),
      held: { kind: 'backpack', at: 'chest', size: 1.2 },
      seconds: 5,
      alt: 'Slow squat hugging a backpack, pausing at the bottom',
    },
  },
  sumo_squat: {
    view: 'front',
    seconds: 3.2,
    alt: 'Wide squat with knees over toes',
    keys: [
      key(0, sumo(166, 0.5, { aF: [14, -20], aB: [14, -20] })),
      key(0.42, sumo(204, 0.95, PRAYER)),
      key(0.56, sumo(205, 0.95, PRAYER)),
    ].map(liftHands),
    easier: {
      keys: [
        key(0, sumo(166, 0.5, { aF: palm(94, 148, 60), aB: touch(179, 156, -60) })),
        key(0.42, sumo(184, 0.9, { aF: palm(94, 148, 60), aB: touch(179, 174, -60) })),
        key(0.54, sumo(185, 0.9, { aF: palm(94, 148, 60), aB: touch(179, 175, -60) })),
      ],
      props: [{ kind: 'chair', x: 62, flip: true }],
      alt: 'Half wide squat with one hand on a chair',
    },
    harder: {
      keys: [
        key(0, sumo(166, 0.5, { aF: [14, -20], aB: [14, -20] })),
        key(0.22, sumo(204, 0.95, PRAYER)),
        key(0.34, sumo(203, 0.95, PRAYER), { fF: 0 }),
        key(0.42, sumo(203, 0.95, PRAYER), { fF: 0 }),
        key(0.54, sumo(204, 0.95, PRAYER)),
        key(0.66, sumo(203, 0.95, PRAYER), { fB: 0 }),
        key(0.74, sumo(203, 0.95, PRAYER), { fB: 0 }),
        key(0.84, sumo(204, 0.95, PRAYER)),
      ].map(liftHands),
      seconds: 5,
      alt: 'Wide squat, lifting one heel and then the other at the bottom',
    },
  },
  pulse_squat: {
    seconds: 3.2,
    alt: 'Squat with two small pulses at the bottom',
    keys: [key(0, UP), key(0.3, DOWN), key(0.42, PULSED), key(0.54, DOWN), key(0.64, PULSED), key(0.74, DOWN)],
    easier: 'squat',
    harder: {
      seconds: 4.2,
      alt: 'Three squat pulses, then rising to the toes',
      keys: [
        key(0, RISE),
        key(0.12, UP_T),
        key(0.3, DOWN_T),
        key(0.38, PULSED_T),
        key(0.46, DOWN_T),
        key(0.54, PULSED_T),
        key(0.62, DOWN_T),
        key(0.7, PULSED_T),
        key(0.78, DOWN_T),
        key(0.92, UP_T),
      ],
    },
  },
  split_squat: {
    seconds: 3.2,
    sided: true,
    alt: 'Lowering straight down in a long stride',
    keys: [
      key(0, SPLIT, onHips([116, 170])),
      key(0.44, SPLIT_DOWN, onHips([114, 207])),
      key(0.54, SPLIT_DOWN, { hip: [114, 208] }, onHips([114, 208])),
    ],
    easier: {
      keys: [
        key(0, SPLIT, { aF: palm(170, 148), aB: [6, 40] }),
        key(0.44, SPLIT_DOWN, { hip: [116, 188], aF: palm(170, 148), aB: [6, 40] }),
        key(0.54, SPLIT_DOWN, { hip: [116, 189], aF: palm(170, 148), aB: [6, 40] }),
      ],
      props: [{ kind: 'chair', x: 198 }],
      alt: 'Short split squat with one hand on a chair',
    },
    harder: {
      alt: 'Split squat with the back foot on the sofa edge',
      props: [{ kind: 'sofa', x: 4, w: 92 }],
      keys: [
        key(0, raisedFoot([150, 163], [5, 4])),
        key(0.44, raisedFoot([130, 205], [12, 9])),
        key(0.54, raisedFoot([130, 206], [12, 9])),
      ],
    },
  },
  reverse_lunge: {
    seconds: 3.4,
    sided: true,
    alt: 'Stepping one foot back into a lunge and returning',
    keys: [
      key(0, L_UP, { lB: toes(164, 12) }),
      key(0.44, L_DOWN),
      key(0.54, L_DOWN, { hip: [122, 209], lB: toes(44, 12) }),
    ],
    easier: {
      keys: [
        key(0, L_UP, { lB: toes(164, 8), aF: palm(206, 148), aB: [4, 20] }),
        key(0.44, {
          hip: [158, 166],
          torso: [8, 5],
          lF: foot(168),
          lB: toes(96),
          fB: 40,
          aF: palm(206, 148),
          aB: [4, 20],
        }),
        key(0.54, {
          hip: [158, 166],
          torso: [8, 5],
          lF: foot(168),
          lB: toes(96, 8),
          fB: 40,
          aF: palm(206, 148),
          aB: [4, 20],
        }),
      ],
      props: [{ kind: 'chair', x: 232 }],
      seconds: 2.6,
      alt: 'Tapping one toe back, hand on a chair',
    },
    harder: {
      seconds: 3.4,
      alt: 'Reverse lunge with a knee drive',
      keys: [
        key(0, { hip: [168, 157], torso: [2, 0], lF: foot(168), lB: [88, -4], fB: 80, aF: [40, 134], aB: [-34, 54] }),
        key(0.2, PASSING),
        key(0.46, L_DOWN),
        key(0.54, L_DOWN, { hip: [122, 209] }),
        key(0.8, PASSING),
      ],
    },
  },
  lateral_lunge: {
    view: 'front',
    seconds: 3,
    sided: true,
    alt: 'Stepping to the side into a lunge and back',
    keys: sideLunge(56, 194, 6, CLASP),
    easier: {
      keys: sideLunge(34, 174, 3, { aF: [28, -56, 1, 0.8], aB: [28, -56, 1, 0.8] }),
      alt: 'Side step with a small bend',
    },
    harder: {
      keys: sideLunge(56, 208, 12, { spine: 0.32, aF: { to: [199, 250] }, aB: [24, 6] }),
      seconds: 3.4,
      alt: 'Side lunge reaching one hand to the floor',
    },
  },
  curtsy_lunge: {
    view: 'front',
    seconds: 3.2,
    sided: true,
    alt: 'Crossing one foot behind into a curtsy and returning',
    keys: [
      key(0, CURTSY_UP),
      key(0.44, curtsy(193, 46, [151, 231], CLASP)),
      key(0.54, curtsy(194, 46, [151, 232], CLASP, 8)),
    ],
    easier: {
      keys: [
        key(0, CURTSY_UP),
        key(0.44, curtsy(166, 30, [154, 215], CLASP)),
        key(0.54, curtsy(166, 30, [154, 215], CLASP, 8)),
      ],
      seconds: 2.6,
      alt: 'Toe tap back on a diagonal',
    },
    harder: {
      keys: [
        key(0, CURTSY_UP),
        key(0.34, curtsy(197, 46, [150, 235], CLASP)),
        key(0.46, curtsy(180, 46, [150, 227], CLASP)),
        key(0.58, curtsy(197, 46, [150, 235], CLASP, 8)),
      ],
      seconds: 3.8,
      alt: 'Curtsy lunge with a pulse at the bottom',
    },
  },
  wall_sit: {
    seconds: 4,
    hold: true,
    alt: 'Holding a seated position with the back against a wall',
    props: [{ kind: 'wall', x: 79 }],
    keys: [key(0, wallSit(208))],
    easier: { keys: [key(0, wallSit(190), { lF: toes(150), lB: toes(147) })], alt: 'Higher wall sit' },
    harder: {
      seconds: 2.4,
      alt: 'Wall sit lifting one heel at a time',
      keys: [
        key(0, wallSit(208)),
        key(0.25, wallSit(208), { fF: 48 }),
        key(0.5, wallSit(208)),
        key(0.75, wallSit(208), { fB: 48 }),
      ],
    },
  },
  calf_squat: {
    seconds: 3.4,
    alt: 'Squat, then rising onto the toes',
    keys: [key(0, UP_T), key(0.3, DOWN_T), key(0.38, DOWN_T), key(0.62, UP_T), key(0.76, RISE), key(0.84, RISE)],
    easier: {
      seconds: 2.6,
      keyPose: 0.45,
      alt: 'Calf raises with both hands on a chair',
      props: [{ kind: 'chair', x: 203 }],
      keys: [
        key(0, UP_T, { ...onPalms(177, 174, 148) }),
        key(0.42, RISE, { ...onPalms(177, 174, 148) }),
        key(0.54, RISE, { ...onPalms(177, 174, 148) }),
      ],
    },
    harder: {
      seconds: 4.6,
      alt: 'Squat to calf raise, two seconds on the toes',
      keys: [key(0, UP_T), key(0.22, DOWN_T), key(0.28, DOWN_T), key(0.44, UP_T), key(0.52, RISE), key(0.94, RISE)],
    },
  },
  squat_jump: {
    seconds: 1.9,
    alt: 'Fast squat up onto the toes, arms swinging up',
    keys: [key(0, DOWN_T, { aF: [-34, -20], aB: [-34, -20], torso: [44, 46] }), key(0.45, REACH_T), key(0.55, REACH_T)],
    easier: 'calf_squat',
    harder: {
      seconds: 1.8,
      alt: 'Small squat jump',
      keys: [
        key(0, DOWN_T, { aF: [-38, -24], aB: [-38, -24], torso: [46, 48] }),
        key(0.3, REACH_T, { aF: [150, 160], aB: [146, 158] }),
        key(0.46, {
          hip: [154, 134],
          torso: [0, -2],
          aF: [146, 150],
          aB: [142, 146],
          lF: { toe: [169, 260] },
          lB: { toe: [166, 260] },
          fF: 34,
          fB: 34,
        }),
        key(0.62, REACH_T, { aF: [120, 130], aB: [116, 128] }),
      ],
    },
  },
  step_up: {
    seconds: 3,
    alt: 'Stepping up onto a low step and down again',
    props: [{ kind: 'step', x: 164, w: 90 }],
    sided: true,
    keys: stepKeys(false, false),
    easier: { keys: stepKeys(true, false), seconds: 2, alt: 'Tapping one foot on the step' },
    harder: { keys: stepKeys(false, true), alt: 'Step-up with a knee drive at the top' },
  },
  deadlift: {
    seconds: 3.4,
    alt: 'Hinging at the hips to lower a backpack and standing up',
    held: { kind: 'backpack', at: 'near' },
    keys: bagHinge(66),
    easier: {
      held: null,
      keys: [
        hinge(0, 1, { aF: touch(160, 162, 10), aB: touch(156, 162, 10) }),
        hinge(0.46, 54, { aF: touch(157, 180, 14), aB: touch(155, 180, 14) }, 1.2),
        hinge(0.54, 55, { aF: touch(155, 186, 14), aB: touch(152, 186, 14) }, 1.2),
      ],
      alt: 'Hip hinge without a bag, hands on the thighs',
    },
    harder: {
      held: { kind: 'backpack', at: 'near', size: 1.18 },
      keys: slower(bagHinge(64), [0, 0.58, 0.66]),
      seconds: 5,
      alt: 'Heavier backpack, three seconds down',
    },
  },
  sl_deadlift: {
    seconds: 3.6,
    sided: true,
    alt: 'Balancing on one leg, tipping forwards with the other leg long behind',
    keys: [key(0, SL_UP), key(0.44, SL_DOWN), key(0.54, SL_DOWN)],
    easier: {
      keys: [
        key(0, UP, { lB: toes(112), fB: 40 }),
        key(0.44, {
          hip: [126, 168],
          torso: [58, 56],
          head: 46,
          aF: touch(156, 197, 12),
          aB: touch(153, 197, 12),
          lF: foot(150),
          lB: toes(112),
          fB: 36,
        }),
        key(0.54, {
          hip: [126, 168],
          torso: [59, 57],
          head: 46,
          aF: touch(156, 198, 12),
          aB: touch(153, 198, 12),
          lF: foot(150),
          lB: toes(112),
          fB: 36,
        }),
      ],
      alt: 'Hinge with the back toe down for balance',
    },
    harder: {
      held: { kind: 'backpack', at: 'near' },
      keys: [key(0, SL_UP, { aF: [6, 10], lB: [-12, -40] }), key(0.46, SL_DOWN), key(0.56, SL_DOWN)],
      seconds: 4,
      alt: 'Single-leg deadlift holding a backpack',
    },
  },
  kickback: {
    seconds: 2.6,
    sided: true,
    alt: 'Holding a chair, pressing one straight leg back',
    props: CHAIR_AHEAD,
    keys: kickKeys([[-34, -42]]),
    easier: { keys: kickKeys([]), alt: 'Toe tap behind, hands on a chair' },
    harder: {
      keys: kickKeys([
        [-34, -42],
        [-24, -32],
        [-36, -44],
      ]),
      seconds: 3.2,
      alt: 'Kickback with two pulses at the top',
    },
  },
  squat_reach: {
    seconds: 3.4,
    alt: 'Squat, then stand and reach overhead',
    keys: [
      key(0, DOWN, { aF: [30, 40], aB: [28, 38], torso: [40, 44] }),
      key(0.46, UP, { ...ARMS_UP, torso: [0, -2] }),
      key(0.58, UP, { ...ARMS_UP, torso: [0, -2] }),
    ],
    easier: {
      keys: [
        key(0, HALF, { aF: [30, 40], aB: [28, 38] }),
        key(0.46, UP, { ...ARMS_UP, torso: [0, -2] }),
        key(0.58, UP, { ...ARMS_UP, torso: [0, -2] }),
      ],
      alt: 'Half squat, then reach overhead',
    },
    harder: {
      seconds: 4.2,
      keys: [key(0, DOWN_T, { aF: [30, 40], aB: [28, 38], torso: [40, 44] }), key(0.4, REACH_T), key(0.74, REACH_T)],
      alt: 'Squat to reach, holding on the toes',
    },
  },
  gm_knee: {
    seconds: 5,
    alt: 'Hinging forwards, then standing and lifting one knee, changing legs',
    keys: gmKnee(0.06),
    easier: { from: 'good_mornings', alt: 'Hip hinge only' },
    harder: { keys: gmKnee(0.18), seconds: 7, alt: 'Hinge, then hold the lifted knee for two seconds' },
  },
  lunge_rotate: {
    seconds: 5,
    sided: true,
    alt: 'Low lunge, back knee down, turning one arm up to the ceiling',
    props: MAT,
    keys: rotateKeys(false, false),
    easier: {
      keys: rotateKeys(false, true),
      alt: 'Low lunge, back knee down, hand on the thigh, turning the other arm up',
    },
    harder: { keys: rotateKeys(true, false), alt: 'Low lunge with the back knee off the mat, turning one arm up' },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
