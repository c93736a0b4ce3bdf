import type { Clip, MoveClips } from '../clip.ts';
import { flipped } from '../mirror.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { CHAIR_BESIDE, foot, HAND_ON_CHAIR, key, ON_HIPS, TALL } from '../postures.ts';

/** How far the foot goes back, and how low the hips come. */
interface Lunge {
  readonly back: number;
  readonly low: number;
  readonly heel: number;
  readonly tilt?: number;
}

const START: Pose = { ...TALL, legL: foot(0.1, 0, 4), legR: foot(-0.1, 0, -4) };

/** The right foot back, then the left; the same arms both times: at the top, on the way and at the bottom. */
function lunges(
  { back, low, heel, tilt = 8 }: Lunge,
  [atTop, onTheWay, atBottom]: readonly [Partial<Pose>, Partial<Pose>, Partial<Pose>],
): readonly Key[] {
  const down: Pose = {
    ...START,
    at: [0.01, low, -back * 0.38],
    tilt,
    bend: 2,
    head: [-6],
    legR: { at: [-0.1, -back], facing: 0, heel },
  };
  const pass: Pose = {
    ...START,
    at: [0.03, (0.9 * 1.5 + low) / 2.5, -back * 0.15],
    tilt: tilt * 0.7,
    head: [-4],
    legR: { at: [-0.1, 0.075, -back * 0.5], facing: -2, heel: heel * 0.8 },
  };
  const lift: Pose = { ...START, at: [0.03, 0.893, 0], legR: { at: [-0.1, 0.05, -0.01], facing: -4, heel: 30 } };
  const half = (first: Pose, mid: Pose, far: Pose, from: number): Key[] => [
    key(from, START, atTop),
    key(from + 0.035, first, atTop),
    key(from + 0.09, mid, onTheWay),
    key(from + 0.22, far, atBottom),
    key(from + 0.26, far, atBottom),
    key(from + 0.385, mid, onTheWay),
    key(from + 0.46, first, atTop),
  ];
  return [...half(lift, pass, down, 0), ...half(flipped(lift), flipped(pass), flipped(down), 0.5)];
}

const standard: Clip = {
  seconds: 5,
  view: { yaw: 58, pitch: 9 },
  still: [0, 0.24],
  keys: lunges({ back: 0.86, low: 0.5, heel: 62 }, [ON_HIPS, ON_HIPS, ON_HIPS]),
};

const by = (swing: number, fold: number): Partial<Pose> => {
  const arm: ArmPose = { swing, out: 8, spin: -8, fold, palm: 10, tip: 0, curl: 0.2 };
  return { armL: arm, armR: arm };
};

export const alternatingLungesClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    props: CHAIR_BESIDE,
    keys: lunges({ back: 0.52, low: 0.74, heel: 42, tilt: 8 }, [HAND_ON_CHAIR, HAND_ON_CHAIR, HAND_ON_CHAIR]),
  },
  harder: {
    ...standard,
    keys: lunges({ back: 0.88, low: 0.49, heel: 62, tilt: 4 }, [by(4, 14), by(80, 20), by(168, 6)]),
  },
};
