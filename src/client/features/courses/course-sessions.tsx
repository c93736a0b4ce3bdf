import { Check } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { courseDays } from '#client/platform/body-storage.ts';
import { today } from '#client/platform/calendar-now.ts';
import { courseSessionPath } from '#client/platform/screen-paths.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { isDoneOn } from '#domain/course-days.ts';
import { type Course, type CourseSession, isMoveSession } from '#programme/courses/course.ts';
import { sessionKey } from '#programme/courses/courses.ts';
import styles from './course-screen.module.css';

export function CourseSessions({ course }: { course: Course }) {
  const [days = {}] = useStoredValue(courseDays);
  const day = today();
  return (
    <Rows>
      {course.sessions.map((session) => (
        <ListRow
          key={session.id}
          href={courseSessionPath(sessionKey({ course, session }))}
          lead={<Picture session={session} />}
          title={session.title}
          detail={
            <>
              {session.minutes} min. {session.words}
              {isDoneOn(days, course.id, session.id, day) && (
                <span className={styles.done}>
                  <Check size={18} aria-hidden="true" />
                  Done today
                </span>
              )}
            </>
          }
        />
      ))}
    </Rows>
  );
}

function Picture({ session }: { session: CourseSession }) {
  if (!isMoveSession(session)) return null;
  const [first] = session.steps;
  if (!first) return null;
  return (
    <span className={styles.picture}>
      <CoachPicture name={`${first.moveId}-${first.level}`} decorative />
    </span>
  );
}
