import { CoachForAMoment } from '#client/components/coach-for-a-moment.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { WARM_UP_POSES } from '#programme/poses/warm-up.ts';

export function NotFoundScreen() {
  return (
    <StatusPage
      picture={<CoachForAMoment clip={WARM_UP_POSES.march} viewBox="20 22 280 262" />}
      title="This page has gone for a walk"
      text="The address may be old or mistyped (404)."
      actions={
        <>
          <ButtonLink href={SCREEN_PATHS.landing} variant="coral">
            Back to Home
          </ButtonLink>
          <ButtonLink href={SCREEN_PATHS.workoutsTab} variant="outline">
            Go to Workouts
          </ButtonLink>
        </>
      }
    />
  );
}
