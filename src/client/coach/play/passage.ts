/** The way from what she does to another scene: her body, her room and the camera go over together. */

import { transitionBetween } from '#client/coach/rig/transition.ts';
import { add, lerp, smooth } from '#client/coach/rig/vector.ts';
import type { CameraView } from '../camera.ts';
import type { Solid } from '../room/solid.ts';
import { ballsOf, fitView, headOf, holding } from './framing.ts';
import type { Moment } from './moment.ts';
import { newRooms, type Setting } from './rooms.ts';
import { newSampledLoop } from './sampled-loop.ts';

/** Where a passage begins: what moves her, the phase, and what stands in the picture. */
export interface Leaving extends Setting {
  readonly phase: number;
  readonly view: CameraView;
}

export interface Passage {
  /** The phase of the scene at which it ends. */
  readonly phase: number;
  readonly seconds: number;
  readonly solids: readonly Solid[];
  /** Fills the moment at a share of the way, 0 to 1, and fades the rooms into each other. */
  readonly read: (share: number, out: Moment) => void;
  /** The view at a share of the way, in the room she leaves; it holds the head of a frame. */
  readonly viewAt: (share: number, arriving: CameraView, aspect: number, frame: Float32Array) => CameraView;
  /** What another passage would leave from here. */
  readonly leaving: (share: number, view: CameraView) => Leaving;
}

/** Ways as short as this are gone through in half a second or a little more: what is near needs no ceremony. Seconds. */
const NEAR = 1.3;
const SHORTEST = 0.5;
const SHORT = 0.75;
/** The camera needs so long to swing to the other side. */
const SWING = 0.9;
/** Seconds from which on the camera stands back, so as to hold her on the way. */
const LONG = 1.6;

export function newPassage(from: Leaving, scene: Setting, phase: number, swings: boolean): Passage {
  const transition = transitionBetween(from.compiled, from.phase, scene.compiled, phase);
  const { motion } = transition;
  const natural = motion.clip.seconds;
  const seconds = Math.max(natural > NEAR ? natural : natural > SHORTEST * 1.3 ? SHORT : SHORTEST, swings ? SWING : 0);
  const way = newSampledLoop(motion);
  const rooms = newRooms(from, scene, transition, seconds);
  const balls = seconds > LONG ? ballsOf(motion) : [];
  return {
    phase,
    seconds,
    solids: rooms.solids,
    read: (share, out) => {
      way.read(share, out);
      rooms.read(share, out);
    },
    viewAt: (share, arriving, aspect, frame) => {
      const there = { ...arriving, centre: add(arriving.centre, transition.shift) };
      const view = between(from.view, there, smooth(0, 1, share));
      const far = smooth(0, 0.3, share) * smooth(1, 0.7, share);
      const stood = balls.length > 0 ? between(view, fitView(balls, view.yaw, view.pitch, aspect), far) : view;
      return holding(headOf(frame), stood, aspect);
    },
    leaving: (share, view) => ({
      compiled: motion,
      phase: share,
      view,
      furniture: rooms.furniture,
      carried: scene.carried,
    }),
  };
}

/** Between two views; the camera goes round the shorter way. */
function between(a: CameraView, b: CameraView, t: number): CameraView {
  const round = Math.PI * 2;
  const yaw = ((((b.yaw - a.yaw + Math.PI) % round) + round) % round) - Math.PI;
  return {
    yaw: a.yaw + yaw * t,
    pitch: a.pitch + (b.pitch - a.pitch) * t,
    centre: lerp(a.centre, b.centre, t),
    span: a.span + (b.span - a.span) * t,
  };
}
