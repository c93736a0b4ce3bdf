import type { Vec } from '#programme/clips/vec.ts';
import type { LimbShape } from './bones.ts';
import type { Row } from './channels.ts';
import type { Mode } from './contacts.ts';
import { endGoal, midGoal } from './goals.ts';
import { add, length, NO_TURN, rotate, scale, sub } from './vector.ts';
import type { World } from './world.ts';

/** A held joint: how far the root of its limb may, or must, be from it. */
interface Tie {
  readonly root: Vec;
  readonly to: Vec;
  readonly reach: number;
  /** True where the distance is a bone (knee on the ground), not a limit. */
  readonly exact: boolean;
}

const ROUNDS = 48;
/** Share of its length to which a held limb may stretch before the pelvis gives way: a straighter knee would snap. A knee at 174 degrees. */
const TAUT = 0.9985;

/**
 * Where the pelvis has to be so that every held foot, hand, knee and elbow can be met:
 * the wanted place, drawn towards each tie in turn until all hold.
 */
export function pelvisPosition(
  world: World,
  row: Row,
  modes: readonly Mode[],
  wanted: Vec,
  limbs: readonly LimbShape[],
): Vec {
  const ties = tiesOf(world, row, modes, limbs);
  let move = wanted;
  for (let round = 0; round < ROUNDS; round += 1) {
    let worst = 0;
    for (const tie of ties) {
      const way = sub(tie.to, add(tie.root, move));
      const size = length(way);
      const error = size - tie.reach;
      if (error <= 0 && !tie.exact) continue;
      move = add(move, scale(way, error / (size || 1)));
      worst = Math.max(worst, Math.abs(error));
    }
    if (worst < 1e-4) break;
  }
  return move;
}

function tiesOf(world: World, row: Row, modes: readonly Mode[], limbs: readonly LimbShape[]): Tie[] {
  return limbs.flatMap((limb, index): Tie[] => {
    const mode = modes[index];
    if (mode !== 'end' && mode !== 'mid') return [];
    const root = add(world.at[limb.parent] ?? [0, 0, 0], rotate(world.turn[limb.parent] ?? NO_TURN, limb.root));
    const [upper, lower] = limb.lengths;
    return mode === 'mid'
      ? [{ root, to: midGoal(limb, row, index).at, reach: upper, exact: true }]
      : [{ root, to: endGoal(limb, row, index).at, reach: (upper + lower) * TAUT, exact: false }];
  });
}
