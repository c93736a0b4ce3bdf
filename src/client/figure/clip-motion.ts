import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Clip } from '#programme/poses/pose.ts';
import { drawClip } from './draw-clip.ts';
import type { DrawItem } from './draw-item.ts';
import { runFramesWhileSeen } from './frames-while-seen.ts';
import type { Look } from './look.ts';
import { wrapPhase } from './loop-curve.ts';

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

/** Writes a draw list into the group's paths, touching only what changed since the last time. */
function createPatcher(group: SVGGElement): (items: readonly DrawItem[]) => void {
  const paths = [...group.children];
  let before: readonly DrawItem[] = [];
  return (items) => {
    for (const [index, item] of items.entries()) {
      const path = paths[index];
      if (path) patchPath(path, item, before[index]);
    }
    before = items;
  };
}

function patchPath(path: Element, item: DrawItem, before: DrawItem | undefined) {
  for (const name of ['d', 'transform', 'fill'] as const) {
    const value = item[name];
    if (value !== undefined && value !== before?.[name]) path.setAttribute(name, value);
  }
}
