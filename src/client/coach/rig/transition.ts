import type { Clip } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES, type LimbShape } from './bones.ts';
import {
  alignTurns,
  GOAL,
  HEAD,
  limbChannel,
  PELVIS,
  PELVIS_AT,
  put,
  quatAt,
  REST_AT,
  type Row,
  UPPER,
  vecAt,
} from './channels.ts';
import { between, type Compiled } from './compile.ts';
import type { Contacts, Mode, SolvedKey } from './contacts.ts';
import { type Curve, inRange, LAST, loopCurve, segmentAt } from './curve.ts';
import { raiseHeels, risen } from './feet.ts';
import { channelsAt } from './frame.ts';
import { ankleBeyond } from './joint-range.ts';
import { hipsOf, spotsApart } from './key-places.ts';
import { resolvedPose } from './resolve-pose.ts';
import { breathing, lateHead, swaying } from './secondary.ts';
import { type Liven, readBack, solve, solveKey } from './solve.ts';
import { moved, withFreeHands, withSteps } from './stepping.ts';
import { roomShift } from './transition-postures.ts';
import { add, clamp, ease, length, type Quat, sub, turnBetween } from './vector.ts';
import { viaPostures } from './via-postures.ts';

/** A transition from one clip to another, and how far the room of the second is moved against that of the first; metres. */
export interface Transition {
  /** What `frameAt` is asked for: share 0 is the first clip, share 1 the second, `motion.clip.seconds` long. */
  readonly motion: Compiled;
  readonly shift: Vec;
}

/** Least and most seconds for a part of the way, and least where a knee goes down or comes up. */
const LEAST = 0.55;
const LEAST_ON_KNEE = 0.95;
const MOST = 1.3;
/** Metres and degrees that the hips go and turn in a second. */
const HIPS_GO = 0.55;
const HIPS_TURN = 100;
/** Degrees that an upper arm turns in a second. */
const ARMS_TURN = 190;
/** Metres that hands and feet go in a second, also where a knee goes down or comes up; feet alone, also while she is on the floor. */
const ENDS_GO = 1.35;
const ENDS_GO_ON_KNEE = 1;
const FEET_GO = 1.3;
const FEET_GO_ON_FLOOR = 0.9;
/** Height in metres of the floor where a clip is left, and reached: poses press toes, knees and elbows so far into the mat. */
const NO_FLOOR = -0.07;
/** Metres under which her hips are when she is on the floor. */
const LOW_HIPS = 0.3;
/** Greatest height in metres of a step on the way, by how the limb is held; a knee that goes higher spreads the thigh. */
const STEP = { free: 0, end: 0.06, mid: 0.03, reach: 0 } as const;
/** The height of a step on the spot, and how much higher it is for each metre that it goes. */
const STEP_LEAST = 0.02;
const STEP_RISES = 0.25;

/**
 * The natural way from a phase of one clip to a phase of the next. It goes through kneeling or sitting where one is up
 * and the other on the floor, steps where feet are to stand elsewhere, and slides nothing. It takes up the speed of the
 * first clip and ends at that of the second, half a second to about four seconds later. It ends in the room of the
 * second clip moved by `shift`, so that she need not walk there: move the camera by it on the way.
 */
