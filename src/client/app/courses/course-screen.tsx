import { useSearch } from 'wouter';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { CourseNotFound } from '#client/features/courses/course-not-found.tsx';
import { CourseScreen as CourseAlone } from '#client/features/courses/course-screen.tsx';
import { isCourseOn, isSessionOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { useWayBack } from '#client/parts/courses/use-way-back.ts';
import { StageWait } from '#client/parts/site/stage-wait.tsx';
import { useSiteAnswered } from '#client/parts/site/use-site.ts';
import { WaitingPage } from '#client/ui/status-page.tsx';
import { isLookSession, type LookSession } from '#programme/courses/course.ts';
import { findCourse, findCourseSession, type SessionOfCourse } from '#programme/courses/courses.ts';
import { besideRail } from '../main-app/beside-rail.tsx';

const CoursePage = besideRail(CourseAlone);

const Player = lazyView<{ found: SessionOfCourse }>(async () => {
  const [{ CourseSessionScreen }, { SafetyGate }] = await Promise.all([
    import('#client/features/workout-player/course/course-session-screen.tsx'),
    import('#client/features/safety/safety-gate.tsx'),
  ]);
  return ({ found }) => (
    <SafetyGate passes={found.session.isForEarlyWeeks && 'early'}>
      <CourseSessionScreen found={found} />
    </SafetyGate>
  );
});

const TummyCheck = lazyView<SessionOfCourse<LookSession>>(async () => {
  const [{ TummyCheckScreen }, { SafetyGate }] = await Promise.all([
    import('#client/features/courses/tummy-check/tummy-check-screen.tsx'),
    import('#client/features/safety/safety-gate.tsx'),
  ]);
  return (found) => (
    <SafetyGate passes={found.session.isForEarlyWeeks && 'early'}>
      <TummyCheckScreen {...found} />
    </SafetyGate>
  );
});

/** The page of a course or, where its address names a session, the player with that one. */
export function CourseScreen({ courseId = '' }: { courseId?: string }) {
  const course = findCourse(courseId);
  const sessionId = new URLSearchParams(useSearch()).get('session');
  const checks = useCourseChecks();
  const { isOpen } = useWayBack(course);
  const isThere = usePreloaded(Player, course !== undefined);
  const isSiteRead = useSiteAnswered();
  if (course && !isCourseOn(course, checks) && !isSiteRead) return <WaitingPage text="One moment" />;
  if (!course || !isCourseOn(course, checks)) return <CourseNotFound />;
  if (sessionId === null) return <CoursePage course={course} />;
  const found = findCourseSession(`${courseId}/${sessionId}`);
  if (!found) return <CourseNotFound />;
  const { session } = found;
  if (!isSessionOn(session, checks) || !isOpen(session.id)) return <CoursePage course={course} />;
  if (isLookSession(session)) return <TummyCheck {...{ course, session }} />;
  return isThere ? <Player found={found} /> : <StageWait text="One moment" />;
}
