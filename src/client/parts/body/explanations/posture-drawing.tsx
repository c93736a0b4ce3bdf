import type { ReactNode } from 'react';
import { STRIP_FRAMES, stripAddress } from '#client/coach/strips.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';

interface PostureProps {
  name: Extract<ClipName, `explained-${string}`>;
  at: readonly [x: number, y: number, width: number, height: number];
  /** Of the picture, whose sides are 100 units. */
  viewBox?: string;
  opacity?: number;
  children?: ReactNode;
}

export function PostureDrawing({ name, at, viewBox = '0 0 100 100', opacity = 1, children }: PostureProps) {
  const [x, y, width, height] = at;
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={viewBox} aria-hidden="true">
      <svg width="100" height="100" aria-hidden="true">
        <image href={stripAddress(name)} width={100 * STRIP_FRAMES} height="100" opacity={opacity} />
      </svg>
      {children}
    </svg>
  );
}