export function transitionBetween(a: Compiled, phaseA: number, b: Compiled, phaseB = 0): Transition {
  const from = a.breath(phaseA);
  const to = b.breath(phaseB);
  const leaves: Liven = (row) => breathing(row, from);
  const comes: Liven = (row) => breathing(row, to);
  const passes: Liven = (row) => breathing(row, (from + to) / 2);
  const first = keyAtPhase(a, phaseA, leaves);
  const there = keyAtPhase(b, phaseB, comes);
  const shift = roomShift(first, there);
  const last = shifted(there, shift);
  const via = viaPostures(first, last).map((stop) => ('row' in stop ? stop : solveKey(resolvedPose(stop), passes)));
  const keys = withSteps([first, ...via, last], passes);
  const rows = keys.map(({ row }) => row);
  alignTurns(rows);
  const nexts = [...keys.slice(1), last];
  const drawn = keys.map(({ row }) => (row === first.row ? leaves : row === last.row ? comes : passes)(row));
  const ends = keys.map((key, k) => endsOf(drawn[k] as Row, key));
  const spans = keys
    .slice(1)
    .map((key, k) => secondsBetween(keys[k] as SolvedKey, key, ends[k] as Vec[], ends[k + 1] as Vec[]));
  const secondsUntil = (key: number): number => spans.slice(0, key).reduce((sum, span) => sum + span, 0);
  const seconds = secondsUntil(spans.length);
  const curve: Curve = {
    ...loopCurve(
      keys.map((_, k) => LAST * (secondsUntil(k) / seconds)),
      rows,
    ),
    open: true,
  };
  curve.slopes[0]?.set(ratesAt(a, phaseA, leaves, -1).map((rate) => rate * seconds));
  curve.slopes.at(-1)?.set(ratesAt(b, phaseB, comes, 1).map((rate) => rate * seconds));
  const motion: Compiled = {
    clip: clipOfTransition(b, shift, seconds),
    keys,
    curve,
    contacts: keys.map((key, k) => {
      const next = nexts[k] as SolvedKey;
      const after = Math.min(k + 1, keys.length - 1);
      return {
        ...between(withFreeHands(key, next), next, drawn[k] as Row, drawn[after] as Row),
        passes: passesBetween(key, next, ends[k] as Vec[], ends[after] as Vec[]),
        floored: [key === first || key === last ? NO_FLOOR : 0, next === last ? NO_FLOOR : 0],
      };
    }),
    steps: keys.map((key, k) => key.modes.map((_, limb) => stepBetween(key, nexts[k] as SolvedKey, limb))),
    breath: (share) => from + (to - from) * ease(share),
  };
  return { motion: { ...motion, heels: heelsOf(motion) }, shift };
}

/** The second clip's things in her room, without its keys: what `frameAt` and a renderer need of a clip on the way. */
function clipOfTransition({ clip }: Compiled, [x, , z]: Vec, seconds: number): Clip {
  const { hold: _kept, props = [], ...others } = clip;
  return {
    ...others,
    props: props.map((prop) => ({ ...prop, at: [prop.at[0] + x, prop.at[1] + z] as const })),
    seconds,
    keys: [],
  };
}

/** How high a limb that is held in both keys steps from the one to the other, metres; 0 where it stays. */
function stepBetween(a: SolvedKey, b: SolvedKey, limb: number): number {
  if (!moved(a, b, limb)) return 0;
  return Math.min(STEP[a.modes[limb] as Mode], STEP_LEAST + STEP_RISES * spotsApart(a.row, b.row, limb));
}

/** Seconds from one key to the next, by how far the hips go and turn, and how far hands and feet go. */
function secondsBetween(a: SolvedKey, b: SolvedKey, from: readonly Vec[], to: readonly Vec[]): number {
  const [hips, toHips] = [hipsOf(a), hipsOf(b)];
  const feetGo = Math.min(hips[1], toHips[1]) < LOW_HIPS ? FEET_GO_ON_FLOOR : FEET_GO;
  const arms = Math.max(...[0, 1].map((limb) => turnBetween(upperOf(a, limb), upperOf(b, limb))));
  const turn = turnBetween(quatAt(a.row, PELVIS), quatAt(b.row, PELVIS));
  const onKnee = [2, 3].some((limb) => (a.modes[limb] === 'mid') !== (b.modes[limb] === 'mid'));
  return clamp(
    Math.max(
      length(sub(hips, toHips)) / HIPS_GO,
      turn / HIPS_TURN,
      arms / ARMS_TURN,
      furthest(from, to) / (onKnee ? ENDS_GO_ON_KNEE : ENDS_GO),
      furthest(from.slice(2), to.slice(2)) / feetGo,
    ),
    onKnee ? LEAST_ON_KNEE : LEAST,
    MOST,
  );
}

const upperOf = ({ row }: SolvedKey, limb: number): Quat => quatAt(row, limbChannel(limb) + UPPER);

/** Shares of a segment at which its planted feet are looked at, and how often what they rise is mended. */
const SHARES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const ROUNDS = 3;

/**
 * How far the heels of planted feet have to rise on each segment so that no ankle is bent further than it goes: where
 * the knee passes over the foot she rolls over its ball. Degrees, in the order of `LIMBS`.
 */
