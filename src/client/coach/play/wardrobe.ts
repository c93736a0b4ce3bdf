/** What she wears: keeps mesh and colours through a lost context, and while another mesh is on its way. */

import { FIGURE } from '#client/coach/shape/figure.ts';
import type { Appearance, Picture } from '../gl/picture.ts';
import { newRenderer } from '../gl/renderer.ts';
import { meshFor } from '../mesh/mesh-for.ts';
import type { CoachMesh } from '../mesh/vertex-layout.ts';

export interface Wardrobe {
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
