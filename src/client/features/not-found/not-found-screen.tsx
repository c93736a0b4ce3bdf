import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink, ButtonStack } from '#client/ui/button.tsx';

export function NotFoundScreen() {
  return (
    <CoachPage
      logoHref={SCREEN_PATHS.landing}
      coach={<CoachPicture name="scene-away" decorative isFirst />}
      isWhole
      title="This page has gone for a walk"
      lead="The address may be old, or have a typo (404)."
    >
      <ButtonStack>
        <ButtonLink href={SCREEN_PATHS.landing} variant="coral">
          Back to Home
        </ButtonLink>
        <ButtonLink href={SCREEN_PATHS.workoutsTab} variant="outline">
          Go to Workouts
        </ButtonLink>
      </ButtonStack>
    </CoachPage>
  );
}
