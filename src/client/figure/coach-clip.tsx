import { useRef } from 'react';
import type { Clip } from '#programme/poses/pose.ts';
import { frameOf, STAGE_VIEW_BOX } from './clip-frame.ts';
import { useClipMotion } from './clip-motion.ts';
import { ClipPaths, MIRRORED } from './clip-paths.tsx';
import { useCoachChoices } from './coach-choices.ts';
import { type CoachPictureProps, CoachSvg } from './coach-svg.tsx';
import { keyPhases } from './key-pose.ts';
import { useReducedMotion } from './reduced-motion.ts';
import { StillPair } from './still-pair.tsx';

export interface CoachClipProps extends CoachPictureProps {
  clip: Clip;
  /** False holds the picture where it is. */
  playing?: boolean | undefined;
  /** True shows still pictures whatever the device asks for. */
  stillPictures?: boolean | undefined;
  /** Phase (0 to 1) of the first picture, which is also the one in pre-rendered pages. */
  startPhase?: number | undefined;
  /** Own crop of the scene; by default as close as the whole loop allows. */
  viewBox?: string | undefined;
}

/** The coach doing a clip. Where less motion is asked for, two still pictures stand side by side. */
export function CoachClip({ stillPictures = false, ...props }: CoachClipProps) {
  const chosen = useCoachChoices();
  const reducedMotion = useReducedMotion();
  const look = props.look ?? chosen.look;
  const isStill = stillPictures || chosen.stillPictures || reducedMotion;
  return isStill ? <StillClip {...props} look={look} /> : <MovingClip {...props} look={look} />;
}

function MovingClip(props: CoachClipProps) {
  const { clip, look, mirror = false, playing = true, startPhase = 0, viewBox = frameOf(clip) } = props;
  const group = useRef<SVGGElement>(null);
  useClipMotion(group, { clip, look, playing, startPhase });
  return (
    <CoachSvg {...frameProps(props)} viewBox={viewBox}>
      <g ref={group} transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={startPhase} look={look} />
      </g>
    </CoachSvg>
  );
}

function StillClip(props: CoachClipProps) {
  const { clip, look, mirror = false, startPhase, viewBox } = props;
  const { start, key } = keyPhases(clip);
  if (!clip.hold && start !== key && !viewBox) {
    return (
      <CoachSvg {...frameProps(props)} viewBox={STAGE_VIEW_BOX}>
        <StillPair clip={clip} look={look} mirror={mirror} />
      </CoachSvg>
    );
  }
  return (
    <CoachSvg {...frameProps(props)} viewBox={viewBox ?? frameOf(clip)}>
      <g transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={startPhase ?? key} look={look} still />
      </g>
    </CoachSvg>
  );
}

function frameProps({ clip, label = clip.alt, decorative, className }: CoachClipProps) {
  return { label, decorative, className };
}
