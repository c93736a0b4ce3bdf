import type { Clip, OwnClips, Prop } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { both, feet, key, TALL } from '../postures.ts';

/** A hand at the side of the cushion, whose middle is so high and so far ahead; metres. */
const hold = (y: number, z: number, pole: ArmPose & { pole?: unknown } = {}): ArmPose => ({
  to: [0.205, y, z],
  pole: [0.8, -0.7, -0.9],
  palm: 8,
  tip: 4,
  curl: 0.3,
  ...pole,
});
const holding = (y: number, z: number): Required<Pick<Pose, 'armL' | 'armR'>> => both(hold(y, z));
const WIDE = feet(0.16, 10);
/** The cushion close to the lower ribs. */
const UP: Pose = { ...TALL, bend: 0, ...WIDE, ...holding(1.12, 0.26) };
const low = (hips: number, back: number, tilt: number, nod: number, y: number, z: number): Pose => ({
  ...UP,
  at: [0, hips, back],
  tilt,
  bend: 3,
  head: [nod],
  ...holding(y, z),
});
/** Down with it, a moment there, out with the breath and up, then a rest. */
const lifts = (down: Pose, half: Pose): readonly Key[] => [
  key(0, UP),
  key(0.2, half),
  key(0.4, down),
  key(0.52, down),
  key(0.7, half),
  key(0.9, UP),
];
const SOFA: readonly Prop[] = [{ kind: 'sofa', at: [0, 0.56], turn: 180 }];
const standard: Clip = {
  seconds: 5.6,
  view: { yaw: 106, pitch: 12 },
  props: SOFA,
  still: [0, 0.46],
  held: { kind: 'cushion', at: 'hands' },
  keys: lifts(low(0.62, -0.25, 46, -14, 0.55, 0.44), low(0.78, -0.13, 24, -8, 0.86, 0.36)),
};

/** Lift and lower a cushion: close, knees soft. */
export const cushionLiftClips: OwnClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 66, pitch: 9 },
    props: [{ kind: 'table', at: [0, 0.56] }],
    keys: lifts(low(0.79, -0.13, 26, -8, 0.8, 0.42), low(0.86, -0.06, 12, -4, 0.97, 0.34)),
  },
  harder: {
    ...standard,
    seconds: 6.4,
    view: { yaw: 66, pitch: 9 },
    props: [],
    keys: lifts({ ...low(0.39, -0.22, 30, -20, 0.13, 0.34), bend: 36 }, low(0.68, -0.2, 36, -14, 0.62, 0.36)).map(
      (pose) => ({
        ...pose,
        ...feet(0.24, 18),
      }),
    ),
  },
};
