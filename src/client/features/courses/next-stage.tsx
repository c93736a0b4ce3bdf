import { bodyRecord, courseDays } from '#client/parts/body/body-storage.ts';
import { courseSessionPath } from '#client/parts/site/screen-paths.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DAYS_AT_A_STAGE, nextCourseStage } from '#domain/courses/course-stage.ts';
import type { Course } from '#programme/courses/course.ts';
import { courseSessionKey } from '#programme/courses/courses.ts';

/** Offered, never done by itself, and not after a session with a sign. */
export function NextStage({ course }: { course: Course }) {
  const [days] = useStoredValue(courseDays);
  const [{ sessions }] = useStoredValue(bodyRecord);
  const id = nextCourseStage(days[course.id] ?? [], course.stages ?? []);
  const session = course.sessions.find((each) => each.id === id);
  if (!session || sessions.at(-1)?.signs.length) return null;
  return (
    <Card>
      <p>
        {DAYS_AT_A_STAGE} days at this stage. When it feels easy, and nothing hurts, the next one is here. Staying is
        just as good.
      </p>
      <TextLink href={courseSessionPath(courseSessionKey({ course, session }))}>Try “{session.title}”</TextLink>
    </Card>
  );
}
