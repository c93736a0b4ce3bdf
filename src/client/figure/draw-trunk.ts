import type { Point } from '#programme/poses/pose.ts';
import type { DrawItem } from './draw-item.ts';
import { add, clamp, scale } from './geometry.ts';
import type { Look } from './look.ts';
import { capsule, ellipse, outline } from './path-shapes.ts';
import type { FigureSkeleton } from './skeleton.ts';

/** Outlines of the clothes on the trunk, as [u along the spine, v in front of it]. */
export const TRUNK_OUTLINES = {
  sideTop: pairs('0.2 9.5 0.42 11.8 0.68 16.6 0.88 13 1.05 6 1.07 -4 0.94 -11.5 0.72 -13.4 0.44 -10.6 0.2 -10'),
  sideTopStraight: pairs('0.16 11 0.42 12.4 0.7 14.4 0.88 12.6 1.05 6 1.07 -4 0.94 -12 0.72 -14.4 0.44 -12.2 0.16 -12'),
  sideHips: pairs('-0.1 8 0.08 13.4 0.24 12.7 0.34 12.2 0.35 0 0.34 -11.6 0.2 -13.6 0.02 -17.6 -0.14 -16 -0.2 -4'),
  frontTop: pairs('0.2 13.5 0.45 13 0.72 16 0.93 18 1.05 9 1.03 0 1.05 -9 0.93 -18 0.72 -16 0.45 -13 0.2 -13.5 0.18 0'),
  frontTopStraight: pairs(
    '0.2 13.4 0.34 14.4 0.55 15.6 0.75 17.4 0.93 19.4 1.05 9.5 1.03 0 1.05 -9.5 0.93 -19.4 0.75 -17.4 0.55 -15.6 0.34 -14.4 0.2 -13.4 0.18 0',
  ),
  frontHips: pairs(
    '0.34 13.6 0.25 15.4 0.16 18.6 0.06 22 -0.06 22.6 -0.2 15 -0.16 0 -0.2 -15 -0.06 -22.6 0.06 -22 0.16 -18.6 0.25 -15.4 0.34 -13.6 0.35 0',
  ),
} as const;

const SIDE_DRAPE = pairs('1.1 -9 0.92 -10 0.84 0 0.86 11 1.06 9');
const FRONT_DRAPE = pairs('1.08 -13 0.9 -13 0.8 0 0.9 13 1.08 13');

function pairs(numbers: string): readonly Point[] {
  const values = numbers.split(' ').map(Number);
  return Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0] as const);
}

/** Outline on the trunk as path data; the shoulder line follows shrugs, and the chest swells with the breath. */
export function trunkPath(skeleton: FigureSkeleton, points: readonly Point[], swell: number): string {
  const place = ([u, v]: Point): Point => {
    const chest = u > 0.3 && u < 0.9 ? 1 + swell * skeleton.breath : 1;
    return add(skeleton.trunk(u, v * chest), scale(skeleton.shoulder, clamp((u - 0.6) * 2, 0, 0.7)));
  };
  return outline(points.map(place));
}

/** Drape of a headscarf over neck and shoulders. */
export function drawDrape(skeleton: FigureSkeleton, look: Look, colour: string): DrawItem {
  if (look.hair !== 'headscarf') return { key: 'drape', d: '', fill: colour };
  const front = skeleton.view === 'front';
  const neck = capsule(skeleton.headAt, skeleton.trunk(0.98, front ? 0 : 1), 12, front ? 14 : 10.5);
  const cloth = outline((front ? FRONT_DRAPE : SIDE_DRAPE).map(([u, v]) => skeleton.trunk(u, v)));
  return { key: 'drape', d: neck + cloth, fill: colour };
}

/** Front view on all fours: the trunk points at the viewer and shows as a round end. */
export function barrelPath(skeleton: FigureSkeleton, u: number, rx: number, ry: number): string {
  const [x, y] = skeleton.trunk(u, 0);
  return skeleton.spine < 0.5 ? ellipse(x, y, rx, ry) : '';
}
