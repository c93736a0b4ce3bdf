/** A clip made ready to be played on one side. */

import { type Compiled, compile } from '#client/coach/rig/compile.ts';
import type { Life } from '#client/coach/rig/life.ts';
import { clamp, RADIANS } from '#client/coach/rig/vector.ts';
import { backwardsClip } from '#programme/clips/backwards.ts';
import type { Clip } from '#programme/clips/clip.ts';
import { mirroredClip } from '#programme/clips/mirror.ts';
import type { CameraView } from '../camera.ts';
import type { Theme } from '../looks.ts';
import { type CarriedSolids, newCarried } from '../room/carried.ts';
import { furniture } from '../room/furniture.ts';
import type { Solid } from '../room/solid.ts';
import { type Ball, ballsOf, fitView, furnitureBalls, LOOP, withHair } from './framing.ts';
import { workingLimb } from './gaze.ts';
import { newSampledLoop, type SampledLoop } from './sampled-loop.ts';
import type { Turn } from './turning.ts';
import { bodyOf, differing } from './variation.ts';

export interface Scene {
  /** As it was asked for; `compiled.clip` is the side that is played. */
  readonly clip: Clip;
  readonly mirror: boolean;
  readonly backwards: boolean;
  readonly compiled: Compiled;
  /** How a repetition of a round moves: the first as the clip is written. */
  readonly repetition: (seed: number, n: number) => Repetition;
  /** The bone of the hand or foot that works most. */
  readonly works: number;
  readonly balls: readonly Ball[];
  readonly furniture: readonly Solid[];
  readonly carried: CarriedSolids;
  readonly solids: readonly Solid[];
}

/** One of the bodies that the repetitions of a move have. */
export interface Repetition {
  readonly compiled: Compiled;
  readonly loop: SampledLoop;
}

/** Seconds into a move at which the breath of a loop is as deep as it is shown all along. */
const WARM = 25;

/** Which half of a move is shown: its first side and way, or another. */
export type Half = Pick<Scene, 'mirror' | 'backwards'>;
export const FIRST_HALF: Half = { mirror: false, backwards: false };

/** Moments of the loop that are framed in one piece of {@link scenePieces}. */
const FRAMED_AT_ONCE = 3;

/** A scene made at once. */
export function sceneOf(...of: Parameters<typeof scenePieces>): Scene {
  const pieces = scenePieces(...of);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** A scene made in pieces of some milliseconds: what has to be solved for one takes a slow phone 0.2 s. */
export function* scenePieces(
  clip: Clip,
  { mirror, backwards }: Half,
  effort: number,
  theme: Theme,
): Generator<void, Scene> {
  const side = mirror ? mirroredClip(clip) : clip;
  const compiled = compile(backwards ? backwardsClip(side) : side);
  yield;
  const works = workingLimb(compiled);
  yield;
  const balls: Ball[] = [];
  for (let from = 0; from < LOOP.length; from += FRAMED_AT_ONCE) {
    balls.push(...ballsOf(compiled, LOOP.slice(from, from + FRAMED_AT_ONCE)));
    yield;
  }
  balls.push(...furnitureBalls(compiled.clip));
  const room = furniture(compiled.clip.props ?? [], theme);
  const carried = newCarried(compiled.clip);
  return {
    clip,
    mirror,
    backwards,
    compiled,
    repetition: repetitionsOf(compiled, { time: WARM, effort }),
    works,
    balls,
    furniture: room,
    carried,
    solids: [...room, ...carried.solids],
  };
}

/** The bodies of a move, each made when its turn comes; another seed makes others. */
function repetitionsOf(compiled: Compiled, life: Life): Scene['repetition'] {
  const written = { compiled, loop: newSampledLoop(compiled, life) };
  let made = new Map<number, Repetition>();
  let grown = 0;
  return (seed, n) => {
    const body = bodyOf(seed, n);
    if (body === 0) return written;
    if (seed !== grown) made = new Map();
    grown = seed;
    let own = made.get(body);
    if (!own) {
      const moves = differing(compiled, seed, body);
      own = moves === compiled ? written : { compiled: moves, loop: newSampledLoop(moves, life) };
      made.set(body, own);
    }
    return own;
  };
}

/** Lowest and highest pitch, radians. */
const LOW = 0.02;
const HIGH = 1.2;

/** The second side from which a move is seen in a small square picture; nothing where one side tells it. */
export function secondViewOf({ compiled, balls }: Scene, hair: number): CameraView | undefined {
  const { also } = compiled.clip;
  return also && fitView(withHair(balls, hair), also.yaw * RADIANS, also.pitch * RADIANS, 1);
}

/** The view of a scene that is turned away from its best side; `aspect` is width by height of the stage, `hair` how far hers stands off. */
export function viewOf({ compiled, balls }: Scene, turn: Turn, aspect: number, hair = 0): CameraView {
  const { yaw, pitch, air } = compiled.clip.view;
  const seen = withHair(balls, hair);
  return fitView(seen, yaw * RADIANS + turn.yaw, clamp(pitch * RADIANS + turn.pitch, LOW, HIGH), aspect, air);
}
