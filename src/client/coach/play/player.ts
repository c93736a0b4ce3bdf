/** The coach on a canvas: draws what she does as long as somebody can see it, and saves power. Started by `start.ts`. */

import { clamp, RADIANS } from '#client/coach/rig/vector.ts';
import type { Clip } from '#programme/clips/clip.ts';
import type { Appearance } from '../gl/picture.ts';
import { THEMES } from '../looks.ts';
import type { CoachMesh } from '../mesh/vertex-layout.ts';
import type { CoachOptions, RenderFailure, ShowOptions } from './coach-options.ts';
import { newDrawing, newWardrobe } from './drawing.ts';
import { newGuard } from './guard.ts';
import { newPerformance } from './performance.ts';
import { listenForDrags, type Turn, turnBy } from './turning.ts';
import { watch } from './watch.ts';

export interface Coach {
  /** Goes over to another clip, or to the other side of the same one; what is shown already only takes the new pace and effort. */
  readonly show: (clip: Clip, options?: ShowOptions) => void;
  /** Pauses, at the end of a way to another clip, and carries on. She pauses by herself while nobody can see her. */
  readonly play: (on: boolean) => void;
  /** What she will show next; `goAhead` makes a piece of it ready, and answers whether there is more. */
  readonly prepare: (clip: Clip, options?: ShowOptions) => void;
  readonly goAhead: () => boolean;
  /** Her mouth says a line that takes so many seconds; at 0 it is shut. */
  readonly say: (text: string, seconds: number) => void;
  /** True draws half the pictures, to spare the device. */
  readonly spare: (on: boolean) => void;
  /** Turns her by degrees, for buttons and keys; without arguments back to her best side. */
  readonly turn: (yaw?: number, pitch?: number) => void;
  /** Changes colours, ground, build or hair. */
  readonly dress: (look: Partial<Appearance>) => Promise<void>;
  /** Draws the second side of clips that have one on this square canvas too; without it, no longer. */
  readonly beside: (canvas?: HTMLCanvasElement) => void;
  /** Goes to a moment of the loop, 0 to 1, and draws it at once. */
  readonly draw: (phase: number) => void;
  readonly destroy: () => void;
}

/** Longest step of time between two pictures, seconds: after a stutter she goes on, not ahead. */
const LONGEST_STEP = 0.1;

export function createCoach(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  mesh: CoachMesh,
  { clip, look = {}, still = false, trouble }: CoachOptions,
): Coach {
  const turn: Turn = { yaw: 0, pitch: 0 };
  const act = newPerformance(clip, look.theme ?? THEMES.light, turn, still);
  act.dress(look);
  const guard = newGuard();
  const wardrobe = newWardrobe(gl, mesh, look);
  const { draw, beside } = newDrawing(canvas, gl, wardrobe, act, guard);
  const loop = newLoop((seconds, now) => {
    if (guard.drawn(now) === 'hopeless') return give('slow');
    act.advance(seconds);
    draw();
  }, guard);
  const give = (why: RenderFailure) => {
    loop.set('playing', false);
    trouble?.(why);
  };
  const arrive = () => {
    act.arrive();
    draw();
  };
  const changed = () => {
    act.turned();
    if (!loop.isRunning()) draw();
  };
  const stops = [
    listenForDrags(canvas, turn, changed),
    watch(canvas, {
      seen: (on) => loop.set('seen', on),
      resized: changed,
      restored: () => {
        wardrobe.restore();
        changed();
      },
      lost: () => give('lost'),
    }),
  ];
  changed();
  loop.set('playing', !still);
  return {
    show: (next, options) => {
      act.show(next, options);
      guard.reset();
      // While she is held or not seen, nobody waits for her to get anywhere.
      if (!loop.isRunning()) arrive();
    },
    play: (on) => {
      loop.set('playing', on && !still);
      // Between two moves there is nothing to study, and no second view of it.
      if (!on) arrive();
    },
    prepare: act.prepare,
    goAhead: act.goAhead,
    say: act.say,
    spare: guard.spare,
    turn: (yaw, pitch = 0) => {
      if (yaw === undefined) turnBy(turn, -turn.yaw, -turn.pitch);
      else turnBy(turn, yaw * RADIANS, pitch * RADIANS);
      changed();
    },
    dress: async (other) => {
      if (await wardrobe.dress(other)) act.dress(other);
      changed();
    },
    beside: (other) => {
      beside(other);
      changed();
    },
    draw: (phase) => {
      act.goTo(phase);
      draw();
    },
    destroy: () => {
      loop.set('playing', false);
      for (const stop of stops) stop();
      wardrobe.release();
    },
  };
}

/** Asks the browser for pictures while she plays and is seen; no timer runs otherwise. */
function newLoop(step: (seconds: number, now: number) => void, guard: ReturnType<typeof newGuard>) {
  const on = { playing: false, seen: true };
  let [request, last] = [0, 0];
  const isRunning = () => on.playing && on.seen;
  const tick = (now: number) => {
    request = 0;
    if (!isRunning()) return;
    if (guard.due(now)) {
      step(clamp((now - last) / 1000, 0, LONGEST_STEP), now);
      last = now;
    }
    run();
  };
  const run = () => {
    if (isRunning() && request === 0) request = requestAnimationFrame(tick);
  };
  return {
    isRunning,
    set: (what: 'playing' | 'seen', to: boolean) => {
      if (on[what] === to) return;
      on[what] = to;
      if (!isRunning()) {
        cancelAnimationFrame(request);
        request = 0;
        return;
      }
      last = performance.now();
      guard.reset();
      run();
    },
  };
}
