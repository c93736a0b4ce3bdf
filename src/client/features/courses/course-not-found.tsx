import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';

export function CourseNotFound() {
  return (
    <StatusPage
      picture={<CoachPicture name="reverse_lunge-standard" moment="start" decorative />}
      title="Course Not Found"
      text="We do not have a course or a session of that name. It may be an old link."
      actions={
        <ButtonLink href={SCREEN_PATHS.workoutsTab} variant="coral" size="large">
          Back to Workouts
        </ButtonLink>
      }
    />
  );
}
