import type { MoveId } from './move.ts';

/**
 * What stands in for a move that asks for wide, uneven or one-leg work at every level, where her pelvis hurts: the best
 * first, each for something that the move trains. A test holds that each has a level that is open to her.
 */
export const STAND_INS: Partial<Readonly<Record<MoveId, readonly MoveId[]>>> = {
  alt_lunges: ['air_squat', 'wall_sit'],
  high_knees: ['march', 'boxer', 'squat_punch'],
  sumo_squat: ['squat', 'air_squat', 'wall_sit'],
  split_squat: ['squat', 'wall_sit', 'air_squat'],
  reverse_lunge: ['squat', 'wall_sit', 'air_squat'],
  lateral_lunge: ['squat', 'wall_sit', 'air_squat'],
  curtsy_lunge: ['squat', 'wall_sit', 'air_squat'],
  step_up: ['squat', 'wall_sit', 'air_squat'],
  sl_deadlift: ['gm_knee', 'deadlift', 'bridge', 'good_mornings'],
  kickback: ['bridge', 'deadlift', 'good_mornings'],
  lunge_rotate: ['hip_circles', 'quad_stretch'],
  cross_crunch: ['boxer', 'march', 'squat_punch'],
  step_jack: ['side_reach', 'boxer', 'march', 'squat_punch'],
  skater: ['side_reach', 'boxer', 'march', 'squat_punch'],
  knee_drive: ['boxer', 'march', 'squat_punch'],
  step_burpee: ['squat_punch', 'boxer'],
  donkey_kick: ['bridge', 'deadlift', 'good_mornings'],
  fire_hydrant: ['bridge', 'deadlift', 'good_mornings'],
  bird_dog: ['dead_bug', 'heel_slide', 'bridge', 'deadlift', 'boxer'],
  bear: ['dead_bug', 'heel_slide', 'wall_sit', 'boxer', 'squat_punch'],
  climber: ['boxer', 'march', 'squat_punch'],
  frog_pump: ['bridge', 'hip_thrust', 'deadlift', 'good_mornings'],
  clamshell: ['bridge', 'deadlift', 'good_mornings'],
  side_leg: ['bridge', 'deadlift', 'good_mornings'],
  fig4: ['quad_stretch', 'hip_circles'],
  childs: ['side_bend', 'thread_needle', 'shoulder_rolls'],
  clock_tap: ['gm_knee', 'deadlift', 'good_mornings'],
  hip_switch: ['hip_circles'],
  bag_march: ['side_bend', 'boxer', 'squat_punch'],
};
