import { calmFace } from '#client/coach/body/expression.ts';
import { contextOf, newRenderer, type Renderer } from '#client/coach/gl/renderer.ts';
import { THEMES } from '#client/coach/looks.ts';
import { buildMesh } from '#client/coach/mesh/build.ts';
import { newMoment, solveMoment } from '#client/coach/play/moment.ts';
import { FIRST_HALF, sceneOf, viewOf } from '#client/coach/play/scene.ts';
import { strapsOf } from '#client/coach/room/carried.ts';
import { FIGURE } from '#client/coach/shape/figure.ts';
import { stripPhases } from '#client/coach/strips.ts';
import type { Clip } from '#programme/clips/clip.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { NAMED_CLIPS } from '#programme/clips/named-clips.ts';

/** How strips are drawn. */
export interface StripManner {
  /** Sides of a frame and of a scene, pixels. */
  readonly frame: number;
  readonly scene: number;
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
function drawStrip(name: ClipName, { frame, scene, quality, turn }: StripManner): string {
  const clip = NAMED_CLIPS[name];
  const side = isScene(name) ? scene : frame;
  const phases = isScene(name) ? clip.still.slice(0, 1) : stripPhases(clip);
  return sideBySide(clip, phases, side, turn).toDataURL('image/webp', quality);
}

/** Frames of a clip in squares side by side. */
function sideBySide(clip: Clip, phases: readonly number[], side: number, turn: number): HTMLCanvasElement {
  const strip = document.createElement('canvas');
  strip.width = side * phases.length;
  strip.height = side;
  const pen = strip.getContext('2d');
  if (!pen) throw new Error('The browser gives no canvas to draw on.');
  pen.imageSmoothingQuality = 'high';
  const draw = painterOf(clip, side * FINER, turn);
  phases.forEach((phase, index) => {
    draw(phase);
    pen.drawImage(source, index * side, 0, side, side);
  });
  const pixels = pen.getImageData(0, 0, strip.width, side);
  flattenShadow(pixels.data);
  pen.putImageData(pixels, 0, 0);
  return strip;
}

function painterOf(clip: Clip, side: number, turn: number): (phase: number) => void {
  if (source.width !== side || source.height !== side) {
    source.width = side;
    source.height = side;
  }
  renderer ??= newRendererOn(source);
  const drawn = renderer;
  const scene = sceneOf(clip, FIRST_HALF, 0, THEMES.light);
  const view = viewOf(scene, { yaw: turn * RADIANS, pitch: 0 }, 1);
  const moment = newMoment();
  return (phase) => {
    solveMoment(scene.compiled, phase, moment);
    scene.carried.place(moment.carried);
    const { frame, folds } = moment;
    drawn.draw({ frame, folds, view, solids: scene.solids, face: calmFace(), strap: strapsOf(clip), grain: false });
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

/** WebP keeps alpha without loss, so a soft shadow would weigh as much as the coach: it is put into few steps of one colour. */
function flattenShadow(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    const light = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    if (alpha < FAINT) data.fill(0, at, at + 4);
    else if (alpha < SHADE && light < DARK)
      data.set([...SHADOW, Math.max(0, Math.round((alpha - FAINT / 2) / STEP) * STEP)], at);
  }
}

Object.assign(globalThis, { drawStrip });
