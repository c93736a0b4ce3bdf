/** Draws the coach and her room on a canvas with WebGL 2. Knows nothing of clips, time or fingers. */
import { newSkin, poseSkin } from '../body/skin.ts';
import { aim, type CameraView, newLens } from '../camera.ts';
import { PALETTE, THEMES } from '../looks.ts';
import type { CoachMesh } from '../mesh/vertex-layout.ts';
import { COACH_FRAGMENT } from '../shaders/coach-fragment.ts';
import { COACH_VERTEX } from '../shaders/coach-vertex.ts';
import { ROOM_FRAGMENT, ROOM_VERTEX, SHADOW_FRAGMENT, SHADOW_VERTEX } from '../shaders/room.ts';
import { FIGURE } from '../shape/figure.ts';
import { boxBuffers, coachBuffers, freeBuffers } from './buffers.ts';
import { drawCoach, dressCoach } from './draw-coach.ts';
import { beginRoom, drawClearSolids, drawFloor, drawSolids, dressRoom } from './draw-room.ts';
import type { Appearance, Picture } from './picture.ts';
import { compileAll } from './program.ts';
import { newShadow } from './shadow.ts';

export interface Renderer {
  /** How she looks now. */
  readonly appearance: () => Appearance;
  /** Changes how she looks; a mesh is needed where build or hair change. */
  readonly dress: (look: Partial<Appearance>, mesh?: CoachMesh) => void;
  readonly draw: (picture: Picture) => void;
  readonly release: () => void;
}

const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  antialias: true,
  premultipliedAlpha: true,
  powerPreference: 'low-power',
};

/** The context of a canvas, or null where WebGL 2 is missing. */
export const contextOf = (canvas: HTMLCanvasElement): WebGL2RenderingContext | null =>
  canvas.getContext('webgl2', CONTEXT);

export function newRenderer(gl: WebGL2RenderingContext, mesh: CoachMesh, first: Partial<Appearance> = {}): Renderer {
  const { coach, room, shadow } = compileAll(gl, {
    coach: [COACH_VERTEX, COACH_FRAGMENT],
    room: [ROOM_VERTEX, ROOM_FRAGMENT],
    shadow: [SHADOW_VERTEX, SHADOW_FRAGMENT],
  });
  const box = boxBuffers(gl);
  const floor = newShadow(gl, shadow);
  const skin = newSkin();
  const lens = newLens();
  const aimed: { view?: CameraView; aspect: number } = { aspect: 0 };
  let body = coachBuffers(gl, mesh);
  let look: Appearance = { palette: PALETTE, theme: THEMES.light, figure: FIGURE };
  const dress = (change: Partial<Appearance>, other?: CoachMesh) => {
    look = { ...look, ...change };
    if (other) {
      freeBuffers(gl, body);
      body = coachBuffers(gl, other);
    }
    dressCoach(gl, coach, look);
    dressRoom(gl, room, look.theme);
  };
  dress(first);
  return {
    appearance: () => look,
    dress,
    draw: (picture) => {
      const { view, solids } = picture;
      const [width, height] = [gl.drawingBufferWidth, gl.drawingBufferHeight];
      if (aimed.view !== view || aimed.aspect !== width / height) {
        aim(view, width, height, lens);
        aimed.view = view;
        aimed.aspect = width / height;
      }
      poseSkin(picture.frame, look.figure.hair, skin);
      floor.draw(lens, view, skin, solids);
      gl.viewport(0, 0, width, height);
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.CULL_FACE);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      beginRoom(gl, room, box, lens, floor, skin);
      drawSolids(gl, room, box, solids, false);
      drawCoach(gl, coach, body, lens, skin, picture);
      drawClearSolids(gl, room, box, solids);
      drawFloor(gl, room, box, picture, look.theme);
      gl.bindVertexArray(null);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
