import type { Appearance, Picture } from '#client/coach/gl/picture.ts';
import { newRenderer } from '#client/coach/gl/renderer.ts';
import { meshFor } from '#client/coach/mesh/mesh-for.ts';
import type { CoachMesh } from '#client/coach/mesh/vertex-layout.ts';
import { FIGURE } from '#client/coach/shape/figure.ts';
import type { Guard } from './guard.ts';
import type { Performance } from './performance.ts';

/** Draws a moment on the canvas, and its second side on a small one beside it. */

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

/** What she wears: keeps mesh and colours through a lost context, and while another mesh is on its way. */

interface Wardrobe {
  readonly draw: (picture: Picture) => void;
  /** Puts a look on her; false where its mesh cannot be had, or another one has been asked for meanwhile. */
  readonly dress: (look: Partial<Appearance>) => Promise<boolean>;
  /** The graphics context is back, and has forgotten everything. */
  readonly restore: () => void;
  readonly release: () => void;
}

export function newWardrobe(gl: WebGL2RenderingContext, first: CoachMesh, look: Partial<Appearance>): Wardrobe {
  let worn = first;
  let renderer = newRenderer(gl, worn, look);
  let asked = look;
  return {
    draw: (picture) => renderer.draw(picture),
    dress: async (other) => {
      const now = { ...asked, ...other };
      asked = now;
      const mesh = await meshFor(now.figure ?? FIGURE).catch(() => undefined);
      if (!mesh || now !== asked) return false;
      renderer.dress(now, mesh === worn ? undefined : mesh);
      worn = mesh;
      return true;
    },
    restore: () => {
      renderer = newRenderer(gl, worn, renderer.appearance());
    },
    release: () => renderer.release(),
  };
}
