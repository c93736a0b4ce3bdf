/** Standing upper body: push, pull, press. */
import type { MoveId } from '../move.ts';
import type { MovePoses, Pose } from './pose.ts';
import { facing, foot, key, palm, seated, stand, touch } from './pose-builders.ts';
import { HINGED, OVERHEAD, push, RACK, rowKeys } from './push-and-pull-parts.ts';
import { DOWN, HALF, UP } from './standing-parts.ts';

/** Feet side by side, a strap of the bag in each hand. */
const TWO_HANDED: Pose = { ...HINGED, hip: [128, 174], lB: foot(155) };

const FRONT_RACK: Pose = { ...facing(13), aF: [34, 164], aB: [34, 164] };
const FRONT_PRESS: Pose = { ...facing(13), aF: [160, 178], aB: [160, 178] };

export const UPPER_BODY_POSES = {
  incline_push: {
    seconds: 3,
    alt: 'Push-up with hands on a counter',
    props: [{ kind: 'counter', x: 214, w: 70 }],
    keys: push(94, [224, 148], 33, 44),
    easier: {
      props: [{ kind: 'wall', x: 226 }],
      keys: push(140, [220, 110], 12, 25, 176),
      alt: 'Push-up against a wall',
    },
    harder: {
      props: [{ kind: 'sofa', x: 206, w: 100, flip: true }],
      keys: push(70, [216.5, 217], 55, 67),
      alt: 'Push-up with hands on the sofa edge',
    },
  },
  row: {
    seconds: 2.6,
    sided: true,
    alt: 'Leaning forwards, pulling a backpack to the ribs',
    held: { kind: 'backpack', at: 'near' },
    keys: rowKeys([-66, 16], { aB: touch(156, 200, 30) }),
    keyPose: 0.36,
    easier: {
      held: { kind: 'backpack', at: 'near', size: 0.85 },
      keys: rowKeys([-56, 22], { aB: palm(204, 148) }).map((k) => ({
        ...k,
        hip: [128, 170] as const,
        torso: [42, 42] as const,
        head: 30,
      })),
      props: [{ kind: 'chair', x: 230 }],
      alt: 'Light one-arm row, other hand on a chair',
      keyPose: 0.36,
    },
    harder: {
      seconds: 3.6,
      sided: false,
      keys: [
        key(0, TWO_HANDED, { aF: touch(180, 198, 0), aB: touch(190, 197, 0) }),
        key(0.3, TWO_HANDED, { aF: touch(150, 178, 20), aB: touch(160, 176, 20) }),
        key(0.74, TWO_HANDED, { aF: touch(150, 178, 20), aB: touch(160, 176, 20) }),
      ],
      alt: 'Two-arm row with a two-second squeeze',
      keyPose: 0.3,
    },
  },
  press: {
    seconds: 2.8,
    alt: 'Pressing two bottles overhead',
    held: { kind: 'bottle', at: 'hands' },
    view: 'front',
    keys: [key(0, FRONT_RACK), key(0.42, FRONT_PRESS), key(0.54, FRONT_PRESS)],
    easier: {
      view: 'side',
      sided: true,
      held: { kind: 'bottle', at: 'near' },
      props: [{ kind: 'chair', x: 142 }],
      keys: [
        key(0, seated(142), { aF: [22, 164], aB: [10, 62] }),
        key(0.42, seated(142), { aF: [172, 178], aB: [10, 62] }),
        key(0.54, seated(142), { aF: [172, 178], aB: [10, 62] }),
      ],
      alt: 'Seated, pressing one bottle overhead',
    },
    harder: {
      view: 'side',
      seconds: 2.6,
      keys: [
        key(0, stand(), RACK),
        key(0.2, { hip: [144, 170], torso: [6, 3], lF: foot(150), lB: foot(147), ...RACK }),
        key(0.46, stand(), OVERHEAD),
        key(0.62, stand(), OVERHEAD),
      ],
      alt: 'Dip the knees, then press two bottles overhead',
    },
  },
  squat_press: {
    seconds: 3.2,
    alt: 'Squat with bottles at the shoulders, then press overhead',
    held: { kind: 'bottle', at: 'hands' },
    keys: [
      key(0, DOWN, RACK, { torso: [28, 26], hip: [122, 207] }),
      key(0.32, UP, { aF: [60, 170], aB: [56, 166] }),
      key(0.46, UP, OVERHEAD),
      key(0.58, UP, OVERHEAD),
      key(0.72, UP, { aF: [60, 170], aB: [56, 166] }),
    ],
    easier: {
      held: null,
      keys: [
        key(0, HALF, RACK),
        key(0.32, UP, { aF: [60, 170], aB: [56, 166] }),
        key(0.46, UP, OVERHEAD),
        key(0.58, UP, OVERHEAD),
        key(0.72, UP, { aF: [60, 170], aB: [56, 166] }),
      ],
      alt: 'Half squat, then reach overhead, no bottles',
    },
    harder: {
      held: { kind: 'bottle', at: 'hands', size: 1.3 },
      seconds: 2.5,
      alt: 'Squat to press with heavier bottles, faster up',
    },
  },
} satisfies Partial<Record<MoveId, MovePoses>>;
