import { BODY } from '#programme/clips/body-measures.ts';
import type { Kneeling, Planted, Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { FACING, limbChannel, POLE, vecAt } from './channels.ts';
import type { SolvedKey } from './contacts.ts';
import { frontFoot, hipsOf, kneesOf, middleOf, spotIn } from './key-places.ts';
import { leant, type OverSide, propped, rolled } from './over-side.ts';
import { kneels, type Posture, postureOf, sits } from './posture-graph.ts';
import { add, clamp } from './vector.ts';

type Flat = readonly [x: number, z: number];

/** Where the postures of a transition are placed, metres. */
interface Places {
  readonly hips: Flat;
  readonly knee: Flat;
  readonly kneeL: Kneeling;
  readonly kneeR: Kneeling;
  readonly footL: Planted;
  readonly footR: Planted;
}

const RELAXED = { swing: 12, out: 12, fold: 24 } as const;
const SHIN = { tip: -72, rise: -1 } as const;

/** Standing with both feet where the front foot of a key is, or where they are if that is side by side. */
export function gathered(key: SolvedKey): Pose {
  const [x, , z] = frontFoot(key);
  const stays = standsEven(key) && spotIn(key.row, 2)[0] - spotIn(key.row, 3)[0] < NARROW;
  const foot = (limb: number, side: 1 | -1): Planted =>
    stays
      ? { at: flat(spotIn(key.row, limb)), facing: facingOf(key, limb) }
      : { at: [x + side * 0.11, z], facing: side * 6 };
  return {
    at: [x, BODY.thigh + BODY.shin + BODY.ankle - 0.02, z - 0.02],
    tilt: 5,
    armL: RELAXED,
    armR: RELAXED,
    legL: foot(2, 1),
    legR: foot(3, -1),
  };
}
/** Metres from foot to foot up to which nobody steps to stand at ease. */
const NARROW = 0.3;

/** On one foot, the knee that was on the floor come off it, so that it can pass under the hips. */
export function risen(key: SolvedKey): Pose {
  const left = key.modes[2] === 'mid';
  const [x, , z] = spotIn(key.row, left ? 3 : 2);
  const stands: Planted = { at: [x, z], facing: left ? -4 : 4 };
  const follows = { swing: 0, fold: 54, tip: -10 };
  return {
    at: [x + (left ? 0.08 : -0.08), 0.56, z - 0.22],
    tilt: 22,
    bend: 12,
    armL: RELAXED,
    armR: RELAXED,
    legL: left ? follows : stands,
    legR: left ? stands : follows,
  };
}

/** Where she sits with her legs folded, a foot under the other shin: the leg in front is put down, then the other one. */
export function unfolding(key: SolvedKey): Pose[] {
  const [l, r] = [spotIn(key.row, 2), spotIn(key.row, 3)];
  const down = transitionPosture('sit', { floor: key, seat: key, stand: key });
  const isFolded = key.modes[2] === 'reach' && key.modes[3] === 'reach' && l[0] - r[0] < 0.02;
  if (!down || !isFolded || postureOf(key) !== 'sit') return [];
  const left = l[2] < r[2];
  const pole = vecAt(key.row, limbChannel(left ? 2 : 3) + POLE);
  return [{ ...down, [left ? 'legL' : 'legR']: { to: left ? l : r, pole, tip: -20 } }, down];
}

/** The keys by which postures on a way are placed: who kneels, who sits and who stands, if any; else either end. */
interface Ends {
  readonly floor: SolvedKey;
  readonly seat: SolvedKey;
  readonly stand: SolvedKey;
}

const NOT_OVER: OverSide = { side: 1, turn: 0 };

/** A posture on the way, placed by the ends of the way; none that is only an end. */
export function transitionPosture(posture: Posture, ends: Ends, over: OverSide = NOT_OVER): Pose | undefined {
  return POSES[posture]?.(placesOf(ends), over);
}

const facingOf = ({ row }: SolvedKey, limb: number): number => row[limbChannel(limb) + FACING] as number;
const flat = ([x, , z]: readonly [number, number, number]): Flat => [x, z];

function placesOf({ floor, seat, stand }: Ends): Places {
  const hips = flat(hipsOf(seat));
  const knee = flat(kneesOf(floor));
  const onKnees = floor.modes[2] === 'mid' && floor.modes[3] === 'mid';
  const onFeet = [seat, stand].find(standsEven);
  const kneeOf = (limb: 2 | 3, side: 1 | -1): Kneeling =>
    onKnees
      ? { on: flat(spotIn(floor.row, limb)), facing: facingOf(floor, limb), ...SHIN }
      : { on: [knee[0] + side * 0.1, knee[1]], ...SHIN };
  const foot = (limb: 2 | 3, side: 1 | -1): Planted =>
    onFeet
      ? {
          at: awayFromSeat(flat(spotIn(onFeet.row, limb)), hips),
          facing: facingOf(onFeet, limb),
        }
      : { at: [hips[0] + side * 0.11, hips[1] + TO_FEET], facing: side * 5 };
  return {
    hips,
    knee,
    kneeL: kneeOf(2, 1),
    kneeR: kneeOf(3, -1),
    footL: foot(2, 1),
    footR: foot(3, -1),
  };
}

/** True on both feet, side by side. */
const standsEven = ({ row, modes }: SolvedKey): boolean => {
  const [l, r] = [spotIn(row, 2), spotIn(row, 3)];
  return modes[2] === 'end' && modes[3] === 'end' && l[0] - r[0] > 0.1 && Math.abs(l[2] - r[2]) < 0.2;
};

/** A foot so far ahead of the seat that the knee over it is not pressed to the ribs, and so near that it stands under her. */
const awayFromSeat = ([x, z]: Flat, hips: Flat): Flat => [x, hips[1] + clamp(z - hips[1], NEAREST, FURTHEST)];
const NEAREST = 0.36;
const FURTHEST = 0.6;

const feet = ({ footL, footR }: Places, heel = 0): { legL: Planted; legR: Planted } => ({
  legL: { ...footL, heel, pole: 'ahead up' },
  legR: { ...footR, heel, pole: 'ahead up' },
});

/** A hand on the floor behind the seat. */
const behind = ({ hips: [x, z] }: Places, side: 1 | -1): Planted => ({
  at: [x + side * 0.22, z - 0.24],
  facing: side * 110,
  pole: 'back out',
});

const POSES: Readonly<Partial<Record<Posture, (places: Places, over: OverSide) => Pose>>> = {
  half: ({ knee, kneeL, kneeR }) => ({
    at: [knee[0], BODY.thigh + 0.06, kneeR.on[1] + 0.06],
    tilt: 8,
    bend: 8,
    head: [6],
    legL: { at: [kneeL.on[0] + 0.02, kneeR.on[1] + FRONT_FOOT], facing: 4 },
    legR: kneeR,
    armL: { swing: 34, out: 22, fold: 34 },
    armR: { swing: 42, out: 38, fold: 86 },
  }),
  kneel: ({ kneeL, kneeR }) => ({
    at: [0, 0, 0],
    hips: 'over knees',
    tilt: 6,
    bend: 6,
    head: [4],
    legL: kneeL,
    legR: kneeR,
    armL: RELAXED,
    armR: RELAXED,
  }),
  fours: ({ knee, kneeL, kneeR }) => ({
    at: [knee[0], 0.462, knee[1] + 0.01],
    tilt: 82,
    head: [-24],
    legL: kneeL,
    legR: kneeR,
    armL: { at: [knee[0] + 0.175, kneeL.on[1] + 0.485], pole: 'back' },
    armR: { at: [knee[0] - 0.175, kneeR.on[1] + 0.485], pole: 'back' },
  }),
  low: (places) => ({
    at: [places.hips[0], 0.4, places.hips[1] + 0.08],
    tilt: 2,
    bend: 44,
    head: [-12],
    ...feet(places, 32),
    armL: { swing: 62, out: 10, fold: 20 },
    armR: { swing: 56, out: 22, fold: 50 },
  }),
  sit: (places) => ({
    at: [places.hips[0], 0, places.hips[1]],
    seat: 0,
    tilt: -20,
    bend: 32,
    head: [6],
    ...feet(places),
    armL: behind(places, 1),
    armR: behind(places, -1),
  }),
  propped,
  leant,
  rolled,
};

/** From hips to feet when sitting with bent knees; from the knee on the floor to the other foot. Metres. */
const TO_FEET = 0.55;
const FRONT_FOOT = 0.42;
/** From the knees back to the seat when sitting down beside the heels. */
const BEHIND_KNEES = 0.36;

/**
 * Where the second clip has to be put so that she need not walk to its place: metres to the side and
 * ahead by which its room is moved. Feet stay under feet, knees on knees, hips over hips.
 */
export function roomShift(a: SolvedKey, b: SolvedKey): Vec {
  const [from, to] = [postureOf(a), postureOf(b)];
  if (from !== 'up' || to !== 'up') return apart(anchorOf(a, from, to), anchorOf(b, to, from));
  const [feetA, feetB] = [middleOf(a, 'end'), middleOf(b, 'end')];
  return feetA && feetB ? apart(feetA, feetB) : apart(hipsOf(a), hipsOf(b));
}

const apart = ([x1, , z1]: Vec, [x2, , z2]: Vec): Vec => [x1 - x2, 0, z1 - z2];

/** What stays where it is of one who goes from her own posture to another, or comes from there, where one is on the floor. */
function anchorOf(key: SolvedKey, own: Posture, other: Posture): Vec {
  if (own === 'up') return frontFoot(key);
  if (other === 'up') return footing(key, own);
  if (kneels(own) && sits(other)) return add(kneesOf(key), [0, 0, -BEHIND_KNEES]);
  return sits(own) && kneels(other) ? hipsOf(key) : kneesOf(key);
}

/** Where the feet are from which she goes down to a posture. */
const footing = (floor: SolvedKey, posture: Posture): Vec =>
  sits(posture)
    ? (middleOf(floor, 'end') ?? add(hipsOf(floor), [0, 0, TO_FEET]))
    : add(kneesOf(floor), [0, 0, FRONT_FOOT]);
