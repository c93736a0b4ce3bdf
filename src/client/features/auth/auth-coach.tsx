import { CoachForAMoment } from '#client/components/coach-for-a-moment.tsx';
import { SCENES } from '#programme/poses/scenes.ts';
import { WARM_UP_POSES } from '#programme/poses/warm-up.ts';

export interface AuthCoachProps {
  /** She cheers, seen from the waist up, instead of marching. */
  greeting: boolean;
}

/** The coach beside the form. */
export function AuthCoach({ greeting }: AuthCoachProps) {
  return greeting ? (
    <CoachForAMoment clip={SCENES.celebration.clip} viewBox="60 -14 200 124" />
  ) : (
    <CoachForAMoment clip={WARM_UP_POSES.march} viewBox="20 22 280 262" />
  );
}
