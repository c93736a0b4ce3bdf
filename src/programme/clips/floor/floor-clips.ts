import type { MoveId } from '#programme/moves/move.ts';
import type { MoveClips } from '../clip.ts';
import { bridge } from './bridge.ts';
import { bridgeMarch } from './bridge-march.ts';
import { bridgeReach } from './bridge-reach.ts';
import { clamshell } from './clamshell.ts';
import { deadBug } from './dead-bug.ts';
import { frogPump } from './frog-pump.ts';
import { heelSlide } from './heel-slide.ts';
import { hipThrust } from './hip-thrust.ts';
import { sideLeg } from './side-leg.ts';
import { sidePlank } from './side-plank.ts';
import { slBridge } from './sl-bridge.ts';
import { ytw } from './ytw.ts';

/** Moves lying on the mat or against the sofa. */
export const FLOOR = {
  bridge,
  bridge_march: bridgeMarch,
  sl_bridge: slBridge,
  frog_pump: frogPump,
  hip_thrust: hipThrust,
  clamshell,
  side_leg: sideLeg,
  ytw,
  dead_bug: deadBug,
  heel_slide: heelSlide,
  side_plank: sidePlank,
  bridge_reach: bridgeReach,
} as const satisfies Partial<Record<MoveId, MoveClips>>;
