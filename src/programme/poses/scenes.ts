/** Stills for the landing page, the celebration and the empty states. */
import type { Clip, Pose } from './pose.ts';
import { facing, foot, key, step, tip, toes } from './pose-builders.ts';

export interface Scene {
  clip: Clip;
  phase: number;
  viewBox: string;
}

const LUNGE: Pose = {
  hip: [138, 200],
  torso: [6, 3],
  head: 2,
  lF: foot(190),
  lB: toes(56),
  fB: 26,
  aF: [44, 132],
  aB: [-38, 46],
};
const CHEER: Pose = {
  ...facing(16),
  hip: [160, 158],
  aF: [144, 160],
  aB: [150, 166],
  head: 4,
  lF: step(142),
  lB: tip(182, 0.3),
  fB: 62,
};
/** Front view, sitting cross-legged with the hands on the knees. */
const CROSS_LEGGED: Pose = {
  hip: [160, 240],
  torso: 0,
  head: -3,
  lF: [73, -97, 0.94, 0.9],
  lB: [73, -93, 0.94, 0.9],
  fF: 90,
  fB: 90,
  aF: { to: [119, 238], palm: -24 },
  aB: { to: [201, 238], palm: 24 },
};

const still = (alt: string, pose: Pose, more: Partial<Clip> = {}): Clip => ({
  seconds: 8,
  hold: true,
  alt,
  keys: [key(0, pose)],
  ...more,
});

export const SCENES: Readonly<Record<'landing' | 'celebration' | 'empty', Scene>> = {
  landing: { clip: still('The coach in a strong lunge', LUNGE), phase: 0.3, viewBox: '22 60 256 232' },
  celebration: {
    clip: still('The coach cheering with both arms up', CHEER, { view: 'front' }),
    phase: 0.3,
    viewBox: '42 4 236 290',
  },
  empty: {
    clip: still('The coach resting cross-legged, breathing', CROSS_LEGGED, {
      view: 'front',
      props: [{ kind: 'mat', x: 66, w: 188, deep: 20 }],
    }),
    phase: 0.3,
    viewBox: '48 108 224 186',
  },
};
