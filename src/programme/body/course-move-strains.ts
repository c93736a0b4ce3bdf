import type { Strain } from '#domain/body/strain.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import type { EARLY_WEEKS_MOVES } from '#programme/moves/early-weeks.ts';
import type { WAY_BACK_MOVES } from '#programme/moves/way-back.ts';
import type { WITH_BABY_MOVES } from '#programme/moves/with-baby.ts';

type Strains = Readonly<Record<PlayedLevel, readonly Strain[]>>;

type CourseMoveId = keyof typeof EARLY_WEEKS_MOVES | keyof typeof WAY_BACK_MOVES | keyof typeof WITH_BABY_MOVES;

/** What the moves that only courses play ask of a body, see `move-strains.ts`. */
export const COURSE_MOVE_STRAINS: Readonly<Record<CourseMoveId, Strains>> = {
  pelvic_floor: { easier: ['lying'], standard: [], harder: ['girdle'] },
  pelvic_tilt: { easier: ['lying'], standard: ['lying'], harder: ['girdle'] },
  ankle_pumps: { easier: [], standard: [], harder: ['girdle'] },
  log_roll: {
    easier: ['lying'],
    standard: ['lying', 'wrists', 'two-arms'],
    harder: ['girdle', 'lying', 'wrists', 'two-arms'],
  },
  floor_rise: {
    easier: ['girdle', 'kneeling', 'lying', 'wrists', 'chair', 'two-arms'],
    standard: ['girdle', 'kneeling', 'lying', 'wrists', 'two-arms'],
    harder: ['girdle', 'kneeling', 'lying', 'wrists', 'two-arms'],
  },
  cushion_lift: { easier: ['two-arms'], standard: ['two-arms'], harder: ['girdle', 'two-arms'] },
  scar_care: { easier: [], standard: [], harder: ['girdle'] },
  walk: { easier: [], standard: [], harder: ['girdle'] },
  easy_jog: {
    easier: ['girdle', 'noise'],
    standard: ['impact', 'girdle', 'noise'],
    harder: ['impact', 'girdle', 'noise'],
  },
  sl_balance: {
    easier: ['single-leg', 'girdle'],
    standard: ['single-leg', 'girdle'],
    harder: ['single-leg', 'girdle'],
  },
  sl_squat: { easier: ['single-leg', 'girdle'], standard: ['single-leg', 'girdle'], harder: ['single-leg', 'girdle'] },
  forward_bound: {
    easier: ['girdle', 'noise'],
    standard: ['impact', 'single-leg', 'girdle', 'noise'],
    harder: ['impact', 'single-leg', 'girdle', 'noise'],
  },
  hop_place: {
    easier: ['impact', 'girdle', 'noise'],
    standard: ['impact', 'single-leg', 'girdle', 'noise'],
    harder: ['impact', 'single-leg', 'girdle', 'noise'],
  },
  running_man: {
    easier: ['single-leg', 'girdle'],
    standard: ['single-leg', 'girdle'],
    harder: ['single-leg', 'girdle'],
  },
  sway: { easier: ['chair', 'two-arms'], standard: ['two-arms'], harder: ['girdle', 'two-arms'] },
};
