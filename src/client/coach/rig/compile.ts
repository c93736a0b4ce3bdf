import type { Clip } from '#programme/clips/clip.ts';
import type { Vec } from '#programme/clips/vec.ts';
import { LIMB_SHAPES } from './bones.ts';
import { alignTurns } from './channels.ts';
import type { Contacts } from './contacts.ts';
import { type Curve, loopCurve } from './curve.ts';
import { type LimbPose, spotOf } from './limb-channels.ts';
import { resolvedPose } from './resolve-pose.ts';
import { breathAt, breathe, sway } from './secondary.ts';
import { between, slowAtContacts, withAims } from './segment.ts';
import { type Liven, limbPose, type SolvedKey, solveKey } from './solved-key.ts';

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
  /** Set for a way that is gone once, from one clip to the next: its breath at a share of the way. */
  readonly breath?: (share: number) => number;
}

const breathing =
  (clip: Clip, phase: number): Liven =>
  (row) => {
    const alive = row.slice();
    breathe(alive, breathAt(clip, phase));
    sway(alive, clip, phase);
    return alive;
  };

/** Turns the words of a clip into curves; done once per clip. */
export function compile(clip: Clip): Compiled {
  const { keys } = clip;
  const drawn = (k: number): Liven => breathing(clip, keys[k]?.t ?? 0);
  const solved = keys.map((key, k) => solveKey(resolvedPose(key), drawn(k)));
  const rows = solved.map(({ row }) => row);
  alignTurns(rows);
  const pairs = keys.map((key, k) => [key, keys[(k + 1) % keys.length] ?? key] as const);
  const curve = loopCurve(
    keys.map((key) => key.t),
    rows,
  );
  slowAtContacts(curve, solved);
  return {
    clip,
    keys: solved,
    curve,
    contacts: solved.map((a, k) => {
      const next = (k + 1) % keys.length;
      const b = solved[next] ?? a;
      return withAims(between(a, b), drawn(k)(a.row), drawn(next)(b.row));
    }),
    steps: pairs.map(([a, b]) => LIMB_SHAPES.map((limb) => stepBetween(limbPose(a, limb), limbPose(b, limb)))),
  };
}

/** Height of the step from one key to the next; none where the limb stays on its spot. */
function stepBetween(a: LimbPose, b: LimbPose): number {
  const [from, to] = [spotAt(a), spotAt(b)];
  const height = 'step' in a ? (a.step ?? 0) : 0;
  return from && to && from.some((n, i) => Math.abs(n - (to[i] as number)) > 0.001) ? height : 0;
}

function spotAt(limb: LimbPose): Vec | undefined {
  if ('at' in limb) return spotOf(limb.at);
  return 'on' in limb ? spotOf(limb.on) : undefined;
}
