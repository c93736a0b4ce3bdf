import { drawClip } from '#client/figure/draw-clip.ts';
import { everyClip } from '#client/figure/every-clip.ts';
import { createPatcher } from '#client/figure/patch-paths.ts';

const SVG = 'http://www.w3.org/2000/svg';
const FRAMES = 12;
/** Nothing takes so little time that only many of it can be told from none. */
const EMPTY_FRAMES = 20_000;

/** Milliseconds a frame takes, with the layout that follows: of the coach's clips by name, and of nothing. */
export interface FrameTimes {
  readonly clips: readonly { readonly name: string; readonly ms: number }[];
  readonly emptyMs: number;
}

/** A machine that does other things too slows some runs down, so each clip is played several times and the best run counts. */
function measureFrames(runs: number, nth: number): FrameTimes {
  const group = document.createElementNS(SVG, 'g');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 320 300');
  svg.append(group);
  document.body.append(svg);

  function timeOf(draw: (phase: number) => void, frames = FRAMES): number {
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      for (let frame = 0; frame < frames; frame += 1) {
        draw(frame / frames);
        svg.getBoundingClientRect(); // what was written is laid out now, as it would be at the end of a frame
      }
      return (performance.now() - start) / frames;
    });
    return Math.min(...times);
  }

  const clips = everyClip()
    .filter((_, index) => index % nth === 0)
    .map(({ name, clip }) => {
      group.replaceChildren(...drawClip(clip, 0).map(() => document.createElementNS(SVG, 'path')));
      const patch = createPatcher(group);
      const draw = (phase: number) => patch(drawClip(clip, phase));
      return { name, ms: timeOf(draw) };
    });
  return { clips, emptyMs: timeOf(() => undefined, EMPTY_FRAMES) };
}

Object.assign(globalThis, { measureFrames });
