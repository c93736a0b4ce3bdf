import { ClipPaths } from '#client/figure/clip-paths.tsx';
import { CoachSvg } from '#client/figure/coach-svg.tsx';
import { type Figure, MOVING_FIGURES, type MovingFigureName } from './figures.ts';

interface MovingCoachProps {
  figure: MovingFigureName;
  decorative?: boolean;
  label?: string;
}

/** The first frame of a figure; its paths carry the name by which the animation finds them. */
export function MovingCoach({ figure, decorative = false, label }: MovingCoachProps) {
  const { clip, phase, viewBox } = MOVING_FIGURES[figure];
  return (
    <CoachSvg viewBox={viewBox} label={label ?? clip.alt} decorative={decorative}>
      <g data-coach={figure}>
        <ClipPaths clip={clip} phase={phase} look={undefined} />
      </g>
    </CoachSvg>
  );
}

export function CoachPicture({ clip, phase, viewBox }: Figure) {
  return (
    <CoachSvg viewBox={viewBox} label={undefined} decorative>
      <ClipPaths clip={clip} phase={phase} look={undefined} still />
    </CoachSvg>
  );
}
