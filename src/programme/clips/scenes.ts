import type { Clip, Prop } from './clip.ts';
import { walkClips } from './early-weeks/walk.ts';
import { flipped } from './mirror.ts';
import type { ArmPose, LegPose, Pose } from './pose.ts';
import { both, feet, foot, HANDS_TOGETHER, key, ON_HIPS, TALL } from './postures.ts';
import { swayClips } from './with-baby/sway.ts';

/** Pictures of the coach that show no move. */
export type SceneId = 'landing' | 'baby' | 'celebration' | 'empty' | 'bow' | 'wave' | 'walk' | 'away';

/** A long, low stride, the left foot in front, fists as in running. */
const LUNGE: Pose = {
  at: [0, 0.56, -0.24],
  tilt: 5,
  bend: -2,
  turn: -4,
  twist: 8,
  head: [-2, 0, 8],
  armL: { swing: -34, out: 12, fold: 78, curl: 0.9 },
  armR: { swing: 48, out: 6, spin: -8, fold: 92, curl: 0.9 },
  legL: foot(0.11, 0.12, 4),
  legR: { at: [-0.11, -0.86], facing: 0, heel: 62 },
};

const DIP: Pose = {
  ...TALL,
  ...feet(0.12, 10),
  at: [0, 0.8, -0.07],
  tilt: 14,
  bend: 4,
  head: [-12],
  ...both({ swing: 34, out: 20, fold: 112, palm: 20, curl: 0.95, shoulder: [2, 4] }),
};
const RAISED: ArmPose = { swing: 14, out: 148, fold: 14, palm: 10, tip: 0, curl: 0.95, shoulder: [12, 0] };
/** On the ball of the right foot, both fists high, the left heel kicked up behind. */
const CHEER: Pose = {
  ...DIP,
  at: [-0.164, 0.95, 0.245],
  tilt: 2,
  bend: -9,
  lean: 4,
  side: -7,
  head: [-7, -7, 6],
  armL: { ...RAISED, out: 142 },
  armR: RAISED,
  legL: { swing: -4, out: 16, fold: 80, tip: -30 },
  legR: { at: [-0.12, 0], facing: -8, heel: 30 },
};
/** A moment later: the elbows give a little and the fists pump up again. */
const PUMP: Pose = {
  ...CHEER,
  side: -4,
  armL: { ...RAISED, out: 128, fold: 44 },
  armR: { ...RAISED, out: 132, fold: 44 },
};
/** The kicked foot is on its way down, or up. */
const PASS: Pose = {
  ...DIP,
  at: [-0.06, 0.9, 0.03],
  tilt: 3,
  head: [-6],
  ...both({ swing: 40, out: 84, fold: 92, curl: 0.95 }),
  legL: { at: [0.12, 0.05, -0.02], facing: 10, heel: 34 },
};
const cheer = (side: (pose: Pose) => Pose, from: number) => [
  key(from, side(DIP)),
  key(from + 0.1, side(PASS)),
  key(from + 0.2, side(CHEER)),
  key(from + 0.26, side(PUMP)),
  key(from + 0.33, side(CHEER)),
  key(from + 0.42, side(PASS)),
];

const folded = (side: 1 | -1, ahead: number): LegPose => ({
  to: [side * -0.09, 0.075, ahead],
  pole: [side, 0.16, 0.5],
  tip: -20,
});
const ON_KNEE: ArmPose = { to: [0.275, 0.255, 0.17], pole: [1, -0.7, -0.4], palm: 90, tip: 14, curl: 0.25 };
/** Cross-legged on the mat, hands on the knees. */
export const CROSS_LEGGED: Pose = {
  at: [0, 0.115, -0.06],
  tilt: -2,
  bend: 4,
  head: [2],
  ...both(ON_KNEE),
  legL: folded(1, 0.3),
  legR: folded(-1, 0.21),
};
/** A mat under the coach who sits. */
export const SEAT_MAT: readonly Prop[] = [{ kind: 'mat', at: [0, 0.08], turn: 90 }];

/** The left hand on the hip, the right one up beside her head. */
const waved = (x: number, y: number): Pose => ({
  ...TALL,
  ...feet(0.1, 6),
  head: [0, 0, -4],
  armL: ON_HIPS.armL,
  armR: { of: 'chest', to: [x, y, 0.13], pole: [-0.8, -1, -0.1], palm: -60 },
});

const STANDING: Pose = { ...TALL, ...feet(0.1, 6), ...HANDS_TOGETHER };
const BOWED: Pose = { ...STANDING, at: [0, 0.9, -0.09], tilt: 27, bend: 12, head: [4] };

/**
 * The clips of the landing page, the celebration, screens with nothing on them yet, thanks, a greeting, steps, and of pages
 * that are not there. The first of `still` is the one picture of a scene.
 */
export const SCENES: Readonly<Record<SceneId, Clip>> = {
  landing: {
    seconds: 8,
    view: { yaw: 44, pitch: 6 },
    still: [0, 0.4],
    hold: true,
    keys: [key(0, LUNGE)],
  },
  baby: { ...swayClips.standard, props: [] },
  celebration: {
    seconds: 2.6,
    view: { yaw: 12, pitch: 5 },
    still: [0.2, 0.7],
    fists: true,
    cheers: true,
    keys: [...cheer((pose) => pose, 0), ...cheer(flipped, 0.5)],
  },
  empty: {
    seconds: 10,
    view: { yaw: 20, pitch: 10 },
    props: SEAT_MAT,
    still: [0, 0.4],
    hold: true,
    keys: [key(0, CROSS_LEGGED)],
  },
  bow: {
    seconds: 4,
    view: { yaw: 28, pitch: 6 },
    still: [0.45, 0],
    keys: [key(0, STANDING), key(0.36, BOWED), key(0.54, BOWED), key(0.9, STANDING)],
  },
  wave: {
    seconds: 1.6,
    view: { yaw: 9, pitch: 4 },
    still: [0, 0.5],
    cheers: true,
    keys: [key(0, waved(-0.36, 0.36)), key(0.5, waved(-0.42, 0.31))],
  },
  walk: { ...walkClips.easier, view: { yaw: 52, pitch: 6 }, still: [0.2, 0.7] },
  away: { ...walkClips.easier, view: { yaw: 148, pitch: 6 }, still: [0.2, 0.7] },
};
