import { BODY } from '#programme/clips/body.ts';
import type { Planted, Pose } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { CHANNEL, limbChannel, OF_LIMB, quatAt, type Row, vecAt } from './channels.ts';
import type { Solid } from './compile.ts';
import { add, rotate, scale } from './vector.ts';

/** What she does with her whole body; ways lead from one to the next along `EDGES`. */
type Station = 'up' | 'half' | 'kneel' | 'fours' | 'low' | 'sit' | 'back' | 'aside' | 'side';
const EDGES: readonly (readonly [Station, Station])[] = [
  ['up', 'half'],
  ['half', 'kneel'],
  ['kneel', 'fours'],
  ['fours', 'side'],
  ['up', 'low'],
  ['low', 'sit'],
  ['sit', 'back'],
  ['sit', 'aside'],
  ['aside', 'kneel'],
  ['sit', 'side'],
];

/** Postures between two keys; none where one can go straight over into the other. */
export function wayBetween(a: Solid, b: Solid): Pose[] {
  const [from, to] = [stationOf(a), stationOf(b)];
  const path = shortest(from, to).slice(1, -1);
  const floor = isUp(to) ? a : b;
  const knees = kneels(from) ? a : kneels(to) ? b : floor;
  const seat = sits(from) ? a : sits(to) ? b : floor;
  if (path.length > 0 && from === 'fours' && !isPlain(a)) path.unshift('fours');
  if (path.length > 0 && to === 'fours' && !isPlain(b)) path.push('fours');
  if (path.length === 0 && sits(from) && sits(to) && (isCrossed(a) || isCrossed(b)))
    path.push(from === 'back' || to === 'back' ? 'back' : 'sit');
  if (path.length === 0 && from === 'fours' && to === 'fours' && (isTwisted(a) || isTwisted(b))) path.push('fours');
  const poses = path.map((station) => postureOf(station, knees, seat));
  const upright = [
    ...(isUp(from) && isSplit(a) ? [gathered(a)] : []),
    ...poses,
    ...(isUp(to) && isSplit(b) && !isUp(from) ? [gathered(b)] : []),
  ];
  return upright.filter((pose): pose is Pose => pose !== undefined);
}

/**
 * Where the second clip has to be put so that she need not walk to its place: metres to the side and
 * ahead by which its room is moved. Feet stay under feet, knees on knees, hips over hips.
 */
export function meeting(a: Solid, b: Solid): Vec {
  const [from, to] = [stationOf(a), stationOf(b)];
  const apart = ([x1, , z1]: Vec, [x2, , z2]: Vec): Vec => [x1 - x2, 0, z1 - z2];
  if (isUp(from) !== isUp(to)) {
    const [up, floor] = isUp(from) ? [a, b] : [b, a];
    const down = isUp(from) ? to : from;
    const lands =
      down === 'back' || down === 'sit'
        ? (middleOf(floor, 'end') ?? add(hips(floor), [0, 0, TO_FEET]))
        : add(kneesOf(floor), [0, 0, FRONT_FOOT]);
    const way = apart(frontFoot(up), lands);
    return isUp(from) ? way : scale(way, -1);
  }
  if (kneels(from) && sits(to)) return apart(add(kneesOf(a), [0, 0, -BEHIND_KNEES]), hips(b));
  if (sits(from) && kneels(to)) return apart(hips(a), add(kneesOf(b), [0, 0, -BEHIND_KNEES]));
  const mode = isUp(from) ? 'end' : 'mid';
  const [spotA, spotB] = [middleOf(a, mode), middleOf(b, mode)];
  return spotA && spotB ? apart(spotA, spotB) : apart(hips(a), hips(b));
}

/** From hips to feet when sitting with bent knees; from the knee on the floor to the other foot. Metres. */
const TO_FEET = 0.45;
const FRONT_FOOT = 0.42;
/** From the knees back to the seat when sitting down beside the heels. */
const BEHIND_KNEES = 0.36;
const hips = ({ row }: Solid): Vec => vecAt(row, CHANNEL.pelvisAt);
const kneesOf = (solid: Solid): Vec => middleOf(solid, 'mid') ?? hips(solid);

