import { FLOOR } from '#programme/poses/body-measures.ts';
import { STAGE } from './clip-frame.ts';
import type { DrawItem } from './draw-item.ts';
import { wrapPhase } from './loop-curve.ts';

/** Dashes that pass while the coach moves over `travel` units in a loop; a whole number of them, so the loop closes. */
const DASHES = 4;

/** The ground of a clip in which it passes beneath the coach; nothing where she stays on the spot. */
export function drawGround(travel: number | undefined, phase: number): DrawItem[] {
  if (!travel) return [];
  const gap = travel / DASHES;
  const first = -gap - wrapPhase(phase * DASHES) * gap;
  const count = Math.ceil((STAGE.width + 3 * gap) / gap);
  const d = Array.from(
    { length: count },
    (_, dash) => `M${round(first + dash * gap)} ${FLOOR + 9}h${round(gap / 2.6)}`,
  );
  return [{ key: 'ground', d: d.join(''), stroke: 'var(--fig-mat,#8FC7B6)', width: 3 }];
}

const round = (x: number) => Math.round(x * 10) / 10;
