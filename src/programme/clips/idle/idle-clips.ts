import type { Clip } from '../clip.ts';
import type { ArmPose, Key, Pose } from '../pose.ts';
import { foot, HANGING, key, ON_HIPS, TALL } from '../postures.ts';

/** At ease: the weight on her left leg, the right knee soft. */
const EASE: Pose = {
  ...TALL,
  at: [0.035, 0.885, 0],
  lean: -3,
  side: 3,
  head: [2, 2, 0],
  armL: { ...HANGING, swing: -2, curl: 0.35 },
  armR: { ...HANGING, curl: 0.35 },
  legL: foot(0.1, 0, 6),
  legR: foot(-0.12, 0.05, -16),
};
/** The weight over on the right leg. */
const OTHER: Partial<Pose> = { at: [-0.03, 0.885, 0.02], lean: 3, side: -3, head: [1, -2, 6] };

/** What she does between two rounds: once, within five seconds, then she stands at ease. */
const act = (yaw: number, keys: readonly Key[], more: Partial<Clip> = {}): Clip => ({
  seconds: 9.6,
  view: { yaw, pitch: 6 },
  still: [0, 0.2],
  keys: [...keys, key(0.78, keys[0] as Key, OTHER)],
  ...more,
});

/** The right arm lifted aside and ahead, loose from the elbow down; `way` is 1 or -1 as the hand flies out or in. */
const loose = (way: number): ArmPose => ({
  swing: 26 + 3 * way,
  out: 30 + 3 * way,
  spin: -18 + 16 * way,
  fold: 34 + 13 * way,
  tip: 22 * way,
  curl: 0.25,
});
const SHAKES = 7;
const shakes = Array.from({ length: SHAKES }, (_, i) =>
  key(0.09 + i * 0.024, EASE, { head: [12, -4, -16], side: -1, armR: loose(i % 2 === 0 ? 1 : -1) }),
);
const rolled = (swing: number, up: number, ahead: number): ArmPose => ({
  ...HANGING,
  swing,
  shoulder: [up, ahead],
  curl: 0.3,
});

/** The bottle at her side, before the mouth, and tipped. */
const AT_SIDE: ArmPose = { swing: 6, out: 12, spin: -10, fold: 40, curl: 0.75 };
const AT_MOUTH: ArmPose = { of: 'head', to: [-0.074, 0.012, 0.226], pole: [-0.8, -1, 0.1], palm: 0, curl: 0.75 };
const HOLDS: Pose = { ...EASE, armR: AT_SIDE };
const SIPS: Pose = { ...HOLDS, armR: AT_MOUTH, head: [-4, 0, 0], lean: -2 };
const TIPS: Pose = { ...SIPS, armR: { ...AT_MOUTH, to: [-0.092, 0.014, 0.206], tip: 12 }, head: [-17, 0, 0], bend: -3 };

/** The left wrist before her, as one who looks at a watch. */
const LOOKS_AT_WRIST: Pose = {
  ...EASE,
  side: 0,
  bend: 4,
  head: [20, 0, 10],
  armL: { of: 'chest', to: [0.06, 0.03, 0.3], pole: [1, -0.7, 0.1], palm: 100, curl: 0.5 },
};

/** The back of the right wrist at the brow. */
const TO_BROW = (x: number): ArmPose => ({
  of: 'head',
  to: [x, 0.17, 0.15],
  pole: [-1, -0.35, 0.35],
  palm: -20,
  tip: -12,
  curl: 0.45,
});
const WIPES: Pose = { ...EASE, head: [6, -4, 4] };

/** What she does while nothing is asked of her, from standing to standing. */
export const IDLE_CLIPS = {
  shake: act(-24, [
    key(0, EASE),
    ...shakes,
    key(0.31, EASE, { armR: rolled(0, 4, 10) }),
    key(0.36, EASE, { head: [-4, 6, 0], armR: rolled(-8, 14, -6) }),
    key(0.41, EASE, { armR: rolled(-4, 2, -10) }),
    key(0.5, EASE),
  ]),
  drink: act(34, [key(0, HOLDS), key(0.16, SIPS), key(0.22, TIPS), key(0.34, TIPS), key(0.4, SIPS), key(0.54, HOLDS)], {
    held: { kind: 'bottle', at: 'handR' },
  }),
  clock: act(18, [key(0, EASE), key(0.1, LOOKS_AT_WRIST), key(0.3, LOOKS_AT_WRIST), key(0.42, EASE)]),
  brow: act(-18, [
    key(0, EASE),
    key(0.1, WIPES, { armR: TO_BROW(0.03) }),
    key(0.19, WIPES, { armR: TO_BROW(-0.06) }),
    key(0.34, EASE),
  ]),
  hips: act(26, [
    key(0, EASE),
    key(0.12, EASE, ON_HIPS),
    key(0.3, EASE, { ...ON_HIPS, bend: -8, head: [-8, 0, 0] }),
    key(0.46, EASE, { ...ON_HIPS, ...OTHER }),
    key(0.62, EASE),
  ]),
} satisfies Readonly<Record<string, Clip>>;

/** The name of one of {@link IDLE_CLIPS}. */
export type IdleId = keyof typeof IDLE_CLIPS;
