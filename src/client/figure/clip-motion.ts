import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Clip } from '#programme/poses/pose.ts';
import { drawClip } from './draw-clip.ts';
import { runFramesWhileSeen } from './frames-while-seen.ts';
import type { Look } from './look.ts';
import { wrapPhase } from './loop-curve.ts';
import { createPatcher } from './patch-paths.ts';

/** What {@link useClipMotion} moves. */
export interface ClipMotion {
  readonly clip: Clip;
  readonly look: Look | undefined;
  readonly playing: boolean;
  /** Phase (0 to 1) at which the clip begins. */
  readonly startPhase: number;
}

/**
 * Plays a clip in paths that are already there, one for each item of its draw list, by patching their attributes.
 * React draws the first picture and never hears of the others.
 */
export function useClipMotion(group: RefObject<SVGGElement | null>, { clip, look, playing, startPhase }: ClipMotion) {
  const shown = useRef({ clip, phase: startPhase });

  useLayoutEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    if (shown.current.clip !== clip) shown.current = { clip, phase: startPhase };
    return playClip(element, shown.current, { look, playing });
  }, [group, clip, look, playing, startPhase]);
}

/** Which picture of which clip is shown. */
export interface ShownPicture {
  readonly clip: Clip;
  /** 0 to 1; follows what is shown. */
  phase: number;
}

/**
 * Draws a picture into paths that are already there and goes on from it while they are on screen; also for the paths
 * of a pre-rendered page that no component stands behind. @returns a function that holds it where it is.
 */
export function playClip(
  group: SVGGElement,
  shown: ShownPicture,
  { look, playing = true }: { look?: Look | undefined; playing?: boolean } = {},
): () => void {
  const patch = createPatcher(group);
  const draw = () => patch(drawClip(shown.clip, shown.phase, look));
  draw();
  if (!playing) return () => undefined;
  return runFramesWhileSeen(group.ownerSVGElement ?? group, (elapsedMs) => {
    shown.phase = wrapPhase(shown.phase + elapsedMs / 1000 / shown.clip.seconds);
    draw();
  });
}
