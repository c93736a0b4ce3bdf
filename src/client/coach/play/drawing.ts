/** Draws a moment on the canvas, and its second side on a small one beside it. */
import type { Guard } from './guard.ts';
import type { Performance } from './performance.ts';
import type { Wardrobe } from './wardrobe.ts';

interface Drawing {
  /** Draws now, with as many pixels as the guard allows. */
  readonly draw: () => void;
  /** Draws the second side on this square canvas too; without it, no longer. */
  readonly beside: (canvas?: HTMLCanvasElement) => void;
}

export function newDrawing(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  wardrobe: Wardrobe,
  act: Performance,
  guard: Guard,
): Drawing {
  let beside: CanvasRenderingContext2D | null = null;
  return {
    draw: () => {
      const ratio = guard.ratio(globalThis.devicePixelRatio || 1);
      const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
      if (width === 0 || height === 0 || gl.isContextLost()) return;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        act.turned();
      }
      const picture = act.picture(width / height);
      const second = beside && act.second();
      beside?.clearRect(0, 0, beside.canvas.width, beside.canvas.height);
      if (second) {
        wardrobe.draw(second);
        copyMiddle(canvas, beside);
      }
      wardrobe.draw(picture);
    },
    beside: (other) => {
      beside = other?.getContext('2d') ?? null;
    },
  };
}

/** The square in the middle of what was drawn, which holds her second side. */
function copyMiddle(canvas: HTMLCanvasElement, to: CanvasRenderingContext2D | null): void {
  const side = Math.min(canvas.width, canvas.height);
  const [left, top] = [(canvas.width - side) / 2, (canvas.height - side) / 2];
  to?.drawImage(canvas, left, top, side, side, 0, 0, to.canvas.width, to.canvas.height);
}
