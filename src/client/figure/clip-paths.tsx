import type { Clip } from '#programme/poses/pose.ts';
import { STAGE } from './clip-frame.ts';
import { drawClip } from './draw-clip.ts';
import type { DrawItem } from './draw-item.ts';
import type { Look } from './look.ts';

interface ClipPathsProps {
  clip: Clip;
  /** 0 to 1. */
  phase: number;
  look: Look | undefined;
  /** Leaves out parts that are not seen; only for pictures that never move. */
  still?: boolean;
}

/** One picture of a clip as SVG paths. */
export function ClipPaths({ clip, phase, look, still = false }: ClipPathsProps) {
  const items = drawClip(clip, phase, look);
  return (still ? items.filter(({ d }) => d !== '') : items).map((item) => <ItemPath key={item.key} item={item} />);
}

function ItemPath({ item: { d, fill = 'none', stroke, width, opacity, transform } }: { item: DrawItem }) {
  const line = stroke && ({ stroke, strokeWidth: width, strokeLinecap: 'round', strokeLinejoin: 'round' } as const);
  return <path d={d} fill={fill} opacity={opacity} transform={transform} {...line} />;
}

/** `transform` that shows the other side of the body: the whole picture is flipped. */
export const MIRRORED = `translate(${STAGE.width} 0) scale(-1 1)`;
