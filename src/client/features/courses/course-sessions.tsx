import { Check, Play } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { courseDays } from '#client/parts/body/body-storage.ts';
import { useImpactCheck, useSafetyNow } from '#client/parts/body/safety-now.ts';
import { MoreIsComing } from '#client/parts/courses/more-is-coming.tsx';
import { isSessionOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { useWayBack } from '#client/parts/courses/use-way-back.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { courseSessionPath, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { isDoneOn } from '#domain/courses/course-days.ts';
import { isImpactLocked } from '#domain/session/move-level.ts';
import { type Course, type CourseGroup, type CourseSession, isMoveSession } from '#programme/courses/course.ts';
import { courseSessionKey } from '#programme/courses/courses.ts';
import { CLOSED_WEEK } from '#programme/courses/way-back.ts';
import styles from './course-screen.module.css';

/** Those that are open to the member, under their headings where the course has some. */
export function CourseSessions({ course }: { course: Course }) {
  const checks = useCourseChecks();
  const { openGroups } = useWayBack(course);
  const on = course.sessions.filter((session) => isSessionOn(session, checks));
  return (
    <>
      {course.groups ? (
        course.groups.map((group, index) => (
          <Group key={group.title} {...{ course, group }} isOpen={index < openGroups} isNext={index === openGroups} />
        ))
      ) : (
        <SessionRows course={course} sessions={on} isAll={on.length === course.sessions.length} />
      )}
    </>
  );
}

interface GroupProps {
  course: Course;
  group: CourseGroup;
  isOpen: boolean;
  isNext: boolean;
}

function Group({ course, group: { title, note, sessions }, isOpen, isNext }: GroupProps) {
  const inGroup = course.sessions.filter(({ id }) => sessions.includes(id));
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {note && <p className={styles.days}>{note}</p>}
      {isOpen ? <SessionRows course={course} sessions={inGroup} isAll /> : <ClosedWeek isNext={isNext} />}
    </section>
  );
}

interface SessionRowsProps {
  course: Course;
  sessions: readonly CourseSession[];
  isAll: boolean;
}

function SessionRows({ course, sessions, isAll }: SessionRowsProps) {
  const [days] = useStoredValue(courseDays);
  const day = today();
  return (
    <Card className={styles.sessions}>
      <Rows>
        {sessions.map((session) => (
          <ListRow
            key={session.id}
            href={courseSessionPath(courseSessionKey({ course, session }))}
            lead={<Picture session={session} />}
            title={session.title}
            trail={<Play size={20} className={styles.play} aria-hidden="true" />}
            detail={
              <>
                <span className={styles.minutes}>{session.minutes} min</span>
                {session.words}
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
        {!isAll && <MoreIsComing />}
      </Rows>
    </Card>
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

/** Says why; the first that is closed leads on to what opens it. */
function ClosedWeek({ isNext }: { isNext: boolean }) {
  const { isOpen } = useImpactCheck();
  const isLocked = isImpactLocked(useSafetyNow(), isOpen);
  return (
    <>
      <p className={styles.days}>{isLocked ? CLOSED_WEEK.check : CLOSED_WEEK.before}</p>
      {isLocked && isNext && <TextLink href={SCREEN_PATHS.impactCheck}>See the jump check</TextLink>}
    </>
  );
}
