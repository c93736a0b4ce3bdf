import { useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { downloadFile } from '#client/browser/download-file.ts';
import { isKeptOnlyWithPage, KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { randomId } from '#client/browser/random-id.ts';
import { bodyRecord, courseDays } from '#client/parts/body/body-storage.ts';
import { CheckedBy } from '#client/parts/body/checked-by.tsx';
import { ExplainedText } from '#client/parts/body/explanations/explained-text.tsx';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { useWayBack } from '#client/parts/courses/use-way-back.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { courseSessionPath, SAFETY_PATH, SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { weekdayPlan } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, TextLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { FoldList } from '#client/ui/fold-list.tsx';
import { PickedField, SelectField } from '#client/ui/select-field.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { type CourseCheck, checkOf } from '#domain/courses/course-check.ts';
import {
  REMINDER_DAYS,
  type ReminderDays,
  reminderCalendar,
  reminderWeekdays,
} from '#domain/courses/course-reminder.ts';
import { DAYS_AT_A_STAGE, nextCourseStage } from '#domain/courses/course-stage.ts';
import { FIRST_START_MINUTE } from '#domain/plan/workout-calendar.ts';
import { clockText, minuteOfClockText } from '#domain/time/zoned-time.ts';
import { SAFETY_SOURCES } from '#programme/body/safety-sources.ts';
import { type Course, type CourseSection, isLookSession } from '#programme/courses/course.ts';
import { courseSessionKey } from '#programme/courses/courses.ts';
import styles from './course-screen.module.css';
import { CourseSessions } from './course-sessions.tsx';
import { JumpsClosed, NextDayQuestion } from './next-day-question.tsx';

/** The page of a course: what it is, for whom, its sessions, and where it comes from. */
export function CourseScreen({ course }: { course: Course }) {
  const checks = useCourseChecks();
  return (
    <PageFrame isWide title={course.title} backHref={SCREEN_PATHS.workoutsTab} backLabel="Back to Workouts">
      <title>{`${course.title} - ${appName()}`}</title>
      <main className={styles.course}>
        <p className={styles.lead}>
          {course.lead} {course.who}
        </p>
        <Sections sections={course.sections.filter(({ isRisk }) => isRisk)} />
        <OpenSessions course={course} />
        <DaysDone course={course} />
        <NextStage course={course} />
        <Sections sections={course.sections.filter(({ isRisk }) => !isRisk)} />
        <Folds course={course} check={checkOf(course, checks)} />
        <TextLink href={SAFETY_PATH}>When to stop</TextLink>
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

function Sections({ sections }: { sections: readonly CourseSection[] }) {
  return sections.map(({ title, lines }) => (
    <section key={title} className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.lines}>
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
    ? `We send these days nowhere. ${KEPT_WITH_PAGE}.`
    : 'We keep the days on this device only.';
  const count = days[course.id]?.length ?? 0;
  return (
    <p className={styles.days}>
      {count > 0 && (
        <b>
          Done on {count} {count === 1 ? 'day' : 'days'}.{' '}
        </b>
      )}
      It’s extra to your 12 workouts. {place}
    </p>
  );
}

/** Privacy: a reminder is made on the device, for its own calendar; no request names a course (decision 57). */
function Folds({ course, check }: OriginProps) {
  const reminder = { title: 'Remind me', content: <ReminderForm /> };
  const origin = { title: 'Where this comes from', content: <Origin course={course} check={check} /> };
  return <FoldList folds={course.sessions.some(isLookSession) ? [origin] : [reminder, origin]} />;
}

interface OriginProps {
  course: Course;
  check: CourseCheck | undefined;
}

function Origin({ course: { version, isMedical, sources }, check }: OriginProps) {
  return (
    <>
      <p>
        Version {version}.{' '}
        {check ? (
          <CheckedBy {...check} />
        ) : (
          `No clinician has checked it${isMedical ? '' : ', because there’s nothing medical in it'}.`
        )}{' '}
        We made it ourselves, with these in mind:
      </p>
      <ul className={styles.lines}>
        {sources.map((number) => (
          <Source key={number} number={number} />
        ))}
      </ul>
    </>
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
        {DAYS_AT_A_STAGE} days at this stage. When it’s easy and nothing hurts, try the next one. Staying is just as
        good.
      </p>
      <TextLink href={courseSessionPath(courseSessionKey({ course, session }))}>Try “{session.title}”</TextLink>
    </Card>
  );
}

const DAY_WORDS: Readonly<Record<ReminderDays, string>> = {
  every: 'Every day',
  workout: 'My workout days',
  other: 'The days between',
};

function ReminderForm() {
  const [plan] = useStoredValue(weekdayPlan);
  const workoutDays = typeof plan === 'object' ? plan.weekdays : [];
  const [days, setDays] = useState<ReminderDays>('every');
  const [time, setTime] = useState(clockText(FIRST_START_MINUTE));
  const minute = minuteOfClockText(time);
  function add(at: number) {
    const text = reminderCalendar({
      uid: `${randomId()}@fit-in-30`,
      weekdays: reminderWeekdays(days, workoutDays),
      from: today(),
      minute: at,
      url: `${location.origin}${SCREEN_PATHS.workoutsTab}`,
    });
    downloadFile('five-minutes.ics', new Blob([text], { type: 'text/calendar' }));
    showToast({ title: 'Open the file to add it', text: 'Your calendar asks once, then rings each time.' });
  }
  return (
    <div className={styles.reminder}>
      <p>
        This makes a file for your calendar. It just says “Five minutes for you”, and we never see it. Not today? Close
        the alarm. Had enough? Delete it in your calendar.
      </p>
      {workoutDays.length > 0 && (
        <SelectField label="Days" value={days} onChange={(event) => setDays(event.target.value as ReminderDays)}>
          {REMINDER_DAYS.map((value) => (
            <option key={value} value={value}>
              {DAY_WORDS[value]}
            </option>
          ))}
        </SelectField>
      )}
      <PickedField
        label="Time"
        type="time"
        required
        value={time}
        written={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button
        variant="outline"
        block
        disabled={minute === undefined}
        onClick={() => minute !== undefined && add(minute)}
      >
        Add to my calendar
      </Button>
    </div>
  );
}
