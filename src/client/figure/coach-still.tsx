import type { MoveId, MoveLevel } from '#programme/move.ts';
import { clipOf } from './clip.ts';
import { frameOf, STAGE_VIEW_BOX } from './clip-frame.ts';
import { ClipPaths, MIRRORED } from './clip-paths.tsx';
import { useCoachChoices } from './coach-choices.ts';
import { type CoachPictureProps, CoachSvg } from './coach-svg.tsx';
import { keyPhases } from './key-pose.ts';
import { usePoses } from './load-poses.ts';
import { closeViewBox } from './still-pictures.ts';

export interface CoachStillProps extends CoachPictureProps {
  moveId: MoveId;
  /** "standard" by default. */
  level?: MoveLevel | undefined;
  /** Which picture of the move to show; its key pose by default. */
  moment?: 'start' | 'key' | undefined;
  /** Fits the frame to this one pose, for small tiles; by default it holds the whole move. */
  closeUp?: boolean | undefined;
}

/** One picture of a move, for cards and lists: nothing runs. Its frame keeps its shape while the poses load. */
export function CoachStill(props: CoachStillProps) {
  const { moveId, level = 'standard', moment = 'key', closeUp = false, look, mirror = false, ...frame } = props;
  const poses = usePoses();
  const chosen = useCoachChoices();
  if (!poses) return <CoachSvg {...frame} label={frame.label} viewBox={STAGE_VIEW_BOX} />;
  const clip = clipOf(poses, moveId, level);
  const phase = keyPhases(clip)[moment];
  const viewBox = closeUp ? closeViewBox(clip, phase, mirror) : frameOf(clip);
  return (
    <CoachSvg {...frame} label={frame.label ?? clip.alt} viewBox={viewBox}>
      <g transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={phase} look={look ?? chosen.look} still />
      </g>
    </CoachSvg>
  );
}
