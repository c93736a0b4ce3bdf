import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { isCourseOn, useCourseMarks } from '#client/parts/courses/use-course-marks.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { coursePath, weekPath } from '#client/parts/site/screen-paths.ts';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { Pips } from '#client/ui/progress-bar.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import {
  isBlockComplete,
  isWeekComplete,
  WEEKS,
  type Week,
  WORKOUTS_PER_WEEK,
  weekProgress,
} from '#domain/plan/block.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import type { CourseSummary } from '#programme/courses/course.ts';
import { COURSE_SUMMARIES } from '#programme/courses/course-summaries.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { FinishedBlocks } from './finished-blocks.tsx';
import { FollowOnCard } from './follow-on-card.tsx';
import { ProgrammeIntro } from './programme-intro.tsx';
import { RecentWorkouts } from './recent-workouts.tsx';
import styles from './workouts-tab.module.css';

interface WorkoutsTabProps {
  today: CalendarDay;
  member: Member | undefined;
  failed: boolean;
  introOpen: boolean;
}

export function WorkoutsTab({ today, member, failed, introOpen }: WorkoutsTabProps) {
  return (
    <div className={styles.workouts}>
      <ProgrammeIntro
        key={String(introOpen)}
        startOpen={introOpen}
        isNew={member?.dashboard.stats.totalWorkouts === 0}
      />
      {member ? <Weeks member={member} today={today} /> : !failed && <WeeksSkeleton />}
    </div>
  );
}

function Weeks({ member, today }: { member: Member; today: CalendarDay }) {
  return (
    <>
      <FollowOnCard {...{ member, today }} />
      <ul className={styles.weeks}>
        {WEEKS.map((week) => (
          <li key={week}>
            <WeekCard week={week} overview={member.overview} />
          </li>
        ))}
      </ul>
      <CoursesCard />
      <RecentWorkouts member={member} today={today} />
      <FinishedBlocks {...member.dashboard} today={today} />
    </>
  );
}

function WeeksSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading
      </p>
      <div className={styles.weeks}>
        {WEEKS.map((week) => (
          <Skeleton key={week} shape="card" className={styles.weekWaits ?? ''} />
        ))}
      </div>
    </>
  );
}

/** What stands beside the four weeks. */
function CoursesCard() {
  const marks = useCourseMarks();
  const isOn = (course: CourseSummary) => isCourseOn(course, marks);
  const off = COURSE_SUMMARIES.filter((course) => !isOn(course));
  return (
    <section className={styles.courses} aria-labelledby="courses-title">
      <h2 id="courses-title">Beside the programme</h2>
      <CourseRows courses={COURSE_SUMMARIES.filter(isOn)} />
      {off.length > 0 && (
        <>
          <h3 className={styles.off}>Not yet checked by a clinician</h3>
          <CourseRows courses={off} />
        </>
      )}
    </section>
  );
}

function CourseRows({ courses }: { courses: readonly CourseSummary[] }) {
  return (
    <Card className={styles.card}>
      <Rows>
        {courses.map(({ id, title, lead }) => (
          <ListRow key={id} href={coursePath(id)} title={title} detail={lead} />
        ))}
      </Rows>
    </Card>
  );
}

const PICTURES: Readonly<Record<Week, ClipName>> = {
  1: 'sumo_squat-standard',
  2: 'squat-standard',
  3: 'bird_dog-standard',
  4: 'scene-celebration',
};

function WeekCard({ week, overview }: { week: Week; overview: MemberOverview }) {
  const { completed } = overview;
  const { name, celebratedName } = WEEK_NAMES[week];
  const progress = weekProgress(completed, week);
  const done = isWeekComplete(completed, week);
  const current = week === overview.week && !isBlockComplete(completed);
  return (
    <Link href={weekPath(week)} className={classNames(styles.weekCard, done && styles.done, current && styles.current)}>
      <div className={styles.text}>
        <p className={styles.line}>
          {done ? `Week ${week}, ${name}` : `Week ${week}`}
          {done && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {current && <Chip tone="ok">This week</Chip>}
        </p>
        <h2>{done ? celebratedName : name}</h2>
        <p className={styles.progress}>
          <Pips lit={progress} of={WORKOUTS_PER_WEEK} />
          {progress}/{WORKOUTS_PER_WEEK}
          <span className="visually-hidden"> workouts</span>
        </p>
      </div>
      <div className={styles.stage}>
        <CoachPicture name={PICTURES[week]} decorative />
      </div>
    </Link>
  );
}
