/** Cool-down: static holds with long breaths (4 s in, 6 s out). */
import type { MoveId } from '../move.ts';
import type { MovePoses, Pose, Prop } from './pose.ts';
import { foot, key, onPalms, palm, seated, supine, toes, touch } from './pose-builders.ts';

const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];
const BREATH = 10;

const HALF_KNEEL: Pose = {
  kneel: { at: [112, 262], thigh: -26, shin: -90, leg: 'lB' },
  lF: foot(190),
  fB: -90,
  torso: [-4, -3],
  head: 0,
};
const FOLD: Pose = { hip: [136, 162], torso: [122, 152], head: 178, lF: foot(150), lB: foot(147) };
/** A mat seen a little from above: what is nearer to the viewer is lower on the picture. */
const DEEP_MAT: readonly Prop[] = [{ kind: 'mat', x: 14, w: 288, deep: 40 }];
/** On the back, the near ankle crossed over the far thigh, so that its knee points at the viewer. */
const CROSSED: Pose = {
  hip: [172, 244],
  torso: [-92, -94],
  head: -92,
  lB: { to: [207, 178], via: [158, 193], depth: -10 },
  lF: { to: [166, 210], via: [198, 245], depth: 30 },
  fB: 150,
  fF: 168,
};
/** Hips over the heels, brow on the mat, both arms long to the near side. */
const CHILD: Pose = {
  kneel: { at: [158, 257], thigh: 66, shin: -91 },
  fF: -94,
  torso: [84, 113],
  head: 116,
  aF: palm(219, 274, 74),
  aB: palm(226, 267, 78),
};
const LYING: Pose = { ...supine(178), hip: [178, 244], lF: foot(230, undefined, 254), lB: foot(227, undefined, 248) };

export const STRETCH_POSES = {
  quad_stretch: {
    seconds: BREATH,
    hold: true,
    sided: true,
    alt: 'Half kneeling, gently pressing the hips forwards',
    props: MAT,
    keys: [key(0, HALF_KNEEL, { aF: touch(180, 204, 80), aB: touch(177, 204, 80) })],
    easier: {
      props: [{ kind: 'wall', x: 214 }],
      alt: 'Standing with one hand on a wall and one foot back, hips tucked under',
      keys: [
        key(0, {
          hip: [146, 166],
          torso: [-5, -2],
          lF: foot(168),
          lB: toes(104),
          fB: 62,
          aF: palm(206, 116, 176),
          aB: touch(152, 154, 62),
        }),
      ],
    },
    harder: {
      keys: [key(0, HALF_KNEEL, { torso: [-7, -12], aF: touch(170, 197, 80), aB: [190, 202] })],
      alt: 'Half kneeling, hips forwards, one arm reaching up and over',
    },
  },
  ham_fold: {
    seconds: BREATH,
    hold: true,
    alt: 'Folding forwards with soft knees, arms hanging',
    keys: [key(0, FOLD, { aF: [4, 10], aB: [0, 6] })],
    easier: {
      props: [{ kind: 'chair', x: 218, flip: true }],
      alt: 'Folding forwards with hands on a chair',
      keys: [
        key(0, {
          hip: [124, 162],
          torso: [84, 90],
          head: 84,
          lF: foot(140),
          lB: foot(137),
          ...onPalms(210, 207, 216),
        }),
      ],
    },
    harder: {
      keys: [
        key(0, FOLD, {
          torso: [126, 158],
          head: 180,
          hip: [135, 161],
          aF: { to: [145, 214], via: [161, 233], palm: 196 },
          aB: { to: [142, 212], via: [157, 231], palm: 196 },
        }),
      ],
      alt: 'Deeper fold, hands holding behind the knees',
    },
  },
  fig4: {
    seconds: BREATH,
    hold: true,
    sided: true,
    alt: 'On the back, one ankle crossed over the other thigh, legs drawn in',
    props: DEEP_MAT,
    keys: [key(0, CROSSED, { aF: [84, 92], aB: [84, 92] })],
    easier: {
      view: 'front',
      props: [{ kind: 'chair', x: 160, front: true }],
      alt: 'Seated on a chair, one ankle on the other thigh, leaning forwards a little',
      keys: [
        key(0, {
          hip: [160, 200],
          torso: 0,
          spine: 0.88,
          lF: { to: [142, 262], via: [142, 212], depth: 30 },
          lB: { to: [142, 208], via: [192, 214], depth: 44 },
          fB: 50,
          aB: touch(184, 200, -60),
          aF: touch(138, 196, 0),
        }),
      ],
    },
    harder: {
      keys: [
        key(0, CROSSED, {
          lB: { to: [196, 174], via: [150, 194], depth: -10 },
          aF: touch(172, 226, 130),
          aB: touch(174, 222, 130),
        }),
      ],
      alt: 'On the back, ankle over thigh, hands pulling the thigh closer',
    },
  },
  childs: {
    seconds: BREATH,
    hold: true,
    sided: true,
    alt: 'Sitting back on the heels, brow on the mat, arms reaching long to one side',
    props: DEEP_MAT,
    keys: [key(0, CHILD)],
    easier: {
      sided: false,
      props: [{ kind: 'sofa', x: 196, w: 110, flip: true }],
      alt: 'Kneeling, arms resting on the sofa',
      keys: [
        key(0, {
          kneel: { at: [150, 262], thigh: 34, shin: -92 },
          fF: -94,
          torso: [72, 84],
          head: 92,
          ...onPalms(236, 231, 217),
        }),
      ],
    },
    harder: 'thread_needle',
  },
  breathe: {
    seconds: BREATH,
    hold: true,
    alt: 'On the back with knees bent, arms open on the mat, long breaths',
    props: DEEP_MAT,
    keys: [
      key(0, LYING, {
        aF: { to: [142, 270], via: [125, 259], palm: 64 },
        aB: { to: [144, 222], via: [128, 230], palm: 112 },
      }),
    ],
    easier: {
      props: [{ kind: 'chair', x: 146 }],
      alt: 'Seated on a chair, hands on the ribs, long breaths',
      keys: [
        key(0, seated(146), {
          torso: [-4, -2],
          hip: [140, 204],
          aF: { to: [150, 176], via: [128, 172], palm: 70 },
          aB: { to: [152, 177], palm: 70 },
        }),
      ],
    },
    harder: {
      keys: [key(0, LYING, { aF: [-80, -88], aB: [-86, -93] })],
      alt: 'On the back with knees bent, arms resting overhead, long breaths',
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
