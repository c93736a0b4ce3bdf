import type { Strain } from '#domain/body/strain.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import { COURSE_MOVE_STRAINS } from './course-move-strains.ts';

type Strains = Readonly<Record<PlayedLevel, readonly Strain[]>>;

/**
 * What each version of each move asks of a body. It decides which levels are locked (`domain/session/move-level.ts`), so ask a
 * person who knows about health before taking a word away.
 */
export const MOVE_STRAINS: Readonly<Record<ShippedMoveId, Strains>> = {
  march: { easier: [], standard: ['girdle'], harder: ['single-leg', 'girdle', 'noise'] },
  arm_swings: { easier: [], standard: ['overhead'], harder: ['overhead', 'girdle'] },
  shoulder_rolls: { easier: ['chair'], standard: [], harder: ['girdle'] },
  air_squat: { easier: [], standard: [], harder: ['girdle'] },
  hip_circles: { easier: [], standard: [], harder: ['single-leg', 'girdle'] },
  good_mornings: { easier: [], standard: [], harder: ['overhead', 'girdle'] },
  alt_lunges: {
    easier: ['single-leg', 'girdle', 'chair'],
    standard: ['single-leg', 'girdle'],
    harder: ['overhead', 'single-leg', 'girdle'],
  },
  high_knees: {
    easier: ['girdle'],
    standard: ['single-leg', 'girdle', 'noise'],
    harder: ['impact', 'single-leg', 'girdle', 'noise'],
  },
  chair_squat: { easier: ['wrists', 'chair'], standard: ['chair'], harder: ['girdle', 'chair'] },
  squat: { easier: ['chair'], standard: [], harder: ['load', 'breath-holding', 'girdle', 'two-arms'] },
  sumo_squat: { easier: ['girdle', 'chair'], standard: ['girdle'], harder: ['girdle'] },
  pulse_squat: { easier: [], standard: ['breath-holding', 'girdle'], harder: ['breath-holding', 'girdle'] },
  split_squat: {
    easier: ['single-leg', 'girdle', 'chair'],
    standard: ['single-leg', 'girdle', 'chair'],
    harder: ['breath-holding', 'single-leg', 'girdle', 'chair'],
  },
  reverse_lunge: {
    easier: ['single-leg', 'girdle', 'chair'],
    standard: ['single-leg', 'girdle'],
    harder: ['single-leg', 'girdle', 'noise'],
  },
  lateral_lunge: { easier: ['girdle'], standard: ['girdle'], harder: ['girdle'] },
  curtsy_lunge: {
    easier: ['single-leg', 'girdle'],
    standard: ['single-leg', 'girdle'],
    harder: ['single-leg', 'girdle'],
  },
  wall_sit: { easier: [], standard: ['breath-holding'], harder: ['breath-holding', 'girdle'] },
  calf_squat: { easier: ['chair'], standard: [], harder: ['girdle'] },
  squat_jump: { easier: ['noise'], standard: ['girdle', 'noise'], harder: ['impact', 'girdle', 'noise'] },
  step_up: {
    easier: ['single-leg', 'girdle'],
    standard: ['single-leg', 'girdle'],
    harder: ['single-leg', 'girdle', 'noise'],
  },
  deadlift: { easier: [], standard: ['load', 'two-arms'], harder: ['load', 'breath-holding', 'girdle', 'two-arms'] },
  sl_deadlift: {
    easier: ['single-leg', 'girdle'],
    standard: ['single-leg', 'girdle'],
    harder: ['load', 'single-leg', 'girdle', 'two-arms'],
  },
  kickback: {
    easier: ['single-leg', 'girdle', 'chair'],
    standard: ['single-leg', 'girdle', 'chair'],
    harder: ['single-leg', 'girdle', 'chair'],
  },
  squat_reach: { easier: ['overhead'], standard: ['overhead', 'girdle'], harder: ['overhead', 'girdle'] },
  gm_knee: { easier: [], standard: ['single-leg', 'girdle'], harder: ['single-leg', 'girdle'] },
  lunge_rotate: { easier: ['girdle', 'kneeling'], standard: ['girdle', 'kneeling'], harder: ['single-leg', 'girdle'] },
  incline_push: {
    easier: ['wrists', 'two-arms'],
    standard: ['wrists', 'two-arms'],
    harder: ['breath-holding', 'girdle', 'wrists', 'chair', 'two-arms'],
  },
  row: {
    easier: ['load', 'chair', 'two-arms'],
    standard: ['load', 'two-arms'],
    harder: ['load', 'girdle', 'two-arms'],
  },
  press: {
    easier: ['load', 'overhead', 'chair'],
    standard: ['load', 'overhead', 'two-arms'],
    harder: ['load', 'overhead', 'girdle', 'two-arms'],
  },
  squat_press: {
    easier: ['overhead', 'two-arms'],
    standard: ['load', 'overhead', 'two-arms'],
    harder: ['load', 'overhead', 'girdle', 'two-arms'],
  },
  cross_crunch: {
    easier: ['single-leg', 'girdle'],
    standard: ['overhead', 'single-leg', 'girdle'],
    harder: ['overhead', 'single-leg', 'girdle', 'noise'],
  },
  step_jack: {
    easier: ['girdle'],
    standard: ['overhead', 'girdle'],
    harder: ['impact', 'overhead', 'girdle', 'noise'],
  },
  boxer: { easier: ['chair'], standard: [], harder: ['girdle'] },
  skater: { easier: ['girdle'], standard: ['girdle'], harder: ['impact', 'single-leg', 'girdle', 'noise'] },
  knee_drive: {
    easier: ['single-leg', 'girdle', 'chair'],
    standard: ['overhead', 'single-leg', 'girdle', 'noise'],
    harder: ['impact', 'overhead', 'single-leg', 'girdle', 'noise'],
  },
  squat_punch: { easier: [], standard: ['girdle'], harder: ['girdle'] },
  walkout: {
    easier: ['wrists', 'two-arms'],
    standard: ['breath-holding', 'wrists', 'two-arms'],
    harder: ['breath-holding', 'girdle', 'wrists', 'two-arms'],
  },
  step_burpee: {
    easier: ['breath-holding', 'girdle', 'wrists', 'chair', 'two-arms', 'noise'],
    standard: ['breath-holding', 'girdle', 'wrists', 'two-arms', 'noise'],
    harder: ['impact', 'breath-holding', 'girdle', 'wrists', 'two-arms', 'noise'],
  },
  donkey_kick: {
    easier: ['girdle', 'kneeling', 'two-arms'],
    standard: ['girdle', 'kneeling', 'wrists', 'two-arms'],
    harder: ['girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  fire_hydrant: {
    easier: ['girdle', 'lying'],
    standard: ['girdle', 'kneeling', 'wrists', 'two-arms'],
    harder: ['girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  push_up: {
    easier: ['wrists', 'two-arms'],
    standard: ['breath-holding', 'kneeling', 'wrists', 'two-arms'],
    harder: ['breath-holding', 'girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  bird_dog: {
    easier: ['girdle', 'kneeling', 'wrists', 'two-arms'],
    standard: ['girdle', 'kneeling', 'wrists', 'two-arms'],
    harder: ['girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  bear: {
    easier: ['girdle', 'kneeling', 'wrists', 'two-arms'],
    standard: ['breath-holding', 'girdle', 'kneeling', 'wrists', 'two-arms'],
    harder: ['breath-holding', 'girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  shoulder_tap: {
    easier: ['wrists', 'two-arms'],
    standard: ['breath-holding', 'kneeling', 'wrists', 'two-arms'],
    harder: ['breath-holding', 'girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  cat_bird: {
    easier: ['kneeling', 'wrists', 'two-arms'],
    standard: ['kneeling', 'wrists', 'two-arms'],
    harder: ['girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  climber: {
    easier: ['breath-holding', 'girdle', 'wrists', 'chair', 'two-arms'],
    standard: ['breath-holding', 'girdle', 'kneeling', 'wrists', 'two-arms'],
    harder: ['impact', 'breath-holding', 'girdle', 'kneeling', 'wrists', 'two-arms', 'noise'],
  },
  dog_plank: {
    easier: ['overhead', 'wrists', 'two-arms'],
    standard: ['breath-holding', 'overhead', 'kneeling', 'wrists', 'two-arms'],
    harder: ['breath-holding', 'overhead', 'girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  bridge: { easier: ['lying'], standard: ['lying'], harder: ['single-leg', 'girdle', 'lying'] },
  bridge_march: {
    easier: ['lying'],
    standard: ['single-leg', 'girdle', 'lying'],
    harder: ['breath-holding', 'single-leg', 'girdle', 'lying'],
  },
  sl_bridge: {
    easier: ['lying'],
    standard: ['single-leg', 'girdle', 'lying'],
    harder: ['single-leg', 'girdle', 'lying'],
  },
  frog_pump: {
    easier: ['girdle', 'lying'],
    standard: ['girdle', 'lying'],
    harder: ['load', 'girdle', 'lying', 'two-arms'],
  },
  hip_thrust: {
    easier: ['lying'],
    standard: ['chair'],
    harder: ['load', 'breath-holding', 'girdle', 'chair', 'two-arms'],
  },
  clamshell: { easier: ['girdle', 'lying'], standard: ['girdle', 'lying'], harder: ['girdle', 'lying'] },
  side_leg: { easier: ['girdle', 'lying'], standard: ['girdle', 'lying'], harder: ['girdle', 'lying'] },
  ytw: {
    easier: ['overhead', 'two-arms'],
    standard: ['overhead', 'lying', 'two-arms'],
    harder: ['overhead', 'girdle', 'lying', 'two-arms'],
  },
  dead_bug: { easier: ['lying'], standard: ['overhead', 'girdle', 'lying'], harder: ['overhead', 'girdle', 'lying'] },
  heel_slide: { easier: ['lying'], standard: ['girdle', 'lying'], harder: ['overhead', 'girdle', 'lying'] },
  side_plank: {
    easier: ['two-arms'],
    standard: ['breath-holding', 'girdle', 'kneeling', 'lying', 'two-arms'],
    harder: ['breath-holding', 'girdle', 'kneeling', 'lying', 'two-arms'],
  },
  bridge_reach: {
    easier: ['lying'],
    standard: ['overhead', 'lying'],
    harder: ['overhead', 'single-leg', 'girdle', 'lying'],
  },
  quad_stretch: { easier: [], standard: ['girdle', 'kneeling'], harder: ['overhead', 'girdle', 'kneeling'] },
  ham_fold: { easier: ['chair'], standard: [], harder: ['girdle'] },
  fig4: { easier: ['girdle', 'chair'], standard: ['girdle', 'lying'], harder: ['girdle', 'lying'] },
  childs: {
    easier: ['overhead', 'girdle', 'kneeling', 'chair', 'two-arms'],
    standard: ['overhead', 'girdle', 'kneeling', 'two-arms'],
    harder: ['overhead', 'girdle', 'kneeling', 'two-arms'],
  },
  breathe: { easier: [], standard: ['lying'], harder: ['overhead', 'girdle', 'lying'] },
  side_reach: { easier: [], standard: ['overhead', 'girdle'], harder: ['overhead', 'girdle'] },
  heel_dig: { easier: ['chair'], standard: ['girdle', 'noise'], harder: ['girdle', 'noise'] },
  clock_tap: {
    easier: ['single-leg', 'girdle', 'chair'],
    standard: ['single-leg', 'girdle', 'chair'],
    harder: ['single-leg', 'girdle', 'chair'],
  },
  bag_squat: {
    easier: [],
    standard: ['load', 'girdle', 'two-arms'],
    harder: ['load', 'breath-holding', 'girdle', 'two-arms'],
  },
  curl_press: {
    easier: ['load'],
    standard: ['load', 'overhead', 'two-arms'],
    harder: ['load', 'overhead', 'girdle', 'two-arms'],
  },
  rear_fly: { easier: [], standard: ['load', 'two-arms'], harder: ['load', 'girdle', 'two-arms'] },
  side_bend: {
    easier: ['chair', 'two-arms'],
    standard: ['overhead', 'two-arms'],
    harder: ['overhead', 'girdle', 'two-arms'],
  },
  thread_needle: {
    easier: ['wrists', 'two-arms'],
    standard: ['kneeling', 'wrists', 'two-arms'],
    harder: ['girdle', 'kneeling', 'wrists', 'two-arms'],
  },
  hip_switch: {
    easier: ['girdle', 'wrists', 'two-arms'],
    standard: ['girdle', 'wrists', 'two-arms'],
    harder: ['girdle', 'two-arms'],
  },
  bag_march: {
    easier: ['single-leg', 'girdle'],
    standard: ['load', 'single-leg', 'girdle', 'two-arms'],
    harder: ['load', 'single-leg', 'girdle', 'two-arms'],
  },
  ...COURSE_MOVE_STRAINS,
};
