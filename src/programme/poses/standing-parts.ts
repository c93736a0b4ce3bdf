/** Stances, arms and furniture shared by the standing moves. */
import type { Point, Pose, Prop } from './pose.ts';
import { foot, onToes, palm, stand } from './pose-builders.ts';

export const CHAIR_AHEAD: readonly Prop[] = [{ kind: 'chair', x: 216 }];

export const ON_CHAIR = palm(190, 148);

export const MAT: readonly Prop[] = [{ kind: 'mat', x: 34 }];

/* Arms shared by many moves. */
export const GUARD: Pose = { aF: [14, 148], aB: [26, 156] };

export const ARMS_AHEAD: Pose = { aF: [84, 90], aB: [82, 88] };

export const ARMS_UP: Pose = { aF: [176, 178], aB: [172, 176] };

export const BENT: Pose = { aF: [-6, 66], aB: [-6, 66] };

export const UP: Pose = stand(150);

export const DOWN: Pose & { hip: Point } = {
  hip: [118, 208],
  torso: [36, 40],
  head: 14,
  aF: [84, 90],
  aB: [82, 88],
  lF: foot(150),
  lB: foot(147),
};

export const HALF: Pose = {
  hip: [129, 186],
  torso: [28, 30],
  head: 10,
  aF: [70, 78],
  aB: [68, 76],
  lF: foot(150),
  lB: foot(147),
};

export const RISE: Pose = {
  hip: [154, 145],
  torso: [0, -2],
  aF: [-16, -6],
  aB: [-16, -6],
  ...onToes(150, 48, 147),
};

export const DOWN_T: Pose = { ...DOWN, ...onToes(150, 90, 147) };

export const UP_T: Pose = { ...UP, ...onToes(150, 90, 147) };

export const REACH_T: Pose = { ...RISE, ...ARMS_UP };
