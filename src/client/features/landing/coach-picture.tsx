import { ClipPaths } from '#client/figure/clip-paths.tsx';
import { CoachSvg } from '#client/figure/coach-svg.tsx';
import { type Figure, MOVING_FIGURES, type MovingFigureName } from './figures.ts';

interface MovingCoachProps {
  figure: MovingFigureName;
  /** Hides the picture from screen readers, where words beside it say the same. */
  decorative?: boolean;
  label?: string;
}

/** The first picture of a figure that may move later; its paths carry its name. */
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

/** A picture that stays one. */
export function CoachPicture({ clip, phase, viewBox }: Figure) {
  return (
    <CoachSvg viewBox={viewBox} label={undefined} decorative>
      <ClipPaths clip={clip} phase={phase} look={undefined} still />
    </CoachSvg>
  );
}
