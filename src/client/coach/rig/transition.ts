import type { Vec } from '#programme/clips/vec.ts';
import { alignTurns, CHANNEL, quatAt, type Row } from './channels.ts';
import type { Compiled } from './compile.ts';
import { type Curve, LAST, loopCurve } from './curve.ts';
import { heelsOf } from './heels-of.ts';
import { endsOf, furthest, passesBetween } from './passing.ts';
import { resolvedPose } from './resolve-pose.ts';
import { roomShift } from './room-shift.ts';
import { breathAt, breathe } from './secondary.ts';
import { between, slowAtContacts, withAims } from './segment.ts';
import { type Liven, type SolvedKey, solveKey } from './solved-key.ts';
import { moved, withFreeHands, withSteps } from './stepping.ts';
import { keyAtPhase, ratesAt, shifted } from './transition-keys.ts';
import { clamp, ease, turnBetween } from './vector.ts';
import { viaPostures } from './via-postures.ts';

/** A transition from one clip to another, and how far the room of the second is moved against that of the first; metres. */
export interface Transition {
  /** What `frameAt` is asked for: share 0 is the first clip, share 1 the second, `motion.clip.seconds` long. */
  readonly motion: Compiled;
  readonly shift: Vec;
}

/** Least and most seconds for a part of the way, and least where a knee goes down or comes up; metres and degrees that the hips go and turn in a second, metres that hands and feet go, and feet alone while she is on the floor. */
const PACE = {
  least: 0.55,
  knee: 0.95,
  most: 1.3,
  metres: 0.55,
  degrees: 100,
  ends: 1.5,
  endsOnKnee: 1,
  feet: 0.9,
} as const;
/** Height in metres of the floor where a clip is left, and reached: poses press toes, knees and elbows so far into the mat. */
const NO_FLOOR = -0.07;
/** Metres under which her hips are when she is on the floor. */
const LOW_HIPS = 0.3;
/** Height in metres of a step on the way; a knee that goes higher spreads the thigh. */
const STEP = { foot: 0.06, knee: 0.03 } as const;

/**
 * The natural way from a phase of one clip to a phase of the next. It goes through kneeling or sitting where one is up
 * and the other on the floor, steps where feet are to stand elsewhere, and slides nothing. It takes up the speed of the
 * first clip and ends at that of the second, half a second to about four seconds later. It ends in the room of the
 * second clip moved by `shift`, so that she need not walk there: move the camera by it on the way.
 */
export function transitionBetween(a: Compiled, phaseA: number, b: Compiled, phaseB = 0): Transition {
  const [from, to] = [breathOf(a, phaseA), breathOf(b, phaseB)];
  const [leaves, comes, passes] = [breathing(from), breathing(to), breathing((from + to) / 2)];
  const [first, there] = [keyAtPhase(a, phaseA, leaves), keyAtPhase(b, phaseB, comes)];
  const shift = roomShift(first, there);
  const last = shifted(there, shift);
  const via = viaPostures(first, last).map((stop) => ('row' in stop ? stop : solveKey(resolvedPose(stop), passes)));
  const keys = withSteps([first, ...via, last], passes);
  const rows = keys.map(({ row }) => row);
  alignTurns(rows);
  const lives = keys.map((_, k) => (k === 0 ? leaves : k === keys.length - 1 ? comes : passes));
  const drawn = keys.map(({ row }, k) => lives[k]?.(row) ?? row);
  const ends = keys.map((key, k) => endsOf(drawn[k] ?? key.row, key));
  const spans = keys.slice(1).map((key, k) => secondsBetween(keys[k] ?? key, key, [ends[k] ?? [], ends[k + 1] ?? []]));
  const seconds = spans.reduce((total, span) => total + span, 0);
  const curve = openCurve(spans, rows);
  slowAtContacts(curve, keys);
  startWith(curve, 0, ratesAt(a, phaseA, leaves, -1), seconds);
  startWith(curve, keys.length - 1, ratesAt(b, phaseB, comes, 1), seconds);
  const motion: Compiled = {
    clip: clipOfTransition(b, shift, seconds),
    keys,
    curve,
    contacts: keys.map((key, k) => {
      const contacts = between(withFreeHands(key, keys[k + 1] ?? key), keys[k + 1] ?? key);
      const [row, next = row] = [drawn[k] ?? key.row, drawn[k + 1]];
      return {
        ...withAims(contacts, row, next),
        passes: passesBetween(ends[k] ?? [], ends[k + 1] ?? []).map((high, limb) =>
          contacts.lifts?.[limb] && !contacts.leaves?.[limb] && !contacts.lands?.[limb] ? 0 : high,
        ),
        floored: [k === 0 || k + 1 === keys.length ? NO_FLOOR : 0, k + 2 >= keys.length ? NO_FLOOR : 0],
      };
    }),
    steps: keys.map((key, k) =>
      [0, 1, 2, 3].map((limb) =>
        moved(key, keys[k + 1] ?? key, limb) ? STEP[key.modes[limb] === 'mid' ? 'knee' : 'foot'] : 0,
      ),
    ),
    breath: (share) => from + (to - from) * ease(share),
  };
  return { motion: { ...motion, heels: heelsOf(motion) }, shift };
}

