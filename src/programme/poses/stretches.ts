/** Cool-down: static holds with long breaths (4 s in, 6 s out). */
import type { MoveId } from '../move.ts';
import type { MovePoses, Pose, Prop } from './pose.ts';
import { bentLegs, foot, key, palm, seated, touch } from './pose-builders.ts';

const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];
const BREATH = 10;

const HALF_KNEEL: Pose = {
  kneel: { at: [112, 262], thigh: -26, shin: -90, leg: 'lB' },
  lF: foot(190),
  fB: -90,
  torso: [-4, -3],
  head: 0,
};
const FOLD: Pose = { hip: [136, 162], torso: [122, 152], head: 166, lF: foot(150), lB: foot(147) };
const FROM_ABOVE: readonly Prop[] = [{ kind: 'mat', x: 72, w: 176, above: true }];
const PILLOW: readonly Prop[] = [{ kind: 'mat', x: 72, w: 176, above: true, pillow: 84 }];
/** On the back, seen from above: the right knee of the picture drawn up, the other ankle crossed over its thigh. */
const CROSSED: Pose = {
  hip: [160, 170],
  torso: 0,
  lB: { to: [176, 240], via: [178, 190], depth: 24 },
  lF: { to: [186, 192], via: [136, 206], depth: 40 },
  fF: 50,
  fB: 60,
};
/** From above and behind: hips over folded legs, arms long. */
const CHILD_BACK: Pose = {
  hip: [160, 216],
  lF: { to: [148, 240], via: [132, 194] },
  lB: { to: [172, 240], via: [188, 194] },
  fF: 40,
  fB: 40,
};
const OPEN: Pose = { hip: [160, 158], torso: 0, head: 0, ...bentLegs([160, 158], 30, 66, 17), fF: 60, fB: 60 };

export const STRETCH_POSES = {
  quad_stretch: {
    seconds: BREATH,
    hold: true,
    sided: true,
    alt: 'Half kneeling, gently pressing the hips forwards',
    props: MAT,
    still: [0, 0.4],
    keys: [key(0, HALF_KNEEL, { aF: touch(180, 204, 80), aB: touch(177, 204, 80) })],
    easier: {
      props: [{ kind: 'wall', x: 214 }],
      alt: 'Standing with one hand on a wall, heel drawn to the seat',
      keys: [
        key(0, {
          hip: [152, 158],
          torso: [0, 0],
          lF: foot(150),
          lB: [-4, -158],
          fB: -128,
          aF: palm(206, 112, 176),
          aB: touch(122, 160, -10),
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
    still: [0, 0.4],
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
          aF: palm(210, 216),
          aB: palm(207, 216),
        }),
      ],
    },
    harder: {
      keys: [
        key(0, FOLD, {
          torso: [126, 158],
          head: 172,
          hip: [135, 161],
          aF: { to: [136, 214], via: [156, 224], palm: -70 },
          aB: { to: [133, 212], via: [152, 222], palm: -70 },
        }),
      ],
      alt: 'Deeper fold, hands holding behind the knees',
    },
  },
  fig4: {
    view: 'front',
    seconds: BREATH,
    hold: true,
    sided: true,
    alt: 'On the back, seen from above, one ankle crossed over the other thigh',
    props: PILLOW,
    still: [0, 0.4],
    keys: [key(0, CROSSED, { aF: [28, 20], aB: [28, 20] })],
    easier: {
      props: [{ kind: 'chair', x: 160, front: true }],
      alt: 'Seated on a chair, one ankle on the other thigh, leaning forwards a little',
      keys: [
        key(0, {
          hip: [160, 200],
          torso: 0,
          spine: 0.88,
          lB: { to: [178, 262], via: [178, 212], depth: 30 },
          lF: { to: [178, 208], via: [128, 214], depth: 44 },
          fF: 50,
          aF: touch(136, 200, 60),
          aB: touch(182, 196, 0),
        }),
      ],
    },
    harder: {
      keys: [
        key(0, CROSSED, {
          lB: { to: [182, 204], via: [178, 158], depth: 34 },
          lF: { to: [186, 164], via: [137, 176], depth: 44 },
          aF: { to: [166, 171], palm: 60 },
          aB: { to: [193, 168], palm: -60 },
        }),
      ],
      alt: 'Figure four seen from above, hands pulling the thigh in',
    },
  },
  childs: {
    view: 'front',
    back: true,
    seconds: BREATH,
    hold: true,
    sided: true,
    alt: 'Sitting back on the heels, seen from above, arms reaching long to one side',
    props: FROM_ABOVE,
    still: [0, 0.4],
    keys: [key(0, CHILD_BACK, { torso: [4, 36], head: 42, aF: [214, 222], aB: [134, 140] })],
    easier: {
      view: 'side',
      back: false,
      sided: false,
      props: [{ kind: 'sofa', x: 196, w: 110, flip: true }],
      alt: 'Kneeling, arms resting on the sofa',
      keys: [
        key(0, {
          kneel: { at: [150, 262], thigh: 34, shin: -92 },
          fF: -94,
          torso: [72, 84],
          head: 92,
          aF: palm(236, 217),
          aB: palm(231, 217),
        }),
      ],
    },
    harder: 'thread_needle',
  },
  breathe: {
    view: 'front',
    seconds: BREATH,
    hold: true,
    alt: 'On the back with knees bent, seen from above, arms open on the floor, long breaths',
    props: [{ kind: 'mat', x: 60, w: 200, above: true, pillow: 72 }],
    still: [0, 0.4],
    keys: [key(0, OPEN, { aF: [76, 132], aB: [76, 132] })],
    easier: {
      view: 'side',
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
      keys: [key(0, OPEN, { aF: [150, 190], aB: [150, 190] })],
      alt: 'On the back, seen from above, arms resting overhead, long breaths',
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