/** Middle of the spots of the legs that are held so. */
function middleOf({ row, modes }: Solid, mode: 'end' | 'mid'): Vec | undefined {
  const spots = [2, 3].filter((limb) => modes[limb] === mode).map((limb) => spotOf(row, limb));
  return spots.length > 0 ? scale(spots.reduce(add), 1 / spots.length) : undefined;
}

/** Middle of the feet, or the foot further ahead where they are far apart. */
function frontFoot(solid: Solid): Vec {
  const [l, r] = [2, 3].map((limb) => (solid.modes[limb] === 'end' ? spotOf(solid.row, limb) : undefined));
  if (l && r) return Math.abs(l[2] - r[2]) > 0.3 ? [(l[0] + r[0]) / 2, 0, Math.max(l[2], r[2])] : scale(add(l, r), 0.5);
  return l ?? r ?? hips(solid);
}

const isSplit = ({ row, modes }: Solid): boolean => {
  const [l, r] = [spotOf(row, 2), spotOf(row, 3)];
  return modes[2] !== 'end' || modes[3] !== 'end' || Math.hypot(l[0] - r[0], l[2] - r[2]) > 0.55;
};

/** Standing with both feet where the front foot is. */
function gathered(solid: Solid): Pose {
  const [x, , z] = frontFoot(solid);
  return {
    at: [x, BODY.thigh + BODY.shin + BODY.ankle - 0.02, z - 0.02],
    tilt: 5,
    armL: RELAXED,
    armR: RELAXED,
    legL: { at: [x + 0.11, z], facing: 6 },
    legR: { at: [x - 0.11, z], facing: -6 },
  };
}

const isUp = (station: Station): boolean => station === 'up';
const kneels = (station: Station): boolean => station === 'fours' || station === 'kneel' || station === 'half';
const sits = (station: Station): boolean => station === 'back' || station === 'sit';
const isTwisted = ({ row }: Solid): boolean => Math.abs(quatAt(row, CHANNEL.chest)[1]) > 0.15;
/** True where a leg lies over the other: it is put down first. */
const isCrossed = ({ modes }: Solid): boolean => modes[2] === 'reach' || modes[3] === 'reach';
/** True on hands and knees with the hips over the knees and an even back. */
const isPlain = (solid: Solid): boolean => {
  const [x, , z] = hips(solid);
  const [kneeX, , kneeZ] = kneesOf(solid);
  return (
    solid.modes[0] === 'end' &&
    solid.modes[1] === 'end' &&
    Math.hypot(x - kneeX, z - kneeZ) < 0.1 &&
    Math.abs(quatAt(solid.row, CHANNEL.chest)[1]) < 0.1
  );
};

function stationOf({ row, modes }: Solid): Station {
  const turn = quatAt(row, CHANNEL.pelvis);
  const [front, right, height] = [
    rotate(turn, [0, 0, 1])[1],
    rotate(turn, [1, 0, 0])[1],
    row[CHANNEL.pelvisAt + 1] ?? 0,
  ];
  const handDown = [0, 1].some((limb) => modes[limb] === 'end' && spotOf(row, limb)[1] < 0.25);
  if (height > 0.44 && modes.some((mode, limb) => limb > 1 && mode === 'end') && !(front < -0.5 && handDown))
    return 'up';
  if (front > 0.6) return 'back';
  if (front < -0.5) return 'fours';
  if (Math.abs(right) > 0.6) return 'side';
  if (modes[2] === 'mid' && modes[3] === 'mid') return 'kneel';
  if (modes[2] === 'mid' || modes[3] === 'mid') return height > 0.4 ? 'half' : 'aside';
  return height > 0.35 ? 'up' : 'sit';
}

function shortest(from: Station, to: Station): Station[] {
  const seen = new Set([from]);
  let paths: Station[][] = [[from]];
  while (paths.length > 0) {
    const done = paths.find((path) => path.at(-1) === to);
    if (done) return done;
    paths = paths.flatMap((path) =>
      EDGES.flatMap(([a, b]) => (a === path.at(-1) ? [b] : b === path.at(-1) ? [a] : []))
        .filter((next) => !seen.has(next) && (next !== 'side' || to === 'side'))
        .map((next) => (seen.add(next), [...path, next])),
    );
  }
  return [from, to];
}

