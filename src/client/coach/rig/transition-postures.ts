import { BODY } from '#programme/clips/body.ts';
import type { Planted, Pose } from '#programme/clips/pose.ts';
import { frontFoot, hipsOf, kneesOf, spotIn } from './key-places.ts';
import type { Posture } from './posture-graph.ts';
import { FRONT_FOOT, TO_FEET } from './room-shift.ts';
import type { SolvedKey } from './solved-key.ts';
import { clamp } from './vector.ts';

type Flat = readonly [x: number, z: number];

/** Where the postures of a transition are placed, metres. */
interface Places {
  readonly hips: Flat;
  readonly knee: Flat;
  readonly kneeL: Flat;
  readonly kneeR: Flat;
  readonly footL: Flat;
  readonly footR: Flat;
}

const RELAXED = { swing: 12, out: 12, fold: 24 } as const;
const SHIN = { tip: -72, rise: -1 } as const;

/** With crossed feet: the one behind has stepped out to its own side, behind the other. */
export function steppedOut(key: SolvedKey): Pose {
  const [l, r] = [spotIn(key.row, 2), spotIn(key.row, 3)];
  const left = l[2] > r[2];
  const [front, back] = left ? [l, r] : [r, l];
  const x = front[0] + (left ? -APART : APART);
  const z = (front[2] + back[2]) / 2;
  const ahead: Planted = { at: flat(front), facing: left ? 6 : -6 };
  const behind: Planted = { at: [x, z], facing: left ? -6 : 6, heel: 40 };
  return {
    at: [(front[0] + x) / 2, 0.82, front[2] - 0.12],
    tilt: 8,
    armL: RELAXED,
    armR: RELAXED,
    legL: left ? ahead : behind,
    legR: left ? behind : ahead,
  };
}
/** Metres from foot to foot where she steps out of crossed feet. */
const APART = 0.24;

/** Standing with both feet where the front foot of a key is. */
export function gathered(key: SolvedKey): Pose {
  const [x, , z] = frontFoot(key);
  return {
    at: [x, BODY.thigh + BODY.shin + BODY.ankle - 0.02, z - 0.02],
    tilt: 5,
    armL: RELAXED,
    armR: RELAXED,
    legL: { at: [x + 0.11, z], facing: 6 },
    legR: { at: [x - 0.11, z], facing: -6 },
  };
}

/** A posture on the way, placed by the knees of the key `floor` and by hips and feet of `seat`; none that is only an end. */
export function transitionPosture(posture: Posture, floor: SolvedKey, seat: SolvedKey): Pose | undefined {
  return POSES[posture]?.(placesOf(floor, seat));
}

const flat = ([x, , z]: readonly [number, number, number]): Flat => [x, z];

function placesOf(floor: SolvedKey, seat: SolvedKey): Places {
  const hips = flat(hipsOf(seat));
  const knee = flat(kneesOf(floor));
  const onKnees = floor.modes[2] === 'mid' && floor.modes[3] === 'mid';
  const onFeet = seat.modes[2] === 'end' && seat.modes[3] === 'end';
  return {
    hips,
    knee,
    kneeL: onKnees ? flat(spotIn(floor.row, 2)) : [knee[0] + 0.1, knee[1]],
    kneeR: onKnees ? flat(spotIn(floor.row, 3)) : [knee[0] - 0.1, knee[1]],
    footL: onFeet ? awayFromSeat(flat(spotIn(seat.row, 2)), hips) : [hips[0] + 0.11, hips[1] + TO_FEET],
    footR: onFeet ? awayFromSeat(flat(spotIn(seat.row, 3)), hips) : [hips[0] - 0.11, hips[1] + TO_FEET],
  };
}

/** A foot so far ahead of the seat that the knee over it is not pressed to the ribs, and so near that it stands under her. */
const awayFromSeat = ([x, z]: Flat, hips: Flat): Flat => [x, hips[1] + clamp(z - hips[1], NEAREST, FURTHEST)];
const NEAREST = 0.36;
const FURTHEST = 0.6;

const feet = ({ footL, footR }: Places, heel = 0): { legL: Planted; legR: Planted } => ({
  legL: { at: footL, facing: 5, heel, pole: 'ahead up' },
  legR: { at: footR, facing: -5, heel, pole: 'ahead up' },
});

/** A hand on the floor behind the seat. */
const behind = ({ hips: [x, z] }: Places, side: 1 | -1): Planted => ({
  at: [x + side * 0.25, z - 0.24],
  facing: side * 110,
  pole: 'back out',
});

const POSES: Readonly<Partial<Record<Posture, (places: Places) => Pose>>> = {
  half: ({ knee, kneeL, kneeR }) => ({
    at: [knee[0], BODY.thigh + 0.06, kneeR[1] + 0.06],
    tilt: 8,
    bend: 8,
    head: [6],
    legL: { at: [kneeL[0] + 0.02, kneeR[1] + FRONT_FOOT], facing: 4 },
    legR: { on: kneeR, ...SHIN },
    armL: { swing: 34, out: 14, fold: 34 },
    armR: RELAXED,
  }),
  kneel: ({ kneeL, kneeR }) => ({
    at: [0, 0, 0],
    hips: 'over knees',
    tilt: 6,
    bend: 6,
    head: [4],
    legL: { on: kneeL, ...SHIN },
    legR: { on: kneeR, ...SHIN },
    armL: RELAXED,
    armR: RELAXED,
  }),
  fours: ({ knee, kneeL, kneeR }) => ({
    at: [knee[0], 0.462, knee[1] + 0.01],
    tilt: 82,
    head: [-24],
    legL: { on: kneeL, ...SHIN },
    legR: { on: kneeR, ...SHIN },
    armL: { at: [knee[0] + 0.175, kneeL[1] + 0.485], pole: 'back' },
    armR: { at: [knee[0] - 0.175, kneeR[1] + 0.485], pole: 'back' },
  }),
  low: (places) => ({
    at: [places.hips[0], 0.4, places.hips[1] + 0.08],
    tilt: 2,
    bend: 44,
    head: [-12],
    ...feet(places, 32),
    armL: { swing: 62, out: 10, fold: 20 },
    armR: { swing: 62, out: 10, fold: 20 },
  }),
  sit: (places) => ({
    at: [places.hips[0], 0, places.hips[1]],
    seat: 0,
    tilt: -14,
    bend: 26,
    head: [6],
    ...feet(places),
    armL: behind(places, 1),
    armR: behind(places, -1),
  }),
  back: (places) => ({
    at: [places.hips[0], 0, places.hips[1]],
    lie: 'back',
    ...feet(places),
    armL: { swing: -6, out: 24, fold: 8, palm: 90 },
    armR: { swing: -6, out: 24, fold: 8, palm: 90 },
  }),
};
