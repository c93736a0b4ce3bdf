import type { MoveId, MoveLevel } from '#programme/move.ts';
import { clipOf } from './clip.ts';
import { frameOf, STAGE_VIEW_BOX } from './clip-frame.ts';
import { ClipPaths, MIRRORED } from './clip-paths.tsx';
import { useCoachChoices } from './coach-choices.ts';
import { type CoachPictureProps, CoachSvg } from './coach-svg.tsx';
import { usePoses } from './load-poses.ts';
import { stillPhases } from './still-pictures.ts';

export interface CoachStillProps extends CoachPictureProps {
  moveId: MoveId;
  /** "standard" by default. */
  level?: MoveLevel | undefined;
  /** Which end of the move to show; the end, where most happens, by default. */
  moment?: 'start' | 'end' | undefined;
}

/** One picture of a move, for cards and lists: nothing runs. Its frame keeps its shape while the poses load. */
export function CoachStill({ moveId, level = 'standard', moment = 'end', look, mirror, ...frame }: CoachStillProps) {
  const poses = usePoses();
  const chosen = useCoachChoices();
  if (!poses) return <CoachSvg {...frame} label={frame.label} viewBox={STAGE_VIEW_BOX} />;
  const clip = clipOf(poses, moveId, level);
  const [start, end] = stillPhases(clip);
  return (
    <CoachSvg {...frame} label={frame.label ?? clip.alt} viewBox={frameOf(clip)}>
      <g transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={moment === 'start' ? start : end} look={look ?? chosen.look} still />
      </g>
    </CoachSvg>
  );
}
