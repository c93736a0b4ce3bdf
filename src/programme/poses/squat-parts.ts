/** Key builders of squats and sitting. */
import type { Keyframe, Point, Pose } from './pose.ts';
import { foot, key, onToes, tip, touch } from './pose-builders.ts';
import { UP } from './standing-parts.ts';

export const squatKeys = (
  bottom: Pose & { hip: Point },
  down = 0.42,
  hold = 0.56,
  arms: Pose = {},
): readonly Keyframe[] => [
  key(0, UP, arms),
  key(down, bottom, arms),
  key(hold, bottom, { hip: [bottom.hip[0], bottom.hip[1] + 1] }, arms),
];

export const sumo = (y: number, out: number, arms: Pose, heel = 90): Pose => ({
  hip: [160, y],
  torso: 0,
  lF: tip(160 - 48, out),
  lB: tip(160 + 48, out),
  fF: heel,
  fB: heel,
  ...arms,
});

export const PRAYER: Pose = { aF: { to: [155, 116], palm: 165 }, aB: { to: [165, 116], palm: 195 } };

export const wallSit = (y: number): Pose => ({
  hip: [106, y],
  torso: [0, 0],
  aF: [10, 44],
  aB: [10, 44],
  ...onToes(158, 90, 155),
});

/** Front view: clasped hands follow the pelvis down. */
export function liftHands(k: Keyframe): Keyframe {
  const dy = (k.hip?.[1] ?? 166) - 166;
  return k.aF && 'to' in k.aF
    ? { ...k, aF: { ...k.aF, to: [155, 122 + dy] }, aB: { palm: 195, to: [165, 122 + dy] } }
    : k;
}

/** Arms crossed on the chest, a hand on each shoulder, whatever the lean of the chest. */
export const withCrossedArms = (keys: readonly Keyframe[]): readonly Keyframe[] =>
  keys.map((k) => {
    const lean = chestLean(k);
    return { ...k, aF: [44 - lean, 210 - lean, 0.94, 0.72], aB: [36 - lean, 202 - lean, 0.94, 0.72] };
  });

/** Arms round a bag that is held to the chest, the hands on its outer side, whatever the lean of the chest. */
export const withHug = (keys: readonly Keyframe[]): readonly Keyframe[] =>
  keys.map((k) => {
    const lean = chestLean(k);
    return {
      ...k,
      aF: [6 - lean, 98 - lean, 1, 0.84],
      hF: 172 - lean,
      aB: [24 - lean, 106 - lean, 1, 0.66],
      hB: 176 - lean,
    };
  });

const chestLean = ({ torso = 0 }: Keyframe): number => (typeof torso === 'number' ? torso : torso[1]);

/** Sit to stand; `arms` null = hands push on the thighs. */
export function sitKeys(arms: Pose | null, hover: boolean): readonly Keyframe[] {
  const feet: Pose = { lF: foot(168), lB: foot(165) };
  const at = (t: number, hip: [number, number], torso: [number, number], hands: [number, number]): Keyframe =>
    key(
      t,
      { hip, torso, head: torso[1] * 0.3 },
      feet,
      arms ?? { aF: touch(hands[0], hands[1], 66), aB: touch(hands[0] - 3, hands[1], 66) },
    );
  const up = key(
    0,
    { hip: [169, 158], torso: [2, 1] },
    feet,
    arms && !hover ? { aF: [4, 14], aB: [4, 14] } : (arms ?? { aF: touch(178, 164, 20), aB: touch(175, 164, 20) }),
  );
  if (hover) return [up, at(0.58, [122, 199], [30, 28], [0, 0]), at(0.72, [122, 199], [30, 28], [0, 0])];
  return [
    up,
    at(0.26, [134, 190], [34, 36], [166, 196]),
    at(0.42, [120, 204], [8, 4], [156, 202]),
    at(0.54, [120, 204], [6, 3], [156, 202]),
    at(0.68, [124, 203], [38, 40], [160, 203]),
  ];
}
