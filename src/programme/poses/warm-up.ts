/** Warm-up moves. */
import type { MoveId } from '../move.ts';
import { hinge } from './hinge-parts.ts';
import { altLunge } from './lunge-parts.ts';
import type { Keyframe, MovePoses } from './pose.ts';
import { frontHips, key, onHips, onPalms, palm, seated, stand, step, toes, touch } from './pose-builders.ts';
import { squatKeys } from './squat-parts.ts';
import { ARMS_UP, DOWN, HALF, UP } from './standing-parts.ts';
import { heelLift, hipCircle, marchKeys, rolls, swing } from './warm-up-parts.ts';

export const WARM_UP_POSES = {
  march: {
    seconds: 1.4,
    alt: 'Marching on the spot, opposite arm and knee lifting',
    keys: marchKeys(62, 24, 36),
    easier: { keys: heelLift(38), seconds: 1.6, alt: 'Lifting one heel at a time, toes stay down' },
    harder: { keys: marchKeys(88, 36, 46), seconds: 1.1, alt: 'Brisk march, knees to hip height' },
  },
  arm_swings: {
    seconds: 2,
    alt: 'Swinging both arms forwards, up and back',
    keys: swing(34, 148),
    easier: { keys: swing(22, 70), seconds: 2.2, alt: 'Small arm swings below shoulder height' },
    harder: { keys: swing(42, 172, 52), alt: 'Full arm swings, rising onto the toes' },
  },
  shoulder_rolls: {
    seconds: 3.2,
    alt: 'Rolling both shoulders up, back and down',
    keys: rolls(stand(150), 13, [
      [6, 14],
      [2, 20],
      [-12, 6],
      [-2, 8],
    ]),
    frame: '72 34 160 150',
    easier: {
      frame: '50 76 192 180',
      keys: rolls(seated(146), 12, [
        [20, 62],
        [12, 66],
        [-2, 60],
        [8, 60],
      ]),
      props: [{ kind: 'chair', x: 146 }],
      alt: 'Seated on a chair, rolling both shoulders up, back and down',
    },
    harder: {
      seconds: 4.4,
      keys: rollAndSqueeze(),
      alt: 'Shoulder rolls with elbows drawn back and shoulder blades together',
    },
  },
  air_squat: {
    seconds: 3,
    alt: 'Lowering into a squat and standing up',
    keys: squatKeys(DOWN, 0.44, 0.5),
    easier: {
      keys: [
        key(0, UP, { aF: palm(202, 108, 172), aB: [2, 12] }),
        key(0.44, HALF, { hip: [132, 182], torso: [22, 22], aF: palm(202, 108, 172), aB: [30, 60] }),
        key(0.52, HALF, { hip: [132, 183], torso: [22, 22], aF: palm(202, 108, 172), aB: [30, 60] }),
      ],
      props: [{ kind: 'wall', x: 210 }],
      alt: 'Half squat with one hand on the wall',
    },
    harder: {
      keys: squatKeys({ ...DOWN, hip: [116, 216], torso: [38, 42] }, 0.58, 0.66),
      seconds: 5,
      alt: 'Full squat, three seconds down',
    },
  },
  hip_circles: {
    view: 'front',
    seconds: 3,
    alt: 'Hands on hips, circling the hips',
    keys: hipCircle(16, 5),
    easier: { keys: hipCircle(9, 3), alt: 'Small hip circles, hands on hips' },
    harder: {
      alt: 'Standing on one leg, opening the lifted knee out to the side and back',
      seconds: 3.2,
      sided: true,
      keys: [
        key(0, { hip: [160, 157], torso: 0, ...frontHips(160, 157), lF: step(150), lB: step(170), fB: 90 }),
        key(0.28, {
          hip: [156, 157],
          torso: -2,
          ...frontHips(156, 157),
          lF: step(150),
          lB: [6, -2, 0.4, 0.95],
          fB: 50,
        }),
        key(0.55, {
          hip: [156, 157],
          torso: -4,
          ...frontHips(156, 157),
          lF: step(150),
          lB: [76, 4, 0.86, 0.95],
          fB: 50,
        }),
        key(0.72, {
          hip: [156, 157],
          torso: -3,
          ...frontHips(156, 157),
          lF: step(150),
          lB: [44, 4, 0.9, 0.95],
          fB: 40,
        }),
      ],
    },
  },
  good_mornings: {
    seconds: 3.4,
    alt: 'Hinging forwards at the hips with a long back and standing up',
    keys: [
      hinge(0, 1, { aF: [44, 210, 0.94, 0.76], aB: [38, 204, 0.94, 0.76] }),
      hinge(0.44, 74, { aF: [-30, 136, 0.94, 0.76], aB: [-36, 130, 0.94, 0.76] }),
      hinge(0.54, 75, { aF: [-30, 136, 0.94, 0.76], aB: [-36, 130, 0.94, 0.76] }),
    ],
    easier: {
      keys: [
        hinge(0, 1, { aF: touch(160, 164, 10), aB: touch(157, 164, 10) }),
        hinge(0.46, 46, { aF: touch(155, 179, 16), aB: touch(152, 179, 16) }, 1.1),
        hinge(0.54, 47, { aF: touch(155, 180, 16), aB: touch(152, 180, 16) }, 1.1),
      ],
      alt: 'Small hinge, hands sliding down the thighs',
    },
    harder: {
      keys: [
        hinge(0, 1, ARMS_UP),
        hinge(0.44, 72, { aF: [104, 106], aB: [100, 103] }),
        hinge(0.54, 73, { aF: [103, 105], aB: [99, 102] }),
      ],
      alt: 'Hip hinge with arms in line with the back',
    },
  },
  alt_lunges: {
    seconds: 4.4,
    alt: 'Stepping back into a lunge, one leg after the other',
    keys: altLunge(112, 207, 22, (down) => onHips(down ? [168 - 112 * 0.38, 207] : [168, 158])),
    easier: {
      keys: altLunge(72, 176, 38, () => ({ ...onPalms(204, 201, 148) })),
      props: [{ kind: 'chair', x: 230 }],
      alt: 'Short steps back into a small lunge, hands on a chair',
    },
    harder: {
      keys: altLunge(112, 207, 22, (d) => (d ? { aF: [172, 176], aB: [166, 172] } : { aF: [2, 14], aB: [2, 14] })),
      alt: 'Alternating lunges with arms reaching overhead',
    },
  },
  high_knees: {
    seconds: 0.9,
    alt: 'Quick high knees on the spot',
    keys: marchKeys(94, 34, 50),
    easier: { from: 'march', seconds: 1.7, alt: 'Slow march' },
    harder: {
      seconds: 0.72,
      alt: 'Light jog on the toes with high knees',
      keys: [
        key(0, {
          hip: [152, 152],
          torso: [5, 3],
          aF: [-40, 52],
          aB: [48, 140],
          lF: [92, 4],
          lB: toes(148),
          fF: 72,
          fB: 62,
        }),
        key(0.25, {
          hip: [152, 144],
          torso: [5, 3],
          aF: [4, 80],
          aB: [4, 80],
          lF: [46, -34],
          lB: [16, -46],
          fF: 46,
          fB: 20,
        }),
        key(0.5, {
          hip: [152, 152],
          torso: [5, 3],
          aF: [48, 140],
          aB: [-40, 52],
          lF: toes(150),
          lB: [92, 4],
          fF: 62,
          fB: 72,
        }),
        key(0.75, {
          hip: [152, 144],
          torso: [5, 3],
          aF: [4, 80],
          aB: [4, 80],
          lF: [16, -46],
          lB: [46, -34],
          fF: 20,
          fB: 46,
        }),
      ],
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;

/** Shoulder rolls that pause at the back: the third key is held, so there are five. */
function rollAndSqueeze(): readonly Keyframe[] {
  const [forwards, lifted, back, lowered] = rolls(stand(150), 13, [
    [8, 20],
    [-2, 40],
    [-40, 44],
    [-10, 20],
  ]);
  return [
    { ...forwards, t: 0 },
    { ...lifted, t: 0.2 },
    { ...back, t: 0.4 },
    { ...back, t: 0.66, shoulder: [-15, 1], torso: [1, -8], aF: [-48, 40], aB: [-48, 40] },
    { ...lowered, t: 0.84 },
  ];
}
