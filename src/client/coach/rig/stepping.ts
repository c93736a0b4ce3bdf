import { alignTurns, limbChannel, OF_LIMB, type Row } from './channels.ts';
import type { Skeleton } from './skeleton.ts';
import { type Liven, readBack, type SolvedKey } from './solved-key.ts';

/** Metres that a held limb may be from its next spot without stepping there. */
const SAME = 0.012;

const goalsApart = (a: Row, b: Row, limb: number): number => {
  const goal = limbChannel(limb) + OF_LIMB.goal;
  return Math.hypot(...[goal, goal + 1, goal + 2].map((c) => (a[c] ?? 0) - (b[c] ?? 0)));
};

/** True where a limb is held in both keys, but at different spots. */
export function moved(a: SolvedKey, b: SolvedKey, limb: number): boolean {
  const mode = a.modes[limb];
  if (mode !== b.modes[limb] || (mode !== 'end' && mode !== 'mid')) return false;
  const facing = limbChannel(limb) + OF_LIMB.facing;
  return goalsApart(a.row, b.row, limb) > SAME || Math.abs((a.row[facing] ?? 0) - (b.row[facing] ?? 0)) > 4;
}

/** Where more than one limb has to step, the limbs step one after the other: left foot with right hand, then the rest. */
export function withSteps(keys: readonly SolvedKey[], skeleton: Skeleton, liven: Liven): SolvedKey[] {
  return keys.flatMap((key, k): SolvedKey[] => {
    const next = keys[k + 1];
    if (!next) return [key];
    const steps = [0, 1, 2, 3].filter((limb) => moved(key, next, limb));
    return steps.length > 1 ? [key, halfway(key, next, skeleton, liven)] : [key];
  });
}

/** Halfway to the next key, with left foot and right hand already there and the other two still where they were. */
function halfway(a: SolvedKey, b: SolvedKey, skeleton: Skeleton, liven: Liven): SolvedKey {
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
  readBack(row, { modes, of }, skeleton, liven);
  return { row, modes, of };
}
const LIMB_END = OF_LIMB.edge + 1;
