import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { boxer } from './boxer.ts';
import { crossCrunch } from './cross-crunch.ts';
import { kneeDrive } from './knee-drive.ts';
import { skater } from './skater.ts';
import { squatPunch } from './squat-punch.ts';
import { stepBurpee } from './step-burpee.ts';
import { stepJack } from './step-jack.ts';
import { walkout } from './walkout.ts';

/** Standing moves that raise the heart rate. */
export const CARDIO = {
  cross_crunch: crossCrunch,
  step_jack: stepJack,
  boxer,
  skater,
  knee_drive: kneeDrive,
  squat_punch: squatPunch,
  walkout,
  step_burpee: stepBurpee,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