const heelsOf = (motion: Compiled): readonly (readonly number[])[] =>
  motion.contacts.map((contacts, k) => {
    const heels = [0, 0, 0, 0];
    const from = motion.curve.times[k] as number;
    const to = motion.curve.times[k + 1];
    const planted = [2, 3].filter((limb) => contacts.modes[limb] === 'end');
    for (let round = 0; to !== undefined && planted.length > 0 && round < ROUNDS; round += 1) {
      const missing = SHARES.map((share) => {
        const row = channelsAt(motion, from + (to - from) * share);
        raiseHeels(row, heels, share);
        const world = solve(row, contacts, share);
        return planted.map((limb) => ankleBeyond(world, LIMB_SHAPES[limb] as LimbShape) / Math.max(0.1, risen(share)));
      });
      planted.forEach((limb, i) => {
        heels[limb] = (heels[limb] as number) + greatest(missing.map((all) => all[i] as number));
      });
      if (missing.flat().every((degrees) => degrees === 0)) break;
    }
    return heels;
  });

const greatest = (all: readonly number[]): number =>
  all.reduce((most, by) => (Math.abs(by) > Math.abs(most) ? by : most));

/** Height at which a foot passes as a share of how far it goes, and the most of it in metres. */
const PASSING_SHARE = 0.3;
const PASSING_MOST = 0.07;
const PASSING_KNEE = 0.055;
/** The least of it of a foot that is not held at both ends and comes further than so many metres. */
const PASSING_LEAST = 0.05;
const PASSING_ON_SPOT = 0.02;
const NO_STEP = 0.015;

/** Where the ends of all limbs of a key are, in the order of `LIMBS`. */
function endsOf(row: Row, contacts: Contacts): readonly Vec[] {
  const world = solve(row, contacts);
  return LIMB_SHAPES.map(({ upper }) => world.at[upper + 2] as Vec);
}

/** How far the hand or foot goes that goes the furthest between two keys, metres. */
const furthest = (from: readonly Vec[], to: readonly Vec[]): number =>
  Math.max(...from.map((end, limb) => length(sub(to[limb] as Vec, end))));

/**
 * How high each foot has to pass over the floor between two keys so that it does not glide, metres; 0 for hands, and for
 * a foot whose knee is set down, or taken up, at no spot of its own.
 */
const passesBetween = (a: Contacts, b: Contacts, from: readonly Vec[], to: readonly Vec[]): readonly number[] =>
  LIMB_SHAPES.map(({ arm }, limb) => {
    const modes = [a.modes[limb], b.modes[limb]];
    const [x, , z] = sub(to[limb] as Vec, from[limb] as Vec);
    if (arm || (modes.includes('mid') && modes.includes('free'))) return 0;
    const far = Math.hypot(x, z);
    const least = !modes.includes('free') ? 0 : far > NO_STEP ? PASSING_LEAST : PASSING_ON_SPOT;
    return Math.max(least, Math.min(modes.includes('mid') ? PASSING_KNEE : PASSING_MOST, PASSING_SHARE * far));
  });

/** What is held at a phase of a clip, with all joints known; the sway and the late head of that moment are its own. */
function keyAtPhase(compiled: Compiled, phase: number, liven: Liven): SolvedKey {
  const { curve, clip } = compiled;
  const at = inRange(curve, phase);
  const { k, u } = segmentAt(curve, at);
  const contacts = compiled.contacts[k] as Contacts;
  const { modes, of, rest } = u < 1e-3 ? (compiled.keys[k] as SolvedKey) : contacts;
  const row = swaying(channelsAt(compiled, at), clip, at);
  readBack(row, contacts, liven, u);
  put(row, HEAD, lateHead(curve, clip.seconds, at));
  return { row, modes, of, rest };
}

/** Seconds over which the speed of a clip is taken. */
const MOMENT = 1 / 120;

/** How fast every channel of a clip changes at a phase, each second: before it (`side` -1) or after it (1). */
function ratesAt(compiled: Compiled, phase: number, liven: Liven, side: 1 | -1): Row {
  const here = keyAtPhase(compiled, phase, liven).row;
  const there = keyAtPhase(compiled, phase + (side * MOMENT) / compiled.clip.seconds, liven).row;
  alignTurns([here, there]);
  return here.map((value, c) => (((there[c] as number) - value) * side) / MOMENT);
}

/** A key in a room that is moved. */
function shifted(key: SolvedKey, shift: Vec): SolvedKey {
  const row = key.row.slice();
  const move = (c: number): void => put(row, c, add(vecAt(row, c), shift));
  move(PELVIS_AT);
  move(REST_AT);
  key.modes.forEach((mode, limb) => {
    if (mode === 'end' || mode === 'mid' || (mode === 'reach' && key.of[limb] === -1)) move(limbChannel(limb) + GOAL);
  });
  return { ...key, row };
}
