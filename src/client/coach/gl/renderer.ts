/** Draws the coach and her room on a canvas with WebGL 2. Knows nothing of clips, time or fingers. */

import { newSkin, poseSkin } from '../body/skin.ts';
import { lensOf } from '../camera.ts';
import { PALETTE, THEMES } from '../looks.ts';
import type { CoachMesh } from '../mesh/build.ts';
import { FIGURE, type Figure } from '../mesh/pieces.ts';
import { MAT_THICKNESS } from '../room/solids.ts';
import { COACH_FRAGMENT } from '../shaders/coach-fragment.ts';
import { COACH_VERTEX } from '../shaders/coach-vertex.ts';
import { ROOM_FRAGMENT, ROOM_VERTEX, SHADOW_FRAGMENT, SHADOW_VERTEX } from '../shaders/room.ts';
import { boxBuffers, coachBuffers } from './buffers.ts';
import { drawCoach } from './draw-coach.ts';
import { drawFloor, drawSolids } from './draw-room.ts';
import type { Appearance, Picture } from './picture.ts';
import { compileAll } from './program.ts';
import { newShadow } from './shadow.ts';

export interface Renderer {
  appearance: Appearance;
  /** Gives her another mesh (build or hair). */
  readonly wear: (mesh: CoachMesh, figure: Figure) => void;
  readonly draw: (picture: Picture) => void;
  readonly release: () => void;
}

const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  antialias: true,
  premultipliedAlpha: true,
  powerPreference: 'low-power',
  failIfMajorPerformanceCaveat: false,
};
const GRAIN = 1 / 160;

/** The context of a canvas, or null where WebGL 2 is missing. */
export const contextOf = (canvas: HTMLCanvasElement | OffscreenCanvas, strict = false): WebGL2RenderingContext | null =>
  canvas.getContext('webgl2', { ...CONTEXT, failIfMajorPerformanceCaveat: strict }) as WebGL2RenderingContext | null;

export function newRenderer(gl: WebGL2RenderingContext, mesh: CoachMesh, look: Partial<Appearance> = {}): Renderer {
  const { coach, room, shadow } = compileAll(gl, {
    coach: [COACH_VERTEX, COACH_FRAGMENT],
    room: [ROOM_VERTEX, ROOM_FRAGMENT],
    shadow: [SHADOW_VERTEX, SHADOW_FRAGMENT],
  });
  const box = boxBuffers(gl);
  const floor = newShadow(gl, shadow);
  const skin = newSkin();
  let body = coachBuffers(gl, mesh);
  const self: Renderer = {
    appearance: { palette: PALETTE, theme: THEMES.light, figure: FIGURE, ...look },
    wear: (next, figure) => {
      gl.deleteVertexArray(body.array);
      body = coachBuffers(gl, next);
      self.appearance = { ...self.appearance, figure };
    },
    draw: (picture) => {
      const { view, solids = [] } = picture;
      const [width, height] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
      const lens = lensOf(view, width, height);
      poseSkin(picture.frame, skin);
      floor.draw(lens, [view.centre[0], view.centre[2]], skin, solids);
      gl.viewport(0, 0, width, height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.CULL_FACE);
      const ground = solids.some((s) => s.kind === 'mat') ? -MAT_THICKNESS : 0;
      drawSolids(gl, room, box, lens, floor, skin, solids, self.appearance.theme);
      drawCoach(gl, coach, body, lens, skin, picture, self.appearance, ground);
      drawFloor(gl, room, box, floor, view, ground, self.appearance.theme, picture.grain === false ? 0 : GRAIN);
      gl.bindVertexArray(null);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
  return self;
}
