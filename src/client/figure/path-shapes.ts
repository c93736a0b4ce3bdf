import type { Point } from '#programme/poses/pose.ts';
import { add, around, between, lerp, scale, sub } from './geometry.ts';

/** One decimal is enough on a 320-unit picture and keeps the paths short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Texts of the numbers met so far, by tenths: a frame writes some 600, and turning them into text was half its cost. */
const texts: string[] = [];
const LOWEST = -1000;
const HIGHEST = 5000;

/** A number as path data, with one decimal. */
export function write(value: number): string {
  const tenths = Math.round(value * 10);
  if (!(tenths >= LOWEST && tenths <= HIGHEST)) return String(tenths / 10);
  const index = tenths - LOWEST;
  texts[index] ??= String(tenths / 10);
  return texts[index];
}

/** A point as path data. */
export const show = (p: Point): string => `${write(p[0])} ${write(p[1])}`;

/** Tapered limb part from p (radius r1) to q (radius r2) as path data; each side may bulge. */
export function capsule(p: Point, q: Point, r1: number, r2: number, bulgeLeft = 0, bulgeRight = 0): string {
  const along = sub(q, p);
  const length = Math.hypot(along[0], along[1]) || 1;
  const normal: Point = [-along[1] / length, along[0] / length];
  const middle = between(p, q, 0.38);
  const middleRadius = lerp(r1, r2, 0.38);
  const a = add(p, scale(normal, r1));
  const b = add(q, scale(normal, r2));
  const c = sub(q, scale(normal, r2));
  const e = sub(p, scale(normal, r1));
  const left = add(middle, scale(normal, middleRadius + bulgeLeft));
  const right = sub(middle, scale(normal, middleRadius + bulgeRight));
  return `M${show(a)}Q${show(left)} ${show(b)}A${r2} ${r2} 0 0 0 ${show(c)}Q${show(right)} ${show(e)}A${r1} ${r1} 0 0 0 ${show(a)}Z`;
}

/** Closed smooth outline through the points (Catmull-Rom) as path data. */
export function outline(points: readonly Point[]): string {
  const curves = points.map((from, i) => {
    const [before, to, after] = [around(points, i - 1), around(points, i + 1), around(points, i + 2)];
    const leave = add(from, scale(sub(to, before), 1 / 6));
    const arrive = sub(to, scale(sub(after, from), 1 / 6));
    return `C${show(leave)} ${show(arrive)} ${show(to)}`;
  });
  return `M${show(around(points, 0))}${curves.join('')}Z`;
}

/** Ellipse as path data. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const w = round(rx);
  const radii = `${write(w)} ${write(ry)}`;
  const start = `${write(round(cx) - w)} ${write(cy)}`;
  return `M${start}a${radii} 0 1 0 ${write(2 * w)} 0a${radii} 0 1 0 ${write(-2 * w)} 0Z`;
}

/** Rectangle with round corners as path data. */
export function box(x: number, y: number, width: number, height: number, r: number): string {
  const [across, along] = [round(width - 2 * r), round(height - 2 * r)];
  return (
    `M${round(x + r)} ${round(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${along}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-along}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}
