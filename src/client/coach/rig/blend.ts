import type { Vec } from '#programme/clips/vec.ts';
import { alignTurns, CHANNEL, limbChannel, OF_LIMB, put, quatAt, type Row, vecAt } from './channels.ts';
import { between, type Compiled, readBack, type Solid, solidOf } from './compile.ts';
import { type Curve, LAST, loopCurve, segmentAt } from './curve.ts';
import { momentOf } from './frame.ts';
import { rested } from './rest.ts';
import { breathAt } from './secondary.ts';
import type { Skeleton } from './skeleton.ts';
import { solve } from './solve.ts';
import { add, clamp, RADIANS, scale } from './vector.ts';
import { meeting, wayBetween } from './way.ts';

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
export function blend(a: Compiled, phaseA: number, b: Compiled, phaseB = 0, seconds?: number): Way {
  const [first, there] = [momentSolid(a, phaseA), momentSolid(b, phaseB)];
  const { skeleton } = a;
  const shift = meeting(first, there);
  const last = shifted(there, shift);
  const hubs = wayBetween(first, last).map((pose) => solidOf(rested(pose, skeleton), skeleton));
  const solids = withSteps([first, ...hubs, last], skeleton);
  const rows = solids.map(({ row }) => row);
  alignTurns(rows);
  const spans = solids.slice(1).map((solid, k) => secondsBetween(solids[k]?.row ?? solid.row, solid.row));
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
  const way: Compiled = {
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
    stances: solids.map((solid, k) => ({ ...between(solid, solids[k + 1] ?? solid), floored: k + 1 < solids.length })),
    steps: solids.map((solid, k) =>
      [0, 1, 2, 3].map((limb) => (moved(solid, solids[k + 1] ?? solid, limb) ? STEP : 0)),
    ),
    breath: (share) => from + (to - from) * share * share * (3 - 2 * share),
  };
  return { way, shift };
}

/** A way from one clip to another, and how far the room of the second is moved against that of the first; metres. */
export interface Way {
  readonly way: Compiled;
  readonly shift: Vec;
}

/** How far the camera (and what belongs to the room of the first clip) has moved at a share of the way. */
export const shiftAt = ({ shift }: Way, share: number): Vec =>
  scale(shift, share * share * share * (10 - 15 * share + 6 * share * share));

/** A key in a room that is moved. */
function shifted(solid: Solid, shift: Vec): Solid {
  const row = solid.row.slice();
  const move = (c: number): void => put(row, c, add(vecAt(row, c), shift));
  move(CHANNEL.pelvisAt);
  move(CHANNEL.restAt);
  solid.modes.forEach((mode, limb) => {
    if (mode === 'end' || mode === 'mid' || (mode === 'reach' && (solid.of[limb] ?? -1) < 0))
      move(limbChannel(limb) + OF_LIMB.goal);
  });
  return { ...solid, row };
}

/** What is held at a moment of a clip, with all joints known. */
function momentSolid(compiled: Compiled, phase: number): Solid {
  const at = phase - Math.floor(phase);
  const { k, u } = segmentAt(compiled.curve, at);
  const row = momentOf(compiled, at);
  const stance = compiled.stances[k] ?? { modes: [] };
  const key = u < 1e-3 ? compiled.clip.keys[k] : undefined;
  const { skeleton } = compiled;
  if (key) return solidOf(rested(key, skeleton), skeleton);
  readBack(row, solve(row, stance, u, skeleton));
  const solid = { row, modes: stance.modes, of: stance.of ?? [-1, -1, -1, -1] };
  return stance.rest ? { ...solid, rest: stance.rest } : solid;
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
function moved(a: Solid, b: Solid, limb: number): boolean {
  const mode = a.modes[limb];
  if (mode !== b.modes[limb] || (mode !== 'end' && mode !== 'mid')) return false;
  const facing = limbChannel(limb) + OF_LIMB.facing;
  return apart(a.row, b.row, goalChannels(limb)) > SAME || Math.abs((a.row[facing] ?? 0) - (b.row[facing] ?? 0)) > 4;
}

/** Where more than one limb has to step, the limbs step one after the other: left foot with right hand, then the rest. */
function withSteps(solids: readonly Solid[], skeleton: Skeleton): Solid[] {
  return solids.flatMap((solid, k): Solid[] => {
    const next = solids[k + 1];
    if (!next) return [solid];
    const steps = [0, 1, 2, 3].filter((limb) => moved(solid, next, limb));
    return steps.length > 1 ? [solid, halfway(solid, next, skeleton)] : [solid];
  });
}

/** Halfway to the next key, with left foot and right hand already there and the other two still where they were. */
function halfway(a: Solid, b: Solid, skeleton: Skeleton): Solid {
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
