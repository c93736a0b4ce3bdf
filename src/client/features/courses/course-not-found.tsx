import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

export function CourseNotFound() {
  return (
    <StatusPage
      picture={<CoachPicture name="reverse_lunge-standard" moment="start" decorative />}
      title="We can’t find that one"
      text="It may be an old link. All your extras are on Workouts."
      actions={
        <ButtonLink href={SCREEN_PATHS.workoutsTab} variant="coral" size="large">
          Back to Workouts
        </ButtonLink>
      }
    />
  );
}
