import type { Clip } from '#programme/clips/clip.ts';
import type { Key } from '#programme/clips/pose.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES } from './bones.ts';
import { alignTurns, CLAVICLE_L, PELVIS_AT, type Row, vecAt } from './channels.ts';
import type { Contacts, Mode, SolvedKey } from './contacts.ts';
import { type Curve, loopCurve } from './curve.ts';
import { spotsApart } from './key-places.ts';
import { aimFrom, stiffnessOf } from './pelvis.ts';
import { resolvedPose } from './resolve-pose.ts';
import { breathAt, breathing, swaying } from './secondary.ts';
import { limbPose, solveKey } from './solve.ts';
import { hangSpine } from './world.ts';

/** A clip ready to be asked for any phase. */
export interface Compiled {
  readonly clip: Clip;
  readonly keys: readonly SolvedKey[];
  readonly curve: Curve;
  /** Per key: how the segment that starts there is held. */
  readonly contacts: readonly Contacts[];
  /** Per key: heights in metres of the steps that start there, in the order of `LIMBS`. */
  readonly steps: readonly (readonly number[])[];
  /** Per key: degrees by which the heel of each planted foot rises further halfway through the segment that starts there. */
  readonly heels?: readonly (readonly number[])[];
  /** Fullness of the breath at a phase, 0 to 1. */
  readonly breath: (phase: number) => number;
  /** What a repetition that differs makes of the channels of a moment. */
  readonly differs?: (row: Row, phase: number) => Row;
}

/** Metres from which on a spot is another one. */
const SAME = 0.001;

/** Turns the words of a clip into curves; done once per clip. */
export function compile(clip: Clip): Compiled {
  const poses = clip.keys;
  const times = poses.map(({ t }) => t);
  const breath = (phase: number): number => breathAt(clip, phase);
  const alive = (row: Row, phase: number): Row => swaying(breathing(row, breath(phase)), clip, phase);
  const keys = poses.map((pose) => solveKey(resolvedPose(pose), (row) => alive(row, pose.t)));
  const rows = keys.map(({ row }) => row);
  alignTurns(rows);
  const curve = loopCurve(times, rows);
  slowAtContacts(curve, keys);
  const drawn = rows.map((row, k) => alive(row, times[k] as number));
  const following = <T>(all: readonly T[], k: number): T => all[(k + 1) % all.length] as T;
  return {
    clip,
    keys,
    curve,
    breath,
    contacts: keys.map((key, k) => between(key, following(keys, k), drawn[k] as Row, following(drawn, k))),
    // a limb that stays on its spot takes none
    steps: rows.map((row, k) =>
      LIMB_SHAPES.map((limb, index) =>
        spotsApart(row, following(rows, k), index) > SAME ? (limbPose(poses[k] as Key, limb).step ?? 0) : 0,
      ),
    ),
  };
}

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
function slowAtContacts(curve: Curve, keys: readonly SolvedKey[]): void {
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
