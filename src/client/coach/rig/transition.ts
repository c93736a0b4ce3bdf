import type { Vec } from '#programme/clips/vec.ts';
import { alignTurns, CHANNEL, limbChannel, OF_LIMB, put, quatAt, type Row, vecAt } from './channels.ts';
import { between, type Compiled, readBack, type SolvedKey, solveKey } from './compile.ts';
import { type Curve, LAST, loopCurve, segmentAt } from './curve.ts';
import { channelsAt } from './frame.ts';
import { resolvedPose } from './resolve-pose.ts';
import { roomShift } from './room-shift.ts';
import { breathAt } from './secondary.ts';
import type { Skeleton } from './skeleton.ts';
import { solve } from './solve.ts';
import { add, clamp, RADIANS, scale } from './vector.ts';
import { viaPostures } from './via-postures.ts';

/** Least and most seconds for a part of the way; metres and degrees that the hips go and turn in a second. */
const PACE = { least: 0.6, most: 1.5, metres: 0.42, degrees: 75 } as const;
/** Height in metres of a step on the way. */
const STEP = 0.06;
/** Metres that a held limb may be from its next spot without stepping there. */
const SAME = 0.012;

/**
 * The natural way from a phase of one clip to a phase of the next, as something that `frameAt` can be
 * asked for: phase 0 is the first clip, phase 1 the second. It goes through kneeling or sitting where
 * one is up and the other on the floor, steps where feet are to stand elsewhere, and slides nothing.
 * `seconds` sets its length; by nature it is as long as the way is. It ends in the room of the second
 * clip moved by `shift`, so that she need not walk there: move the camera by `shiftAt` on the way.
 */
export function transitionBetween(a: Compiled, phaseA: number, b: Compiled, phaseB = 0, seconds?: number): Transition {
  const [first, there] = [keyAtPhase(a, phaseA), keyAtPhase(b, phaseB)];
  const { skeleton } = a;
  const shift = roomShift(first, there);
  const last = shifted(there, shift);
  const hubs = viaPostures(first, last).map((pose) => solveKey(resolvedPose(pose, skeleton), skeleton));
  const keys = withSteps([first, ...hubs, last], skeleton);
  const rows = keys.map(({ row }) => row);
  alignTurns(rows);
  const spans = keys.slice(1).map((key, k) => secondsBetween(keys[k]?.row ?? key.row, key.row));
  const sum = spans.reduce((total, span) => total + span, 0);
  const times = [
    0,
    ...spans.map((_, k) => (LAST * spans.slice(0, k + 1).reduce((total, span) => total + span, 0)) / sum),
  ];
  const loop = loopCurve(times, rows);
  loop.slopes[0]?.fill(0);
  loop.slopes.at(-1)?.fill(0);
  const curve: Curve = { ...loop, open: true };
  const [from, to] = [breathAt(a.clip, phaseA), breathAt(b.clip, phaseB)];
  const motion: Compiled = {
    clip: {
      ...b.clip,
      props: (b.clip.props ?? []).map((prop) => ({
        ...prop,
        at: [prop.at[0] + shift[0], prop.at[1] + shift[2]] as const,
      })),
      seconds: seconds ?? sum,
      still: [0, 1],
      keys: [],
    },
    skeleton,
    curve,
    contacts: keys.map((key, k) => ({ ...between(key, keys[k + 1] ?? key), floored: k + 1 < keys.length })),
    steps: keys.map((key, k) => [0, 1, 2, 3].map((limb) => (moved(key, keys[k + 1] ?? key, limb) ? STEP : 0))),
    breath: (share) => from + (to - from) * share * share * (3 - 2 * share),
  };
  return { motion, shift };
}

/** A way from one clip to another, and how far the room of the second is moved against that of the first; metres. */
export interface Transition {
  readonly motion: Compiled;
  readonly shift: Vec;
}

/** How far the camera (and what belongs to the room of the first clip) has moved at a share of the way. */
export const shiftAt = ({ shift }: Transition, share: number): Vec =>
  scale(shift, share * share * share * (10 - 15 * share + 6 * share * share));

