import type { MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';
import { boxerClips } from './cardio/boxer.ts';
import { crossCrunchClips } from './cardio/cross-crunch.ts';
import { kneeDriveClips } from './cardio/knee-drive.ts';
import { skaterClips } from './cardio/skater.ts';
import { squatPunchClips } from './cardio/squat-punch.ts';
import { stepBurpeeClips } from './cardio/step-burpee.ts';
import { stepJackClips } from './cardio/step-jack.ts';
import { walkoutClips } from './cardio/walkout.ts';
import type { Clip, MoveClips } from './clip.ts';
import { anklePumpsClips } from './early-weeks/ankle-pumps.ts';
import { cushionLiftClips } from './early-weeks/cushion-lift.ts';
import { floorRiseClips } from './early-weeks/floor-rise.ts';
import { logRollClips } from './early-weeks/log-roll.ts';
import { pelvicFloorClips } from './early-weeks/pelvic-floor.ts';
import { pelvicTiltClips } from './early-weeks/pelvic-tilt.ts';
import { scarCareClips } from './early-weeks/scar-care.ts';
import { walkClips } from './early-weeks/walk.ts';
import { bridgeClips } from './floor/bridge.ts';
import { bridgeMarchClips } from './floor/bridge-march.ts';
import { bridgeReachClips } from './floor/bridge-reach.ts';
import { clamshellClips } from './floor/clamshell.ts';
import { deadBugClips } from './floor/dead-bug.ts';
import { frogPumpClips } from './floor/frog-pump.ts';
import { heelSlideClips } from './floor/heel-slide.ts';
import { hipThrustClips } from './floor/hip-thrust.ts';
import { proneYRaiseClips } from './floor/prone-y-raise.ts';
import { sideLegClips } from './floor/side-leg.ts';
import { sidePlankClips } from './floor/side-plank.ts';
import { singleLegBridgeClips } from './floor/single-leg-bridge.ts';
import { deadliftClips } from './hinges/deadlift.ts';
import { goodMorningKneeClips } from './hinges/good-morning-knee.ts';
import { kickbackClips } from './hinges/kickback.ts';
import { singleLegDeadliftClips } from './hinges/single-leg-deadlift.ts';
import { bearClips } from './kneeling/bear.ts';
import { birdDogClips } from './kneeling/bird-dog.ts';
import { catBirdClips } from './kneeling/cat-bird.ts';
import { climberClips } from './kneeling/climber.ts';
import { dogPlankClips } from './kneeling/dog-plank.ts';
import { donkeyKickClips } from './kneeling/donkey-kick.ts';
import { fireHydrantClips } from './kneeling/fire-hydrant.ts';
import { pushUpClips } from './kneeling/push-up.ts';
import { shoulderTapClips } from './kneeling/shoulder-tap.ts';
import { curtsyLungeClips } from './lunges/curtsy-lunge.ts';
import { lateralLungeClips } from './lunges/lateral-lunge.ts';
import { lungeRotateClips } from './lunges/lunge-rotate.ts';
import { reverseLungeClips } from './lunges/reverse-lunge.ts';
import { splitSquatClips } from './lunges/split-squat.ts';
import { stepUpClips } from './lunges/step-up.ts';
import { bagMarchClips } from './second-edition/bag-march.ts';
import { bagSquatClips } from './second-edition/bag-squat.ts';
import { clockTapClips } from './second-edition/clock-tap.ts';
import { curlPressClips } from './second-edition/curl-press.ts';
import { heelDigClips } from './second-edition/heel-dig.ts';
import { hipSwitchClips } from './second-edition/hip-switch.ts';
import { rearFlyClips } from './second-edition/rear-fly.ts';
import { sideBendClips } from './second-edition/side-bend.ts';
import { sideReachClips } from './second-edition/side-reach.ts';
import { threadNeedleClips } from './second-edition/thread-needle.ts';
import { calfSquatClips } from './squats/calf-squat.ts';
import { chairSquatClips } from './squats/chair-squat.ts';
import { pulseSquatClips } from './squats/pulse-squat.ts';
import { squatClips } from './squats/squat.ts';
import { squatJumpClips } from './squats/squat-jump.ts';
import { squatReachClips } from './squats/squat-reach.ts';
import { sumoSquatClips } from './squats/sumo-squat.ts';
import { wallSitClips } from './squats/wall-sit.ts';
import { breatheClips } from './stretches/breathe.ts';
import { childsPoseClips } from './stretches/childs-pose.ts';
import { figureFourClips } from './stretches/figure-four.ts';
import { hamstringFoldClips } from './stretches/hamstring-fold.ts';
import { quadStretchClips } from './stretches/quad-stretch.ts';
import { inclinePushUpClips } from './upper-body/incline-push-up.ts';
import { pressClips } from './upper-body/press.ts';
import { rowClips } from './upper-body/row.ts';
import { squatPressClips } from './upper-body/squat-press.ts';
import { airSquatClips } from './warm-up/air-squat.ts';
import { alternatingLungesClips } from './warm-up/alternating-lunges.ts';
import { armSwingsClips } from './warm-up/arm-swings.ts';
import { goodMorningsClips } from './warm-up/good-mornings.ts';
import { highKneesClips } from './warm-up/high-knees.ts';
import { hipCirclesClips } from './warm-up/hip-circles.ts';
import { marchClips } from './warm-up/march.ts';
import { shoulderRollsClips } from './warm-up/shoulder-rolls.ts';
import { easyJogClips } from './way-back/easy-jog.ts';
import { forwardBoundClips } from './way-back/forward-bound.ts';
import { hopInPlaceClips } from './way-back/hop-in-place.ts';
import { runningManClips } from './way-back/running-man.ts';
import { singleLegBalanceClips } from './way-back/single-leg-balance.ts';
import { singleLegSquatClips } from './way-back/single-leg-squat.ts';
import { swayClips } from './with-baby/sway.ts';

/** The clips of every move of the programme, by its id. A forgotten or misspelt move does not compile. */
export const CLIPS: Readonly<Record<ShippedMoveId, MoveClips>> = {
  // The eight warm-up moves
  march: marchClips,
  arm_swings: armSwingsClips,
  shoulder_rolls: shoulderRollsClips,
  air_squat: airSquatClips,
  hip_circles: hipCirclesClips,
  good_mornings: goodMorningsClips,
  alt_lunges: alternatingLungesClips,
  high_knees: highKneesClips,
  // Squats, and moves that are like one
  chair_squat: chairSquatClips,
  squat: squatClips,
  sumo_squat: sumoSquatClips,
  pulse_squat: pulseSquatClips,
  wall_sit: wallSitClips,
  calf_squat: calfSquatClips,
  squat_jump: squatJumpClips,
  squat_reach: squatReachClips,
  // Lunges and steps: one leg does more than the other
  split_squat: splitSquatClips,
  reverse_lunge: reverseLungeClips,
  lateral_lunge: lateralLungeClips,
  curtsy_lunge: curtsyLungeClips,
  step_up: stepUpClips,
  lunge_rotate: lungeRotateClips,
  // Standing hinges: the hips go back, the back stays long
  deadlift: deadliftClips,
  sl_deadlift: singleLegDeadliftClips,
  kickback: kickbackClips,
  gm_knee: goodMorningKneeClips,
  // Pushing, pulling and pressing, standing
  incline_push: inclinePushUpClips,
  row: rowClips,
  press: pressClips,
  squat_press: squatPressClips,
  // Standing moves that raise the heart rate
  cross_crunch: crossCrunchClips,
  step_jack: stepJackClips,
  boxer: boxerClips,
  skater: skaterClips,
  knee_drive: kneeDriveClips,
  squat_punch: squatPunchClips,
  walkout: walkoutClips,
  step_burpee: stepBurpeeClips,
  // Moves on hands and knees, and planks
  donkey_kick: donkeyKickClips,
  fire_hydrant: fireHydrantClips,
  push_up: pushUpClips,
  bird_dog: birdDogClips,
  bear: bearClips,
  shoulder_tap: shoulderTapClips,
  cat_bird: catBirdClips,
  climber: climberClips,
  dog_plank: dogPlankClips,
  // Moves lying on the mat or against the sofa
  bridge: bridgeClips,
  bridge_march: bridgeMarchClips,
  sl_bridge: singleLegBridgeClips,
  frog_pump: frogPumpClips,
  hip_thrust: hipThrustClips,
  clamshell: clamshellClips,
  side_leg: sideLegClips,
  ytw: proneYRaiseClips,
  dead_bug: deadBugClips,
  heel_slide: heelSlideClips,
  side_plank: sidePlankClips,
  bridge_reach: bridgeReachClips,
  // The five cool-down stretches
  quad_stretch: quadStretchClips,
  ham_fold: hamstringFoldClips,
  fig4: figureFourClips,
  childs: childsPoseClips,
  breathe: breatheClips,
  // Moves that came with the second edition
  side_reach: sideReachClips,
  heel_dig: heelDigClips,
  clock_tap: clockTapClips,
  bag_squat: bagSquatClips,
  curl_press: curlPressClips,
  rear_fly: rearFlyClips,
  side_bend: sideBendClips,
  thread_needle: threadNeedleClips,
  hip_switch: hipSwitchClips,
  bag_march: bagMarchClips,
  // Moves for the first weeks after a birth
  pelvic_floor: pelvicFloorClips,
  pelvic_tilt: pelvicTiltClips,
  ankle_pumps: anklePumpsClips,
  log_roll: logRollClips,
  floor_rise: floorRiseClips,
  cushion_lift: cushionLiftClips,
  scar_care: scarCareClips,
  walk: walkClips,
  // Moves of the way back to impact, which the load-and-impact check shows too
  easy_jog: easyJogClips,
  sl_balance: singleLegBalanceClips,
  sl_squat: singleLegSquatClips,
  forward_bound: forwardBoundClips,
  hop_place: hopInPlaceClips,
  running_man: runningManClips,
  // Moves with a baby in the arms
  sway: swayClips,
};

/** The clip of a move at a level; a level that names another move shows that move's standard clip. */
export function clipOf(id: ShippedMoveId, level: MoveLevel = 'standard'): Clip {
  const clip = CLIPS[id][level];
  return typeof clip === 'string' ? CLIPS[clip].standard : clip;
}
