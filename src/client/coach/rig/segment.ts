import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES } from './bones.ts';
import { CHANNEL, type Row, vecAt } from './channels.ts';
import type { Contact, Contacts, Mode } from './contacts.ts';
import type { Curve } from './curve.ts';
import { aimFrom, stiffnessOf } from './pelvis.ts';
import type { SolvedKey } from './solved-key.ts';
import { hangSpine } from './world.ts';

function contactOf({ row, modes, of }: SolvedKey, limb: number): Contact | undefined {
  const mode = modes[limb];
  return mode === 'end' || mode === 'reach' ? { row, mode, of: of[limb] ?? -1 } : undefined;
}

/** Height in metres that an ankle passes at when a leg goes from its knee to its foot, or back. */
const PASSING = 0.17;

/** A limb is held over a segment where both its keys hold it the same way. */
export function between(a: SolvedKey, b: SolvedKey): Contacts {
  const modes = LIMB_SHAPES.map((_, limb): Mode => {
    const [from, to] = [a.modes[limb], b.modes[limb]];
    return from === to && a.of[limb] === b.of[limb] ? (from ?? 'free') : 'free';
  });
  const leaves = modes.map((mode, limb) => (mode === 'free' ? contactOf(a, limb) : undefined));
  const lands = modes.map((mode, limb) => (mode === 'free' ? contactOf(b, limb) : undefined));
  const lifts = modes.map((_, limb) => (a.modes[limb] === 'mid' || b.modes[limb] === 'mid' ? PASSING : 0));
  const contacts = { modes, of: a.of, leaves, lands, lifts };
  const pinned = a.rest && a.rest.bone === b.rest?.bone && a.rest.point.every((n, i) => n === b.rest?.point[i]);
  return pinned && a.rest ? { ...contacts, rest: a.rest } : contacts;
}

/** The contacts of a segment with the aims of the pelvis at both its ends, whose channels are those of the breathing body. */
export function withAims(contacts: Contacts, from: Row, to: Row): Contacts {
  const aim = (row: Row): Vec => aimFrom(hangSpine(row), row, contacts.modes, vecAt(row, CHANNEL.pelvisAt));
  return { ...contacts, aims: [aim(from), aim(to)] };
}

/**
 * Where a limb that is nearly straight is planted or taken up, the trunk passes slowly: from one moment to the next the
 * limb holds it, or holds it no more, and at speed knee or elbow would jerk.
 */
export function slowAtContacts(curve: Curve, keys: readonly SolvedKey[]): void {
  for (const [k, key] of keys.entries()) {
    const [before, after] = [keys.at(k - 1) ?? key, keys[(k + 1) % keys.length] ?? key];
    const world = hangSpine(key.row);
    const at = vecAt(key.row, CHANNEL.pelvisAt);
    const stiffness = LIMB_SHAPES.map((limb, index) => {
      const changes = key.modes[index] === 'end' && (before.modes[index] === 'end') !== (after.modes[index] === 'end');
      return changes ? stiffnessOf(world, key.row, limb, index, at) : 0;
    });
    const share = 1 / (1 + SLOWED * Math.max(...stiffness));
    const slopes = curve.slopes[k];
    for (let c = 0; slopes && c < CHANNEL.clavicleL; c += 1) slopes[c] = (slopes[c] as number) * share;
  }
}
/** How much slower for how stiff a limb. */
const SLOWED = 4;
