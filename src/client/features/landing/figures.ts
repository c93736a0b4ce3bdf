import { clipOf } from '#client/figure/clip.ts';
import { KNEELING_POSES } from '#programme/poses/kneeling.ts';
import { LEG_POSES } from '#programme/poses/legs.ts';
import type { Clip } from '#programme/poses/pose.ts';
import { SCENES } from '#programme/poses/scenes.ts';
import { UPPER_BODY_POSES } from '#programme/poses/upper-body.ts';

export interface Figure {
  clip: Clip;
  phase: number;
  viewBox: string;
}

const PUSH_UPS = { ...KNEELING_POSES, ...UPPER_BODY_POSES };

export const MOVING_FIGURES = {
  hero: SCENES.landing,
  session: { clip: clipOf(LEG_POSES, 'chair_squat'), phase: 0.5, viewBox: '36 76 240 210' },
  easier: { clip: clipOf(PUSH_UPS, 'push_up', 'easier'), phase: 0, viewBox: '30 52 264 232' },
  standard: { clip: clipOf(PUSH_UPS, 'push_up'), phase: 0, viewBox: '6 70 290 216' },
  harder: { clip: clipOf(PUSH_UPS, 'push_up', 'harder'), phase: 0, viewBox: '16 70 270 216' },
} as const satisfies Record<string, Figure>;

export type MovingFigureName = keyof typeof MOVING_FIGURES;

export const isMovingFigure = (name: string | undefined): name is MovingFigureName =>
  name !== undefined && Object.hasOwn(MOVING_FIGURES, name);
