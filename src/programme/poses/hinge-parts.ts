/** Poses and key builders of hinges and balances on one leg. */
import type { Keyframe, Pose } from './pose.ts';
import { foot, key, palm, stand, toes } from './pose-builders.ts';
import { ON_CHAIR, UP } from './standing-parts.ts';

export const hinge = (t: number, lean: number, arms: Pose, back = 1): Keyframe =>
  key(
    t,
    {
      hip: [152 - 27 * back * (lean / 80), 158 + 7 * (lean / 80)],
      torso: [lean * 1.02, lean * 0.92],
      head: lean * 0.78,
      lF: foot(150),
      lB: foot(147),
    },
    arms,
  );

export const bagHinge = (lean: number): Keyframe[] => [
  key(0, UP, { aF: [6, 10], aB: [6, 10] }),
  key(0.42, {
    hip: [120, 170],
    torso: [lean, lean - 4],
    head: lean * 0.72,
    aF: [4, 6],
    aB: [4, 6],
    lF: foot(150),
    lB: foot(147),
  }),
  key(0.54, {
    hip: [119, 171],
    torso: [lean + 1, lean - 3],
    head: lean * 0.72,
    aF: [4, 6],
    aB: [4, 6],
    lF: foot(150),
    lB: foot(147),
  }),
];

export const SL_UP: Pose = { hip: [152, 158], torso: [2, 1], aF: [2, 12], lF: foot(150), lB: [-6, -30], fB: 60 };

export const SL_DOWN: Pose = {
  hip: [143, 160],
  torso: [76, 78],
  head: 66,
  aF: [2, 8],
  aB: [0, 6],
  lF: foot(150),
  lB: [-78, -86],
  fB: -14,
};

export function kickKeys(kicks: [number, number][]): readonly Keyframe[] {
  const base: Pose = { hip: [150, 158], torso: [10, 8], head: 4, lF: foot(150), aF: ON_CHAIR, aB: palm(187, 148) };
  const rest = key(0, base, { lB: toes(146, 4), fB: 90 });
  const last = kicks.at(-1);
  if (!last) {
    return [
      rest,
      key(0.42, base, { hip: [150, 159], lB: toes(98), fB: 30 }),
      key(0.54, base, { hip: [150, 159], lB: toes(98, 4), fB: 30 }),
    ];
  }
  const n = kicks.length;
  const lifted = kicks.map(([a, b], i) =>
    key(n === 1 ? 0.42 : 0.32 + i * 0.15, base, { torso: [14, 10], lB: [a, b], fB: 36 }),
  );
  return [rest, ...lifted, key(n === 1 ? 0.54 : 0.7, base, { torso: [14, 10], lB: last, fB: 36 })];
}

export function gmKnee(pause: number): readonly Keyframe[] {
  const hands: Pose = { aF: [28, 150], aB: [24, 146] };
  const bent: Pose = {
    hip: [126, 165],
    torso: [72, 66],
    head: 54,
    lF: foot(150),
    lB: foot(147),
    aF: [-20, 100],
    aB: [-24, 96],
  };
  const knee = (near: boolean): Pose => ({
    hip: [152, 157],
    torso: [0, -1],
    ...hands,
    ...(near ? { lF: [86, -4], lB: foot(147), fF: 78 } : { lF: foot(150), lB: [86, -4], fB: 78 }),
  });
  return [
    key(0, bent),
    key(0.2, stand(150), hands),
    key(0.32 - pause / 2, knee(true)),
    key(0.32 + pause / 2, knee(true)),
    key(0.43, stand(150), hands),
    key(0.55, bent),
    key(0.7, stand(150), hands),
    key(0.82 - pause / 2, knee(false)),
    key(0.82 + pause / 2, knee(false)),
    key(0.93, stand(150), hands),
  ];
}
