import type { Keyframe, LimbName, LimbSpec, View } from '#programme/poses/pose.ts';
import { around, limbAngle, nearestTurn } from './geometry.ts';
import { bonesOf, isTarget, limbSpec, mirrorOf } from './limb.ts';
import { type FigureSkeleton, solve } from './skeleton.ts';

/** Upper and lower angle in degrees, then the visible share of upper and lower bone. */
export type LimbChannels = readonly [number, number, number, number];

/** The keys of a clip with their joints, worked out once. */
export interface SolvedKeys {
  readonly keys: readonly Keyframe[];
  readonly times: readonly number[];
  readonly skeletons: readonly FigureSkeleton[];
  /** One entry per key. */
  readonly angles: Readonly<Record<LimbName, readonly LimbChannels[]>>;
  /** Hand or foot angle in degrees, one per key. */
  readonly tips: Readonly<Record<LimbName, readonly number[]>>;
}

const cache = new WeakMap<readonly Keyframe[], SolvedKeys>();

/** Solves the keys of a clip; the same list is solved only once. */
export function solveKeys(keys: readonly Keyframe[], view: View): SolvedKeys {
  const known = cache.get(keys);
  if (known) return known;
  const skeletons = keys.map((key) => solve(key, view));
  const each = <T>(channel: (name: LimbName) => T): Record<LimbName, T> => ({
    aF: channel('aF'),
    aB: channel('aB'),
    lF: channel('lF'),
    lB: channel('lB'),
  });
  const solved: SolvedKeys = {
    keys,
    times: keys.map((key) => key.t),
    skeletons,
    angles: each((name) => limbAngles(keys, skeletons, name)),
    tips: each((name) => unwound(skeletons.map((skeleton) => skeleton.limbs[name].tip))),
  };
  cache.set(keys, solved);
  return solved;
}

/** Angles in a row, each moved to the turn nearest to the one before. */
function unwound(angles: readonly number[]): number[] {
  const result: number[] = [];
  for (const angle of angles) result.push(nearestTurn(angle, result.at(-1) ?? angle));
  return result;
}

function solvedAngles(skeleton: FigureSkeleton, name: LimbName): LimbChannels {
  const { root, mid, end } = skeleton.limbs[name];
  const [l1, l2] = bonesOf(name);
  const mirror = mirrorOf(skeleton.view, name);
  return [
    limbAngle(root, mid) * mirror,
    limbAngle(mid, end) * mirror,
    Math.hypot(mid[0] - root[0], mid[1] - root[1]) / l1,
    Math.hypot(end[0] - mid[0], end[1] - mid[1]) / l2,
  ];
}

/** The angles that the author wrote, or undefined where the limb is held and its angles have to be found. */
function authoredAngles(key: Keyframe, name: LimbName): LimbChannels | undefined {
  const spec: LimbSpec | undefined = key.kneel ? undefined : limbSpec(key, name);
  if (!spec || isTarget(spec)) return undefined;
  return [spec[0], spec[1], spec[2] ?? 1, spec[3] ?? 1];
}

/** Angles of a limb at every key: authored ones kept, solved ones moved to the nearest turn. */
function limbAngles(
  keys: readonly Keyframe[],
  skeletons: readonly FigureSkeleton[],
  name: LimbName,
): readonly LimbChannels[] {
  const authored = keys.map((key) => authoredAngles(key, name));
  const channels = skeletons.map((skeleton, i) => authored[i] ?? solvedAngles(skeleton, name));
  const first = Math.max(0, authored.findIndex(Boolean));
  for (let step = 1; step < channels.length; step++) {
    const i = (first + step) % channels.length;
    if (authored[i]) continue;
    const [upper, lower, upperShare, lowerShare] = around(channels, i);
    const turned = nearestTurn(upper, around(channels, i - 1)[0]);
    channels[i] = [turned, nearestTurn(lower, turned), upperShare, lowerShare];
  }
  return channels;
}

/** The limbs whose hand or foot angle a pose may set, by field. */
export const TIP_FIELDS = { aF: 'hF', aB: 'hB', lF: 'fF', lB: 'fB' } as const satisfies Record<
  LimbName,
  keyof Keyframe
>;

/** True when a key decides the angle of the hand or foot, so that it does not just follow the limb. */
export function setsTip(key: Keyframe, name: LimbName): boolean {
  const arm = name === 'aF' || name === 'aB';
  const copied = name[1] === 'B' && !key[name] ? key[arm ? 'hF' : 'fF'] : undefined;
  if ((key[TIP_FIELDS[name]] ?? copied) !== undefined) return true;
  const spec = limbSpec(key, name);
  if (arm) return isTarget(spec) && spec.palm !== undefined;
  return isTarget(spec) || key.kneel !== undefined;
}