const spotOf = (row: Row, limb: number): Vec => vecAt(row, limbChannel(limb) + OF_LIMB.goal);
type Flat = readonly [x: number, z: number];
const flat = ([x, , z]: Vec): Flat => [x, z];
const RELAXED = { swing: 12, out: 12, fold: 24 } as const;

/** A posture on the way, placed by knees and feet of the key `floor`; sitting, by the hips of `seat`. */
function postureOf(station: Station, floor: Solid, seat: Solid): Pose | undefined {
  const at = hips(seat);
  const [kneeX, , kneeZ] = kneesOf(floor);
  const kneels = floor.modes[2] === 'mid' && floor.modes[3] === 'mid';
  const kneeL: Flat = kneels ? flat(spotOf(floor.row, 2)) : [kneeX + 0.1, kneeZ];
  const kneeR: Flat = kneels ? flat(spotOf(floor.row, 3)) : [kneeX - 0.1, kneeZ];
  const shin = { tip: -72, rise: -1 } as const;
  const planted = seat.modes[2] === 'end' && seat.modes[3] === 'end';
  const footL: Flat = planted ? flat(spotOf(seat.row, 2)) : [at[0] + 0.11, at[2] + TO_FEET];
  const footR: Flat = planted ? flat(spotOf(seat.row, 3)) : [at[0] - 0.11, at[2] + TO_FEET];
  const feet = (heel = 0): { legL: Planted; legR: Planted } => ({
    legL: { at: footL, facing: 5, heel, pole: 'ahead up' },
    legR: { at: footR, facing: -5, heel, pole: 'ahead up' },
  });
  const behind = (side: 1 | -1): Planted => ({
    at: [at[0] + side * 0.25, at[2] - 0.24],
    facing: side * 110,
    pole: 'back out',
  });
  switch (station) {
    case 'half':
      return {
        at: [kneeX, BODY.thigh + 0.06, kneeR[1] + 0.06],
        tilt: 8,
        bend: 8,
        head: [6],
        legL: { at: [kneeL[0] + 0.02, kneeR[1] + FRONT_FOOT], facing: 4 },
        legR: { on: kneeR, ...shin },
        armL: { swing: 34, out: 14, fold: 34 },
        armR: RELAXED,
      };
    case 'kneel':
      return {
        at: [0, 0, 0],
        hips: 'over knees',
        tilt: 6,
        bend: 6,
        head: [4],
        legL: { on: kneeL, ...shin },
        legR: { on: kneeR, ...shin },
        armL: RELAXED,
        armR: RELAXED,
      };
    case 'fours':
      return {
        at: [kneeX, 0.462, kneeZ + 0.01],
        tilt: 82,
        head: [-24],
        legL: { on: kneeL, ...shin },
        legR: { on: kneeR, ...shin },
        armL: { at: [kneeX + 0.175, kneeL[1] + 0.485], pole: 'back' },
        armR: { at: [kneeX - 0.175, kneeR[1] + 0.485], pole: 'back' },
      };
    case 'low':
      return {
        at: [at[0], 0.36, at[2] + 0.1],
        tilt: 14,
        bend: 34,
        head: [-12],
        ...feet(14),
        armL: { swing: 62, out: 10, fold: 20 },
        armR: { swing: 62, out: 10, fold: 20 },
      };
    case 'sit':
      return {
        at: [at[0], 0, at[2]],
        seat: 0,
        tilt: -14,
        bend: 26,
        head: [6],
        ...feet(),
        armL: behind(1),
        armR: behind(-1),
      };
    case 'back':
      return {
        at: [at[0], 0, at[2]],
        lie: 'back',
        ...feet(),
        armL: { swing: -6, out: 24, fold: 8, palm: 90 },
        armR: { swing: -6, out: 24, fold: 8, palm: 90 },
      };
    case 'aside':
      return {
        at: [at[0] + 0.04, 0, at[2]],
        seat: 0,
        tilt: 4,
        lean: -14,
        side: 14,
        bend: 12,
        head: [2],
        armL: { at: [at[0] + 0.3, at[2] - 0.02], facing: 70, pole: 'back' },
        armR: { swing: 34, out: 8, fold: 40 },
        legL: { on: [at[0] + 0.16, at[2] + 0.38], facing: 62, tip: -60 },
        legR: { on: [at[0] - 0.2, at[2] + 0.32], facing: 12, tip: -60 },
      };
    default:
      return undefined;
  }
}
