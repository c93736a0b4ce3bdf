import type { ReactNode } from 'react';
import { ClipPaths } from '#client/figure/clip-paths.tsx';
import { useCoachChoices } from '#client/figure/coach-choices.ts';
import type { Clip, Pose, Prop, View } from '#programme/poses/pose.ts';

export interface Drawn {
  readonly pose: Pose;
  readonly view?: View;
  readonly props?: readonly Prop[];
}

interface DrawnBodyProps extends Drawn {
  at: readonly [x: number, y: number, width: number, height: number];
  viewBox: string;
  opacity?: number;
  children?: ReactNode;
}

export function DrawnBody({ pose, view = 'side', props, at, viewBox, opacity = 1, children }: DrawnBodyProps) {
  const { look } = useCoachChoices();
  const [x, y, width, height] = at;
  const clip: Clip = { view, seconds: 1, alt: '', keys: [{ t: 0, ...pose }], ...(props && { props }) };
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={viewBox} aria-hidden="true">
      <g opacity={opacity}>
        <ClipPaths clip={clip} phase={0} look={look} still />
      </g>
      {children}
    </svg>
  );
}
