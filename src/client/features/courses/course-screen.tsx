import { useState } from 'react';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { bodyRecord, courseDays } from '#client/parts/body/body-storage.ts';
import { CheckedBy } from '#client/parts/body/checked-by.tsx';
import { ExplainedText } from '#client/parts/body/explanations/explained-text.tsx';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { isCourseOn, useCourseMarks } from '#client/parts/courses/use-course-marks.ts';
import { useWayBack } from '#client/parts/courses/use-way-back.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { courseSessionPath, SAFETY_PATH, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { type CourseMark, markOf } from '#domain/courses/course-mark.ts';
import { DAYS_AT_A_STAGE, nextCourseStage } from '#domain/courses/course-stage.ts';
import { SAFETY_SOURCES } from '#programme/body/safety-sources.ts';
import type { Course, CourseSection } from '#programme/courses/course.ts';
import { courseSessionKey } from '#programme/courses/courses.ts';
import { CourseReminder } from './course-reminder.tsx';
import styles from './course-screen.module.css';
import { CourseSessions } from './course-sessions.tsx';
import { JumpsClosed, NextDayQuestion } from './next-day-question.tsx';

/** The page of a course: what it is, for whom, its sessions, and where it comes from. */
export function CourseScreen({ course }: { course: Course }) {
  const marks = useCourseMarks();
  const isOn = isCourseOn(course, marks);
  return (
    <PageFrame title={course.title} backHref={SCREEN_PATHS.workoutsTab} backLabel="Back to Workouts">
      <title>{`${course.title} - Fit in 30`}</title>
      <main className={styles.course}>
        <p className={styles.lead}>
          {course.lead} {course.who}
        </p>
        {!isOn && <NotChecked />}
        <Sections sections={course.sections.filter(({ isRisk }) => isRisk)} />
        {isOn && <OpenSessions course={course} />}
        {isOn && <DaysDone course={course} />}
        {isOn && <NextStage course={course} />}
        {isOn && <CourseReminder course={course} />}
        {isOn && <Sections sections={course.sections.filter(({ isRisk }) => !isRisk)} />}
        <TextLink href={SAFETY_PATH}>When to stop</TextLink>
        <Origin course={course} mark={markOf(course, marks)} />
      </main>
    </PageFrame>
  );
}

function OpenSessions({ course }: { course: Course }) {
  const { askAbout, answer } = useWayBack(course);
  const { next } = useImpactCheck();
  if (askAbout) return <NextDayQuestion day={askAbout} onAnswer={answer} />;
  return (
    <>
      {course.id === 'way-back' && 'againOn' in next && <JumpsClosed againOn={next.againOn} />}
      <CourseSessions course={course} />
    </>
  );
}

function NotChecked() {
  return (
    <Notice tone="sun">
      <b>Not yet checked by a clinician.</b> It is off until a pelvic health physiotherapist has put her name to it. She
      can also show you herself: <TextLink href="/help#people">how to find a physiotherapist</TextLink>.
    </Notice>
  );
}

function Sections({ sections }: { sections: readonly CourseSection[] }) {
  return sections.map(({ title, lines }) => (
    <section key={title} className={styles.section}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <ExplainedText text={line} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function DaysDone({ course }: { course: Course }) {
  const [days] = useStoredValue(courseDays);
  const [isKeptWithPage] = useState(() => isKeptOnlyWithPage(courseDays.key));
  const place = isKeptWithPage
    ? `Its days are sent nowhere. ${KEPT_WITH_PAGE}.`
    : 'Its days are kept on this device and sent nowhere.';
  const count = days[course.id]?.length ?? 0;
  return (
    <p className={styles.days}>
      {count > 0 && (
        <b>
          Done on {count} {count === 1 ? 'day' : 'days'}.{' '}
        </b>
      )}
      It does not count as one of the twelve workouts. {place}
    </p>
  );
}

function Origin({ course: { version, isMedical, sources }, mark }: { course: Course; mark: CourseMark | undefined }) {
  return (
    <Card>
      <details className={styles.origin}>
        <summary>Where this comes from</summary>
        <p>
          Version {version}.{' '}
          {mark ? (
            <CheckedBy {...mark} />
          ) : (
            `No clinician has checked it${isMedical ? '' : '; it holds nothing medical'}.`
          )}{' '}
          The sessions are our own, with these in mind:
        </p>
        <ul>
          {sources.map((number) => (
            <Source key={number} number={number} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Source({ number }: { number: number }) {
  const source = SAFETY_SOURCES[number - 1];
  return source ? (
    <li>
      {source.name}: {source.takenFrom}.
    </li>
  ) : null;
}

/** Offered, never done by itself, and not after a session with a sign. */
function NextStage({ course }: { course: Course }) {
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
