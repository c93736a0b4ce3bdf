import { clipOf } from '#client/figure/clip.ts';
import type { Week } from '#domain/block.ts';
import { LEG_POSES } from '#programme/poses/legs.ts';
import { SCENES } from '#programme/poses/scenes.ts';
import { WARM_UP_POSES } from '#programme/poses/warm-up.ts';
import type { Figure } from './figures.ts';

export const WEEK_PICTURES: Readonly<Record<Week, Figure>> = {
  1: { clip: clipOf(WARM_UP_POSES, 'march'), phase: 0, viewBox: '40 14 230 270' },
  2: { clip: clipOf(LEG_POSES, 'deadlift'), phase: 0.5, viewBox: '50 64 210 224' },
  3: { clip: clipOf(LEG_POSES, 'split_squat'), phase: 0.5, viewBox: '40 54 230 236' },
  4: SCENES.celebration,
};