const breathOf = ({ clip, breath }: Compiled, phase: number): number => breath?.(phase) ?? breathAt(clip, phase);

const breathing =
  (breath: number): Liven =>
  (row) => {
    const alive = row.slice();
    breathe(alive, breath);
    return alive;
  };

/** The second clip's things in her room, without its keys: what `frameAt` and a renderer need of a clip on the way. */
function clipOfTransition({ clip }: Compiled, [x, , z]: Vec, seconds: number): Compiled['clip'] {
  const { hold: _kept, ...others } = clip;
  const props = (clip.props ?? []).map((prop) => ({ ...prop, at: [prop.at[0] + x, prop.at[1] + z] as const }));
  return { ...others, props, seconds, still: [0, 1], keys: [] };
}

function openCurve(spans: readonly number[], rows: readonly Row[]): Curve {
  const sum = spans.reduce((total, span) => total + span, 0);
  const times = spans.map((_, k) => (LAST * spans.slice(0, k + 1).reduce((total, span) => total + span, 0)) / sum);
  return { ...loopCurve([0, ...times], rows), open: true };
}

/** Gives a key of the transition the speed that its clip has there; `rates` are per second. */
function startWith({ slopes }: Curve, k: number, rates: Row, seconds: number): void {
  const slope = slopes[k];
  for (let c = 0; slope && c < slope.length; c += 1) slope[c] = (rates[c] ?? 0) * seconds;
}

/** Seconds from one key to the next, by how far the hips go and turn, and how far hands and feet go. */
function secondsBetween(
  { row: a, modes }: SolvedKey,
  { row: b, modes: next }: SolvedKey,
  [from, to]: readonly [readonly Vec[], readonly Vec[]],
): number {
  const ends = furthest(from, to);
  const isLow = Math.min(a[CHANNEL.pelvisAt + 1] as number, b[CHANNEL.pelvisAt + 1] as number) < LOW_HIPS;
  const feet = isLow ? furthest(from.slice(2), to.slice(2)) : 0;
  const way = Math.hypot(
    ...[0, 1, 2].map((i) => (a[CHANNEL.pelvisAt + i] as number) - (b[CHANNEL.pelvisAt + i] as number)),
  );
  const turn = turnBetween(quatAt(a, CHANNEL.pelvis), quatAt(b, CHANNEL.pelvis));
  const onKnee = [2, 3].some((limb) => (modes[limb] === 'mid') !== (next[limb] === 'mid'));
  return clamp(
    Math.max(way / PACE.metres, turn / PACE.degrees, ends / (onKnee ? PACE.endsOnKnee : PACE.ends), feet / PACE.feet),
    onKnee ? PACE.knee : PACE.least,
    PACE.most,
  );
}
