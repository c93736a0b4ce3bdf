import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { ahead, both, feet, HANDS_TOGETHER, key, TALL } from '../postures.ts';

const UP: Pose = { ...TALL, ...feet(0.13, 8) };
const SEAT = [0, 0.556, -0.37] as const;
const SIT: Pose = { ...UP, seat: 0.45, at: SEAT, tilt: 4, head: [-4], ...ahead(70) };
/** Nose over the toes, the hips still, or just, on the seat. */
const LEAN: Pose = { ...SIT, tilt: 40, bend: 6, head: [-28], ...ahead(112) };
const { seat: _, ...OFF } = LEAN;
const LIFT: Pose = { ...OFF, at: [0, 0.62, -0.29], tilt: 42 };

/** Sit to stand: bow, sit, bow, stand. */
const standard: Clip = {
  seconds: 4.2,
  view: { yaw: 56, pitch: 9 },
  props: [{ kind: 'chair', at: [0, -0.44] }],
  still: [0, 0.48],
  keys: [
    key(0, UP),
    key(0.28, LIFT),
    key(0.36, LEAN),
    key(0.48, SIT),
    key(0.54, SIT),
    key(0.66, LEAN),
    key(0.72, LIFT),
    key(0.94, UP),
  ],
};

/** Hands pressed on the thighs, a hand above the knee. */
const HANDS = both({ of: 'thighL', to: [0.01, -0.29, 0.1], pole: [1, 0.2, -1], palm: 90, tip: -50, curl: 0.15 });
const standing = { ...UP };
const eased = (pose: Pose): Pose => ({ ...pose, ...HANDS });

const noHands = (pose: Pose): Pose => ({ ...pose, ...HANDS_TOGETHER });
/** A hand's breadth above the seat. */
const HOVER: Pose = { ...OFF, at: [0, 0.6, -0.27], tilt: 44, head: [-28] };

export const chairSquatClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    seconds: 4.6,
    keys: [
      key(0, standing),
      key(0.26, eased({ ...LIFT, at: [0, 0.66, -0.26], tilt: 46 })),
      key(0.36, eased(LEAN)),
      key(0.47, eased({ ...SIT, tilt: 10 })),
      key(0.54, eased({ ...SIT, tilt: 10 })),
      key(0.66, eased(LEAN)),
      key(0.76, eased({ ...LIFT, at: [0, 0.66, -0.26], tilt: 46 })),
      key(0.95, standing),
    ],
  },
  harder: {
    ...standard,
    seconds: 6.4,
    still: [0, 0.64],
    keys: [key(0, noHands(UP)), key(0.56, noHands(HOVER)), key(0.7, noHands(HOVER)), key(0.92, noHands(UP))],
  },
};
