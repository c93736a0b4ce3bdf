import { CoachForAMoment } from '#client/components/coach-for-a-moment.tsx';
import { SCENES } from '#programme/poses/scenes.ts';
import { WARM_UP_POSES } from '#programme/poses/warm-up.ts';

export interface AuthCoachProps {
  greeting: boolean;
}

export function AuthCoach({ greeting }: AuthCoachProps) {
  return greeting ? (
    <CoachForAMoment clip={SCENES.celebration.clip} viewBox="60 -14 200 124" />
  ) : (
    <CoachForAMoment clip={WARM_UP_POSES.march} viewBox="20 22 280 262" />
  );
}