/** A key in a room that is moved. */
function shifted(key: SolvedKey, shift: Vec): SolvedKey {
  const row = key.row.slice();
  const move = (c: number): void => put(row, c, add(vecAt(row, c), shift));
  move(CHANNEL.pelvisAt);
  move(CHANNEL.restAt);
  key.modes.forEach((mode, limb) => {
    if (mode === 'end' || mode === 'mid' || (mode === 'reach' && (key.of[limb] ?? -1) < 0))
      move(limbChannel(limb) + OF_LIMB.goal);
  });
  return { ...key, row };
}

/** What is held at a phase of a clip, with all joints known. */
function keyAtPhase(compiled: Compiled, phase: number): SolvedKey {
  const at = phase - Math.floor(phase);
  const { k, u } = segmentAt(compiled.curve, at);
  const { skeleton } = compiled;
  const written = u < 1e-3 ? compiled.clip.keys[k] : undefined;
  if (written) return solveKey(resolvedPose(written, skeleton), skeleton);
  const row = channelsAt(compiled, at);
  const contacts = compiled.contacts[k] ?? { modes: [] };
  readBack(row, solve(row, contacts, u, skeleton));
  const { modes, of = [-1, -1, -1, -1], rest } = contacts;
  return { row, modes, of, ...(rest && { rest }) };
}

const goalChannels = (limb: number): number[] => [0, 1, 2].map((i) => limbChannel(limb) + OF_LIMB.goal + i);
const apart = (a: Row, b: Row, channels: readonly number[]): number =>
  Math.hypot(...channels.map((c) => (a[c] ?? 0) - (b[c] ?? 0)));

/** Seconds from one key to the next, by how far the hips go and how far they turn. */
function secondsBetween(a: Row, b: Row): number {
  const way = apart(
    a,
    b,
    [0, 1, 2].map((i) => CHANNEL.pelvisAt + i),
  );
  const [p, q] = [quatAt(a, CHANNEL.pelvis), quatAt(b, CHANNEL.pelvis)];
  const cosine = Math.abs(p[0] * q[0] + p[1] * q[1] + p[2] * q[2] + p[3] * q[3]);
  const turn = (2 * Math.acos(Math.min(1, cosine))) / RADIANS;
  return clamp(Math.max(way / PACE.metres, turn / PACE.degrees), PACE.least, PACE.most);
}

/** True where a limb is held in both keys, but at different spots. */
function moved(a: SolvedKey, b: SolvedKey, limb: number): boolean {
  const mode = a.modes[limb];
  if (mode !== b.modes[limb] || (mode !== 'end' && mode !== 'mid')) return false;
  const facing = limbChannel(limb) + OF_LIMB.facing;
  return apart(a.row, b.row, goalChannels(limb)) > SAME || Math.abs((a.row[facing] ?? 0) - (b.row[facing] ?? 0)) > 4;
}

/** Where more than one limb has to step, the limbs step one after the other: left foot with right hand, then the rest. */
function withSteps(keys: readonly SolvedKey[], skeleton: Skeleton): SolvedKey[] {
  return keys.flatMap((key, k): SolvedKey[] => {
    const next = keys[k + 1];
    if (!next) return [key];
    const steps = [0, 1, 2, 3].filter((limb) => moved(key, next, limb));
    return steps.length > 1 ? [key, halfway(key, next, skeleton)] : [key];
  });
}

/** Halfway to the next key, with left foot and right hand already there and the other two still where they were. */
function halfway(a: SolvedKey, b: SolvedKey, skeleton: Skeleton): SolvedKey {
  const rows = [a.row, b.row.slice()];
  alignTurns(rows);
  const other = rows[1] ?? b.row;
  const row = a.row.map((value, c) => (value + (other[c] ?? 0)) / 2);
  const modes = a.modes.map((mode, limb) => (mode === b.modes[limb] ? mode : 'free'));
  [0, 1, 2, 3].forEach((limb) => {
    const from = limb === 1 || limb === 2 ? b.row : a.row;
    const c = limbChannel(limb) + OF_LIMB.goal;
    for (let i = c; i < limbChannel(limb) + LIMB_END; i += 1) row[i] = from[i] ?? 0;
  });
  const of = a.of;
  readBack(row, solve(row, { modes, of }, 0, skeleton));
  return { row, modes, of };
}
const LIMB_END = OF_LIMB.edge + 1;
