import { useEffect, useState } from 'react';
import { CoachClip } from '#client/figure/coach-clip.tsx';
import type { Clip } from '#programme/poses/pose.ts';

/** WCAG 2.2.2: movement without a pause button ends within five seconds. */
const LONGEST_MOVEMENT_SECONDS = 5;

export function CoachForAMoment({ clip, viewBox }: { clip: Clip; viewBox?: string | undefined }) {
  const [isMoving, setIsMoving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsMoving(false), movementSeconds(clip) * 1_000);
    return () => clearTimeout(timer);
  }, [clip]);
  return <CoachClip decorative clip={clip} viewBox={viewBox} playing={isMoving} />;
}

function movementSeconds({ seconds }: Clip): number {
  return Math.floor(LONGEST_MOVEMENT_SECONDS / seconds) * seconds || LONGEST_MOVEMENT_SECONDS;
}
