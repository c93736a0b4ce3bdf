import { drawClip } from '#client/figure/draw-clip.ts';
import type { DrawItem } from '#client/figure/draw-item.ts';
import type { Look } from '#client/figure/look.ts';
import type { Scene } from '#programme/poses/scenes.ts';

/** Feet on `floorY`, centred on `middleX`, `scale` pixels a unit. */
export function drawCoach(
  canvas: CanvasRenderingContext2D,
  scene: Scene,
  look: Look,
  { middleX, floorY, scale }: { middleX: number; floorY: number; scale: number },
): void {
  const [left = 0, top = 0, width = 0, height = 0] = scene.viewBox.split(' ').map(Number);
  canvas.save();
  canvas.translate(middleX, floorY);
  canvas.scale(scale, scale);
  canvas.translate(-left - width / 2, -top - height);
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  for (const item of drawClip(scene.clip, scene.phase, look)) drawItem(canvas, item);
  canvas.restore();
}

function drawItem(canvas: CanvasRenderingContext2D, { d, fill, stroke, width, opacity, transform }: DrawItem): void {
  if (d === '') return;
  const path = new Path2D(d);
  canvas.save();
  canvas.globalAlpha = opacity ?? 1;
  if (transform) applyTransform(canvas, transform);
  if (fill && fill !== 'none') {
    canvas.fillStyle = fill;
    canvas.fill(path);
  }
  if (stroke) {
    canvas.strokeStyle = stroke;
    canvas.lineWidth = width ?? 1;
    canvas.stroke(path);
  }
  canvas.restore();
}

const DEGREE = Math.PI / 180;

/** The three functions of SVG's `transform` that the figure uses. */
function applyTransform(canvas: CanvasRenderingContext2D, transform: string): void {
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') canvas.translate(x, y ?? 0);
    if (name === 'rotate') canvas.rotate(x * DEGREE);
    if (name === 'scale') canvas.scale(x, y ?? x);
  }
}
