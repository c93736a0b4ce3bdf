import { FLOOR } from '#programme/poses/body-measures.ts';
import type { Prop } from '#programme/poses/pose.ts';
import type { DrawItem } from './draw-item.ts';
import { ellipse } from './path-shapes.ts';
import type { Skeleton } from './skeleton.ts';

/** Soft shadow on the ground under everything near the floor; it shrinks when the coach leaves the ground. */
export function drawShadow(s: Skeleton, props: readonly Prop[] = []): DrawItem {
  return { key: 'shadow', d: shadowPath(s, props), fill: '#0B2E2A', opacity: 0.16 };
}

function shadowPath(s: Skeleton, props: readonly Prop[]): string {
  const deep = Math.max(0, ...props.map((prop) => prop.deep ?? 0));
  const points = [...Object.values(s.limbs).flatMap((limb) => [limb.root, limb.mid, limb.end]), s.headAt, s.hip];
  const low = points.filter((p) => p[1] > FLOOR - 46);
  const xs = (low.length > 0 ? low : points).map((p) => p[0]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const lift = Math.max(0, FLOOR - 12 - Math.max(...points.map((p) => p[1])));
  const wide = Math.max(26, (right - left) / 2 + 22) * (1 - lift / 140);
  return ellipse((left + right) / 2 + 3, 275 - deep * 0.3, Math.min(wide, 150), 7.5 * (1 - lift / 90));
}
