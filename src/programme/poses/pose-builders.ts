/** Short builders for the pose files. Same units as types.ts. */
import { ANKLE_Y, WRIST_Y } from './body-measures.ts';
import type { Keyframe, LimbSpec, LimbTarget, Point, Pose } from './pose.ts';

/** Height of the ground under a shoe tip (y). */
export const GROUND = 272.6;

/** Flat foot, ankle at x. Raise y for a step or a seat. */
export const foot = (x: number, arc?: number, y = ANKLE_Y): LimbTarget => (arc ? { to: [x, y], arc } : { to: [x, y] });

/** Foot turning over its toes; x is where the ankle would be with the foot flat. */
export const toes = (x: number, arc?: number, y = GROUND): LimbTarget =>
  arc ? { toe: [x + 19, y], arc } : { toe: [x + 19, y] };

/** Both feet on their toes, the foot at an angle in degrees; the far one may stand elsewhere. */
export const onToes = (x: number, degrees: number, far = x): Pose => ({
  lF: toes(x),
  lB: toes(far),
  fF: degrees,
  fB: degrees,
});

/** Foot in front view: the knee bends mostly towards the viewer. */
export const step = (x: number, out = 0.3, arc?: number, y = ANKLE_Y): LimbTarget =>
  arc ? { to: [x, y], out, arc } : { to: [x, y], out };

/** Toes in front view. */
export const tip = (x: number, out = 0.3, arc?: number): LimbTarget =>
  arc ? { toe: [x, 273], out, arc } : { toe: [x, 273], out };

/** Palm planted on the floor, or on a surface at height y. */
export const palm = (x: number, y = WRIST_Y, degrees = 90, arc?: number): LimbTarget =>
  arc ? { to: [x, y], palm: degrees, arc } : { to: [x, y], palm: degrees };

/** Both palms planted, on the floor or on a surface at height y. */
export const onPalms = (near: number, far: number, y = WRIST_Y): Pose => ({ aF: palm(near, y), aB: palm(far, y) });

/** Hand on the own body or on something held. */
export const touch = (x: number, y: number, degrees?: number): LimbTarget =>
  degrees === undefined ? { to: [x, y] } : { to: [x, y], palm: degrees };

/** A key: phase, then the parts of the pose from left to right, later ones win. */
export const key = (t: number, ...parts: readonly Pose[]): Keyframe => Object.assign({ t }, ...parts) as Keyframe;

/** Side view, standing with both feet at x. */
export const stand = (x = 150): Pose => ({
  hip: [x + 2, 158],
  torso: [2, 1],
  aF: [2, 12],
  lF: foot(x),
  lB: foot(x - 3),
});

/** Side view, hands on the hips. */
export const onHips = (hip: Point): Pose => ({
  aF: touch(hip[0] + 6, hip[1] - 13, 62),
  aB: touch(hip[0] + 4, hip[1] - 13, 62),
});

/** Side view, sitting on a chair whose seat middle is at x. */
export const seated = (x: number): Pose => ({
  hip: [x - 4, 204],
  torso: [2, 0],
  aF: [14, 62],
  lF: foot(x + 44),
  lB: foot(x + 41),
});

/** All fours with the knees at x. */
export const allFours = (x = 142): Pose => ({
  kneel: { at: [x, 262], thigh: 0, shin: -90 },
  torso: [80, 84],
  head: 80,
  aF: palm(x + 58),
  aB: palm(x + 57),
  fF: -88,
});

/** Straight plank on toes (tips at x) with the given body lean; hands go at x + 156. */
export const plank = (x: number, lean = 73): Pose => ({
  kneel: { at: [x, GROUND], thigh: -lean, shin: -lean, toes: true },
  torso: [lean, lean],
  head: lean - 2,
  fF: 90 - lean,
});

/** Plank from the knees (at x) with the given lean; hands go at x + 98. */
export const kneePlank = (x: number, lean = 57): Pose => ({
  kneel: { at: [x, 262], thigh: -lean, shin: -112 },
  torso: [lean, lean],
  head: lean,
  fF: -100,
});

/** On the back, pelvis at x, feet flat. */
export const supine = (x = 166): Pose => ({
  hip: [x, 254],
  torso: [-91, -93],
  head: -92,
  aF: [83, 85],
  aB: [83, 85],
  lF: foot(x + 50),
  lB: foot(x + 47, undefined, 260),
});

/** Front view, standing with the feet apart by 2 * half. */
export const facing = (half = 11, x = 160): Pose => ({
  hip: [x, 157],
  torso: 0,
  aF: [12, 5],
  aB: [12, 5],
  lF: step(x - half),
  lB: step(x + half),
});

/** Front view, hands on the hips of a pelvis at (x, y). */
export const frontHips = (x: number, y: number): Pose => ({
  aF: touch(x - 19, y - 10, 60),
  aB: touch(x + 19, y - 10, -60),
});

/** Front view: a knee lifted towards the viewer, `drop` units below the hip, moved `across` to the other side, foot hanging under it. */
export const kneeUp = (hip: Point, side: -1 | 1, drop = 6, across = 0): LimbTarget => {
  const x = hip[0] + side * (12 - across);
  return { via: [x, hip[1] + drop], to: [x - side * 1.5, hip[1] + drop + 46], depth: 30 };
};

/** Front view, sitting on a chair: thigh and shin of both legs. */
export const bentLegs = (hip: Point, knee: number, ankle: number, apart = 13): Pose => ({
  lF: { via: [hip[0] - apart, hip[1] + knee], to: [hip[0] - apart - 1, hip[1] + ankle], depth: 30 },
  lB: { via: [hip[0] + apart, hip[1] + knee], to: [hip[0] + apart + 1, hip[1] + ankle], depth: 30 },
});

/** Front view, on the feet or sitting: the pose with left and right changed over. */
export function mirrored({ hip, torso, head, aF, aB, lF, lB, fF, fB, hF, hB, ...rest }: Pose): Pose {
  const leans = typeof torso === 'object' ? ([-torso[0], -torso[1]] as const) : torso && -torso;
  const hands = { hF: hB && -hB, hB: hF && -hF };
  const parts = { hip: hip && across(hip), torso: leans, head: head && -head, fF: fB, fB: fF, ...hands };
  const limbs = { aF: acrossLimb(aB), aB: acrossLimb(aF), lF: acrossLimb(lB), lB: acrossLimb(lF) };
  return { ...rest, ...onlyGiven({ ...parts, ...limbs }) };
}

/** Front view: half a loop for one side, then the same for the other. */
export const bothSides = (half: readonly Keyframe[]): readonly Keyframe[] => [
  ...half,
  ...half.map(({ t, ...pose }) => ({ ...mirrored(pose), t: t + 0.5 })),
];

const across = ([x, y]: Point): Point => [320 - x, y];

function acrossLimb(limb: LimbSpec | undefined): LimbSpec | undefined {
  if (!limb || 'length' in limb) return limb;
  const { to, toe, via, palm: degrees, ...rest } = limb;
  const points = { to: to && across(to), toe: toe && across(toe), via: via && across(via) };
  return { ...rest, ...onlyGiven({ ...points, palm: degrees && -degrees }) };
}

const onlyGiven = <Parts extends object>(parts: { [Name in keyof Parts]: Parts[Name] | undefined }): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Partial<Parts>;

/** The same keys at other phases, for a slower way down. */
export const slower = (keys: readonly Keyframe[], phases: readonly number[]): readonly Keyframe[] =>
  keys.map((k, i) => ({ ...k, t: phases[i] ?? k.t }));
