/** Draws the coach and her room on a canvas with WebGL 2. Knows nothing of clips, time or fingers. */

import { FIGURE } from '#client/coach/shape/figure.ts';
import { newSkin, poseSkin } from '../body/skin.ts';
import { aim, type CameraView, newLens } from '../camera.ts';
import { PALETTE, rgb, THEMES } from '../looks.ts';
import type { CoachMesh } from '../mesh/vertex-layout.ts';
import { COACH_FRAGMENT } from '../shaders/coach-fragment.ts';
import { COACH_VERTEX } from '../shaders/coach-vertex.ts';
import { ROOM_FRAGMENT, ROOM_VERTEX, SHADOW_FRAGMENT, SHADOW_VERTEX } from '../shaders/room.ts';
import { boxBuffers, coachBuffers } from './buffers.ts';
import { drawCoach, dressCoach } from './draw-coach.ts';
import { drawFloor, drawSolids, floorOf } from './draw-room.ts';
import type { Appearance, Picture } from './picture.ts';
import { compileAll, type Program } from './program.ts';
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
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const box = boxBuffers(gl);
  const fallen = newShadow(gl, shadow);
  const skin = newSkin();
  const lens = newLens();
  const aimed: { view?: CameraView; aspect: number } = { aspect: 0 };
  let body = coachBuffers(gl, mesh);
  let look: Appearance = { palette: PALETTE, theme: THEMES.light, figure: FIGURE };
  let floor = floorOf(look.theme);
  const dress = (change: Partial<Appearance>, other?: CoachMesh) => {
    look = { ...look, ...change };
    if (other) {
      body.free();
      body = coachBuffers(gl, other);
    }
    dressCoach(coach, look);
    room.begin();
    room.set('c_ground', rgb(look.theme.ground));
    room.set('c_skin', rgb(look.palette.skin));
    floor = floorOf(look.theme);
  };
  dress(first);
  const begin = (program: Program) => {
    program.begin();
    program.set('uView', lens.matrix);
    program.set('uEye', lens.eye);
    program.set('uKey', lens.key);
    program.set('uCap', skin.capsules);
  };
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
      begin(shadow);
      fallen.draw(view.centre, solids);
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      begin(room);
      room.set('uArea', fallen.area);
      drawSolids(room, box, picture, lens.eye, skin.capsules, false);
      begin(coach);
      drawCoach(coach, body, skin, picture);
      room.begin();
      gl.enable(gl.BLEND);
      drawSolids(room, box, picture, lens.eye, skin.capsules, true);
      drawFloor(room, box, floor, picture);
      gl.disable(gl.BLEND);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
