import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

export function NotFoundScreen() {
  return (
    <StatusPage
      picture={<CoachPicture name="march-standard" decorative />}
      title="This page has gone for a walk"
      text="The address may be old, or have a typo (404)."
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
