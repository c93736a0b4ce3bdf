import type { Clip } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { alignTurns, PELVIS, quatAt, type Row } from './channels.ts';
import type { Compiled } from './compile.ts';
import type { SolvedKey } from './contacts.ts';
import { type Curve, LAST, loopCurve } from './curve.ts';
import { heelsOf } from './heels-of.ts';
import { hipsOf } from './key-places.ts';
import { endsOf, furthest, passesBetween } from './passing.ts';
import { resolvedPose } from './resolve-pose.ts';
import { roomShift } from './room-shift.ts';
import { breathing } from './secondary.ts';
import { between } from './segment.ts';
import { type Liven, solveKey } from './solved-key.ts';
import { moved, withFreeHands, withSteps } from './stepping.ts';
import { keyAtPhase, ratesAt, shifted } from './transition-keys.ts';
import { clamp, ease, length, sub, turnBetween } from './vector.ts';
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
/** Metres that hands and feet go in a second, also where a knee goes down or comes up, and feet alone while she is on the floor. */
const ENDS_GO = 1.5;
const ENDS_GO_ON_KNEE = 1;
const FEET_GO = 0.9;
/** Height in metres of the floor where a clip is left, and reached: poses press toes, knees and elbows so far into the mat. */
const NO_FLOOR = -0.07;
/** Metres under which her hips are when she is on the floor. */
const LOW_HIPS = 0.3;
/** Height in metres of a step on the way, by how the limb is held; a knee that goes higher spreads the thigh. */
const STEP = { free: 0, end: 0.06, mid: 0.03, reach: 0 } as const;

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
    steps: keys.map(({ modes }, k) =>
      modes.map((mode, limb) => (moved(keys[k] as SolvedKey, nexts[k] as SolvedKey, limb) ? STEP[mode] : 0)),
    ),
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

/** Seconds from one key to the next, by how far the hips go and turn, and how far hands and feet go. */
function secondsBetween(a: SolvedKey, b: SolvedKey, from: readonly Vec[], to: readonly Vec[]): number {
  const [hips, toHips] = [hipsOf(a), hipsOf(b)];
  const feet = Math.min(hips[1], toHips[1]) < LOW_HIPS ? furthest(from.slice(2), to.slice(2)) : 0;
  const turn = turnBetween(quatAt(a.row, PELVIS), quatAt(b.row, PELVIS));
  const onKnee = [2, 3].some((limb) => (a.modes[limb] === 'mid') !== (b.modes[limb] === 'mid'));
  return clamp(
    Math.max(
      length(sub(hips, toHips)) / HIPS_GO,
      turn / HIPS_TURN,
      furthest(from, to) / (onKnee ? ENDS_GO_ON_KNEE : ENDS_GO),
      feet / FEET_GO,
    ),
    onKnee ? LEAST_ON_KNEE : LEAST,
    MOST,
  );
}
