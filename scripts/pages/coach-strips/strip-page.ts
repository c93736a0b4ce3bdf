import { calmFace } from '#client/coach/body/expression.ts';
import type { CameraView } from '#client/coach/camera.ts';
import { contextOf, newRenderer, type Renderer } from '#client/coach/gl/renderer.ts';
import { THEMES } from '#client/coach/looks.ts';
import { buildMesh } from '#client/coach/mesh/build.ts';
import { ballsOf, furnitureBalls } from '#client/coach/play/framing.ts';
import { newMoment, solveMoment } from '#client/coach/play/moment.ts';
import { FIRST_HALF, type Scene, sceneOf, viewOf } from '#client/coach/play/scene.ts';
import { smooth } from '#client/coach/rig/vector.ts';
import { FIGURE } from '#client/coach/shape/figure.ts';
import { stripPhases } from '#client/coach/strips.ts';
import type { Clip } from '#programme/clips/clip.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';
import { roundView } from './round-view.ts';

/** How strips are drawn. */
export interface StripManner {
  /** Sides of a frame, of a pose, of a scene and of a key picture, pixels. */
  readonly frame: number;
  readonly pose: number;
  readonly scene: number;
  readonly key: number;
  /** Of the WebP, 0 to 1. */
  readonly quality: number;
  /** Degrees that the camera goes on to her left from the best side of the clip; 0 in the product. */
  readonly turn: number;
}
/** Scenes are one large picture for an empty place, not six frames. */
const isScene = (name: ClipName): boolean => name.startsWith('scene-');
/** Pixels drawn for one that is kept, along each side. */
const FINER = 2;
const RADIANS = Math.PI / 180;

const source = document.createElement('canvas');
let renderer: Renderer | undefined;

/** Draws the strip of a clip in the default look on clear ground: a data address of a WebP picture. */
function drawStrip(name: ClipName, manner: StripManner): string {
  const clip = NAMED_CLIPS[name];
  return isScene(name)
    ? drawStage(clip, clip.still.slice(0, 1), manner.scene, manner)
    : drawStage(clip, stripPhases(clip), manner.frame, manner);
}

/** Draws start and key pose of a clip as its strip has them, larger. */
const drawPoses = (name: ClipName, manner: StripManner): string =>
  drawStage(NAMED_CLIPS[name], NAMED_CLIPS[name].still, manner.pose, manner);

function drawStage(clip: Clip, phases: readonly number[], side: number, { quality, turn }: StripManner): string {
  const viewIn = (scene: Scene) => viewOf(scene, { yaw: turn * RADIANS, pitch: 0 }, 1);
  return sideBySide(clip, phases, side, viewIn).toDataURL('image/webp', quality);
}

/** Draws the key pose of a clip alone, as large as a circle allows: a data address of a WebP picture. */
function drawKeyPicture(name: ClipName, { key, quality, turn }: StripManner): string {
  const clip = NAMED_CLIPS[name];
  const phase = clip.still[1];
  const viewIn = ({ compiled }: Scene) => {
    const balls = [...ballsOf(compiled, [phase]), ...furnitureBalls(clip)];
    return roundView(balls, (clip.view.yaw + turn) * RADIANS, clip.view.pitch * RADIANS);
  };
  return sideBySide(clip, [phase], key, viewIn).toDataURL('image/webp', quality);
}

type ViewIn = (scene: Scene) => CameraView;

/** Frames of a clip in squares side by side. */
function sideBySide(clip: Clip, phases: readonly number[], side: number, viewIn: ViewIn): HTMLCanvasElement {
  const strip = document.createElement('canvas');
  strip.width = side * phases.length;
  strip.height = side;
  const pen = strip.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.imageSmoothingQuality = 'high';
  const draw = painterOf(clip, side * FINER, viewIn);
  phases.forEach((phase, index) => {
    draw(phase);
    pen.drawImage(source, index * side, 0, side, side);
  });
  const pixels = pen.getImageData(0, 0, strip.width, side);
  flattenShadow(pixels);
  pen.putImageData(pixels, 0, 0);
  return strip;
}

function painterOf(clip: Clip, side: number, viewIn: ViewIn): (phase: number) => void {
  if (source.width !== side || source.height !== side) {
    source.width = side;
    source.height = side;
  }
  renderer ??= newRendererOn(source);
  const drawn = renderer;
  const scene = sceneOf(clip, FIRST_HALF, 0, THEMES.light);
  const view = viewIn(scene);
  const moment = newMoment();
  return (phase) => {
    solveMoment(scene.compiled, phase, moment);
    scene.carried.place(moment.carried);
    const { frame, folds } = moment;
    drawn.draw({
      frame,
      folds,
      view,
      solids: scene.solids,
      face: calmFace(),
      barefoot: clip.barefoot === true,
      grain: false,
    });
  };
}

function newRendererOn(canvas: HTMLCanvasElement): Renderer {
  const graphics = contextOf(canvas);
  if (!graphics) throw new Error('The browser has no WebGL 2.');
  return newRenderer(graphics, buildMesh(FIGURE));
}

/** Below this alpha (of 255) a shadow is left out; above SHADE it is the coach or her furniture. */
const FAINT = 16;
const SHADE = 150;
const STEP = 12;
/** Sum of red, green and blue below which half-clear pixels are shadow, not the edge of something. */
const DARK = 225;
const SHADOW = [0x0b, 0x33, 0x2e] as const;

/** WebP keeps alpha without loss, so a soft shadow would weigh as much as the coach: it is put into few steps of one colour, and ends before the edge of its square. */
function flattenShadow({ data, width, height: side }: ImageData): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const light = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    if (alpha < FAINT) data.fill(0, at, at + 4);
    else if (alpha < SHADE && light < DARK) {
      const [x, y] = [((at / 4) % width) % side, Math.floor(at / 4 / width)];
      const left = alpha * nearEdge(x / side) * nearEdge(y / side);
      data.set([...SHADOW, Math.max(0, Math.round((left - FAINT / 2) / STEP) * STEP)], at);
    }
  }
}

/** Share of a square over which a shadow fades out at its edges. */
const EDGE = 0.12;
/** 1 inside a square, 0 at its edges; `at` is 0 to 1. */
const nearEdge = (at: number): number => smooth(0, EDGE, Math.min(at, 1 - at));

Object.assign(globalThis, { drawStrip, drawPoses, drawKeyPicture });
