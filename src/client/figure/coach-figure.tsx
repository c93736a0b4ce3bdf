import type { MoveId, MoveLevel } from '#programme/move.ts';
import { clipOf } from './clip.ts';
import { STAGE_VIEW_BOX } from './clip-frame.ts';
import { CoachClip, type CoachClipProps } from './coach-clip.tsx';
import { CoachSvg } from './coach-svg.tsx';
import { usePoses } from './load-poses.ts';

export interface CoachFigureProps extends Omit<CoachClipProps, 'clip' | 'viewBox' | 'startPhase'> {
  moveId: MoveId;
  /** "standard" by default. */
  level?: MoveLevel | undefined;
}

/** The coach doing a move. Her poses load by themselves; until then an empty frame of the same shape stands there. */
export function CoachFigure({ moveId, level = 'standard', ...props }: CoachFigureProps) {
  const poses = usePoses();
  if (!poses) return <CoachSvg {...props} label={props.label} viewBox={STAGE_VIEW_BOX} />;
  return <CoachClip {...props} clip={clipOf(poses, moveId, level)} />;
}
