import type { MoveId, MoveLevel } from '#programme/move.ts';
import { clipOf } from './clip.ts';
import { frameOf, STAGE_VIEW_BOX } from './clip-frame.ts';
import { ClipPaths, MIRRORED } from './clip-paths.tsx';
import { useCoachChoices } from './coach-choices.ts';
import { type CoachPictureProps, CoachSvg } from './coach-svg.tsx';
import { keyPhases } from './key-pose.ts';
import { usePoses } from './load-poses.ts';

export interface CoachStillProps extends CoachPictureProps {
  moveId: MoveId;
  /** "standard" by default. */
  level?: MoveLevel | undefined;
  /** Which picture of the move to show; its key pose by default. */
  moment?: 'start' | 'key' | undefined;
}

/** One picture of a move, for cards and lists: nothing runs. Its frame keeps its shape while the poses load. */
export function CoachStill({ moveId, level = 'standard', moment = 'key', look, mirror, ...frame }: CoachStillProps) {
  const poses = usePoses();
  const chosen = useCoachChoices();
  if (!poses) return <CoachSvg {...frame} label={frame.label} viewBox={STAGE_VIEW_BOX} />;
  const clip = clipOf(poses, moveId, level);
  return (
    <CoachSvg {...frame} label={frame.label ?? clip.alt} viewBox={frameOf(clip)}>
      <g transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={keyPhases(clip)[moment]} look={look ?? chosen.look} still />
      </g>
    </CoachSvg>
  );
}
