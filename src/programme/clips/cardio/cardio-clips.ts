import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { boxerClips } from './boxer.ts';
import { crossCrunchClips } from './cross-crunch.ts';
import { kneeDriveClips } from './knee-drive.ts';
import { skaterClips } from './skater.ts';
import { squatPunchClips } from './squat-punch.ts';
import { stepBurpeeClips } from './step-burpee.ts';
import { stepJackClips } from './step-jack.ts';
import { walkoutClips } from './walkout.ts';

/** Standing moves that raise the heart rate. */
export const CARDIO_CLIPS = {
  cross_crunch: crossCrunchClips,
  step_jack: stepJackClips,
  boxer: boxerClips,
  skater: skaterClips,
  knee_drive: kneeDriveClips,
  squat_punch: squatPunchClips,
  walkout: walkoutClips,
  step_burpee: stepBurpeeClips,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
