import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { bridgeClips } from './bridge.ts';
import { bridgeMarchClips } from './bridge-march.ts';
import { bridgeReachClips } from './bridge-reach.ts';
import { clamshellClips } from './clamshell.ts';
import { deadBugClips } from './dead-bug.ts';
import { frogPumpClips } from './frog-pump.ts';
import { heelSlideClips } from './heel-slide.ts';
import { hipThrustClips } from './hip-thrust.ts';
import { proneYRaiseClips } from './prone-y-raise.ts';
import { sideLegClips } from './side-leg.ts';
import { sidePlankClips } from './side-plank.ts';
import { singleLegBridgeClips } from './single-leg-bridge.ts';

/** Moves lying on the mat or against the sofa. */
export const FLOOR_CLIPS = {
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
} as const satisfies Partial<Record<MoveId, MoveClips>>;
