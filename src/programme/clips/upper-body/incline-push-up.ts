import { BODY } from '../body-measures.ts';
import type { Clip, MoveClips } from '../clip.ts';
import type { Key, Pose } from '../pose.ts';
import { both, bothLegs, key } from '../postures.ts';
import type { Vec } from '../vec.ts';

const R = Math.PI / 180;
/** Body in one line from the balls of the feet: leaning forwards by `lean` degrees, feet at `z`. */
function slant(lean: number, z: number, heel: number): Pose {
  const ankle: Vec = [
    0,
    BODY.ankle * Math.cos(heel * R) + BODY.ball * Math.sin(heel * R),
    z + BODY.ball - BODY.ball * Math.cos(heel * R) + BODY.ankle * Math.sin(heel * R),
  ];
  const long = (BODY.thigh + BODY.shin) * 0.9985;
  return {
    at: [0, ankle[1] + long * Math.cos(lean * R), ankle[2] + long * Math.sin(lean * R)],
    tilt: lean,
    ...bothLegs({ at: [0.086, z], facing: 0, heel }),
  };
}
/** How far she leans, and how far the heels are up; degrees. */
type Slant = readonly [lean: number, heel: number];

const hands = (y: number, z: number): Pick<Pose, 'armL' | 'armR'> =>
  both({ at: [0.23, y, z], facing: 6, pole: [0.8, 0.1, -1] });

/** From one lean to another and back, over the lean between, so that knees and hips stay straight. */
function push(top: Slant, low: Slant, z: number, arms: Partial<Pose>): Key[] {
  const at = ([lean, heel]: Slant): Pose => slant(lean, z, heel);
  const [up, half, deep] = [at(top), at([(top[0] + low[0]) / 2, (top[1] + low[1]) / 2]), at(low)];
  return [
    key(0, up, arms),
    key(0.24, half, arms),
    key(0.48, deep, arms),
    key(0.55, deep, arms),
    key(0.74, half, arms),
    key(0.93, up, arms),
  ];
}

/** Counter push-up: the chest comes to the edge of the counter. */
const standard: Clip = {
  seconds: 3.2,
  view: { yaw: 62, pitch: 9 },
  props: [{ kind: 'counter', at: [0, 0.72], turn: 180 }],
  still: [0, 0.5],
  keys: push([28, 30], [43, 40], -0.6, hands(0.9, 0.47)),
};

/** Palms on the wall, fingers up. */
const ON_WALL: Pick<Pose, 'armL' | 'armR'> = both({
  at: [0.23, 1.22, 0.5],
  facing: 0,
  rise: 90,
  pole: [0.8, -0.6, -0.6],
});
export const inclinePushUpClips: MoveClips = {
  standard,
  easier: {
    ...standard,
    view: { yaw: 104, pitch: 8 },
    props: [{ kind: 'wall', at: [0, 0.5], turn: 180 }],
    keys: push([8, 0], [20, 10], -0.12, ON_WALL),
  },
  harder: {
    ...standard,
    view: { yaw: 110, pitch: 13 },
    props: [{ kind: 'sofa', at: [0, 0.62], turn: 180 }],
    keys: push([52, 44], [66, 54], -0.78, hands(0.44, 0.38)),
  },
};
