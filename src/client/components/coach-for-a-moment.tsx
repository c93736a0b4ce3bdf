import { useEffect, useState } from 'react';
import { CoachClip } from '#client/figure/coach-clip.tsx';
import type { Clip } from '#programme/poses/pose.ts';

/** Movement that starts by itself must end within five seconds where nothing can pause it (WCAG 2.2.2). */
const LONGEST_MOVEMENT_SECONDS = 5;

interface CoachForAMomentProps {
  clip: Clip;
  /** Own crop of the scene. */
  viewBox?: string | undefined;
}

/** The coach as decoration: moves a few times when she appears, and then rests. */
export function CoachForAMoment({ clip, viewBox }: CoachForAMomentProps) {
  const [isMoving, setIsMoving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsMoving(false), movementSeconds(clip) * 1_000);
    return () => clearTimeout(timer);
  }, [clip]);
  return <CoachClip decorative clip={clip} viewBox={viewBox} playing={isMoving} />;
}

/** As many whole loops as fit, so that she ends where she began. */
function movementSeconds({ seconds }: Clip): number {
  return Math.floor(LONGEST_MOVEMENT_SECONDS / seconds) * seconds || LONGEST_MOVEMENT_SECONDS;
}
