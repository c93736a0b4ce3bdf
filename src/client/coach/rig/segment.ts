import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES } from './bones.ts';
import { CLAVICLE_L, PELVIS_AT, type Row, vecAt } from './channels.ts';
import type { Contacts, Mode, SolvedKey } from './contacts.ts';
import type { Curve } from './curve.ts';
import { aimFrom, stiffnessOf } from './pelvis.ts';
import { hangSpine } from './world.ts';

/**
 * A segment from one key to another, whose channels as they are drawn, breathing, are given. A limb is held over it
 * where both keys hold it the same way.
 */
export function between(from: SolvedKey, to: SolvedKey, drawnFrom: Row, drawnTo: Row): Contacts {
  const modes = from.modes.map(
    (mode, limb): Mode => (mode === to.modes[limb] && from.of[limb] === to.of[limb] ? mode : 'free'),
  );
  const aim = (row: Row): Vec => aimFrom(hangSpine(row), row, modes, vecAt(row, PELVIS_AT));
  const rest = JSON.stringify(from.rest) === JSON.stringify(to.rest) ? from.rest : undefined;
  return { modes, of: from.of, rest, from, to, aims: [aim(drawnFrom), aim(drawnTo)] };
}

/**
 * Where a limb that is nearly straight is planted or taken up, the trunk passes slowly: from one moment to the next the
 * limb holds it, or holds it no more, and at speed knee or elbow would jerk.
 */
export function slowAtContacts(curve: Curve, keys: readonly SolvedKey[]): void {
  curve.slopes.forEach((slopes, k) => {
    const { row, modes } = keys[k] as SolvedKey;
    const before = keys.at(k - 1) as SolvedKey;
    const after = keys[(k + 1) % keys.length] as SolvedKey;
    const world = hangSpine(row);
    const at = vecAt(row, PELVIS_AT);
    const stiffness = LIMB_SHAPES.map((limb) => {
      const { index } = limb;
      const changes = modes[index] === 'end' && (before.modes[index] === 'end') !== (after.modes[index] === 'end');
      return changes ? stiffnessOf(world, row, limb, at) : 0;
    });
    const share = 1 / (1 + SLOWED * Math.max(...stiffness));
    for (let c = 0; c < CLAVICLE_L; c += 1) slopes[c] = (slopes[c] as number) * share;
  });
}
/** How much slower for how stiff a limb. */
const SLOWED = 4;
