import type { Clip, MoveClips } from '../clip.ts';
import type { Pose } from '../pose.ts';
import { both, foot, key } from '../postures.ts';

/** A long hinge in a short stride, the left foot behind, the right hand on the right thigh. */
const HINGE: Pose = {
  at: [0, 0.76, -0.22],
  tilt: 54,
  bend: 0,
  head: [-18],
  legL: foot(0.09, -0.32, 8),
  legR: foot(-0.11, 0.12, -4),
  armR: { of: 'thighR', to: [-0.01, -0.3, 0.1], pole: [-1, 0, -0.6], palm: 80, tip: -40, curl: 0.2 },
  armL: { swing: 54, out: 9, fold: 4, palm: 0, curl: 0.9 },
};
const PULL: Pose = {
  ...HINGE,
  armL: { swing: -26, out: 17, spin: 4, fold: 78, palm: 0, tip: 0, curl: 0.9, shoulder: [-4, -12] },
};

/** Backpack row: the elbow to the hip. */
const standard: Clip = {
  seconds: 3,
  view: { yaw: 62, pitch: 9 },
  held: { kind: 'backpack', at: 'handL' },
  still: [0, 0.42],
  sided: true,
  keys: [key(0, HINGE), key(0.36, PULL), key(0.46, PULL), key(0.94, HINGE)],
};

/** The right hand on the back of a chair, trunk a little higher. */
const HIGH: Partial<Pose> = {
  at: [0, 0.79, -0.2],
  tilt: 42,
  head: [-14],
  armR: { at: [-0.2, 0.862, 0.42], facing: 0, curl: 0.5, pole: [-1, -0.3, -0.4] },
};
const HIGH_HINGE: Pose = { ...HINGE, ...HIGH, armL: { ...HINGE.armL, swing: 42 } };
const TWO: Partial<Pose> = { at: [0, 0.75, -0.255], tilt: 60, legL: foot(0.13, 0, 6), legR: foot(-0.13, 0, -6) };
/** Both hands on the loop of the bag: long below the shoulders, and at the lowest ribs. */
const LONG = both({ of: 'chest', to: [0.06, 0.06, 0.5], pole: 'out back', palm: 70, curl: 0.9 });
const SQUEEZE = both({
  of: 'chest',
  to: [0.12, -0.03, 0.23],
  pole: [0.7, 0.6, -1],
  palm: 80,
  tip: 25,
  curl: 0.9,
  shoulder: [-4, -14],
});

export const rowClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    held: { kind: 'backpack', at: 'handL', size: 0.85 },
    props: [{ kind: 'chair', at: [-0.2, 0.658] }],
    keys: [key(0, HIGH_HINGE), key(0.38, PULL, HIGH), key(0.48, PULL, HIGH), key(0.94, HIGH_HINGE)],
  },
  harder: {
    ...standard,
    seconds: 4,
    sided: false,
    held: { kind: 'backpack', at: 'hands' },
    keys: [
      key(0, HINGE, { ...TWO, ...LONG }),
      key(0.28, HINGE, { ...TWO, ...SQUEEZE }),
      key(0.74, HINGE, { ...TWO, ...SQUEEZE }),
      key(0.98, HINGE, { ...TWO, ...LONG }),
    ],
  },
};
