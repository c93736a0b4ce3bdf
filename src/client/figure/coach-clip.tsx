import { useRef } from 'react';
import type { Clip } from '#programme/poses/pose.ts';
import { frameOf, STAGE, STAGE_VIEW_BOX } from './clip-frame.ts';
import { useClipMotion } from './clip-motion.ts';
import { ClipPaths, MIRRORED } from './clip-paths.tsx';
import { useCoachChoices } from './coach-choices.ts';
import { type CoachPictureProps, CoachSvg } from './coach-svg.tsx';
import { keyPhases } from './key-pose.ts';
import type { Look } from './look.ts';
import { useReducedMotion } from './reduced-motion.ts';
import { type StillPicture, stillPicturePair, viewBoxOf } from './still-pictures.ts';

const GAP = 8;

const HALF_WIDTH = (STAGE.width - GAP) / 2;

const HALF_HEIGHT = (STAGE.height - GAP) / 2;

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

interface StillPairProps {
  clip: Clip;
  look: Look | undefined;
  mirror: boolean;
}

/** Start and end of a move side by side, or one above the other where that shows the coach larger (lying moves). */
function StillPair({ clip, look, mirror }: StillPairProps) {
  const pictures = stillPicturePair(clip);
  const row = showsLargerInRow(pictures[0]);
  return pictures.map((picture, index) => (
    <svg
      key={index === 0 ? 'start' : 'end'}
      x={row ? index * (HALF_WIDTH + GAP) : 0}
      y={row ? 0 : index * (HALF_HEIGHT + GAP)}
      width={row ? HALF_WIDTH : STAGE.width}
      height={row ? STAGE.height : HALF_HEIGHT}
      viewBox={viewBoxOf(picture, mirror)}
      aria-hidden="true"
    >
      <g transform={mirror ? MIRRORED : undefined}>
        <ClipPaths clip={clip} phase={picture.phase} look={look} still />
      </g>
    </svg>
  ));
}

function showsLargerInRow({ width, height }: StillPicture): boolean {
  const inRow = Math.min(HALF_WIDTH / width, STAGE.height / height);
  const inColumn = Math.min(STAGE.width / width, HALF_HEIGHT / height);
  return inRow >= inColumn;
}
