import { Baby, CalendarDays, Check, Coffee, Footprints, Hand, HeartPulse, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { MoreIsComing } from '#client/parts/courses/more-is-coming.tsx';
import { isCourseOn, useCourseChecks } from '#client/parts/courses/use-course-checks.ts';
import { dayText } from '#client/parts/plan/calendar-now.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { coursePath, SCREEN_PATHS, weekPath } from '#client/parts/site/screen-paths.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
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
import { inHistoryOrder } from '#domain/progress/member-facts.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import type { CourseId } from '#programme/courses/course.ts';
import { COURSE_SUMMARIES } from '#programme/courses/course-summaries.ts';
import { minutesOfSession } from '#programme/workouts/session-minutes.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { RatingTile, sessionTitle } from './done-workout.tsx';
import { FinishedBlocks } from './finished-blocks.tsx';
import { FollowOnCard } from './follow-on-card.tsx';
import { averageRating } from './history-groups.ts';
import { ProgrammeIntro } from './programme-intro.tsx';
import recentWorkouts from './recent-workouts.module.css';
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
      <section className={styles.group} aria-labelledby="weeks-title">
        <h2 id="weeks-title">Your four weeks</h2>
        <ul className={styles.weeks}>
          {WEEKS.map((week) => (
            <li key={week}>
              <WeekCard week={week} overview={member.overview} />
            </li>
          ))}
        </ul>
      </section>
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
  const checks = useCourseChecks();
  const on = COURSE_SUMMARIES.filter((course) => isCourseOn(course, checks));
  return (
    <section className={styles.group} aria-labelledby="courses-title">
      <h2 id="courses-title">Short extras</h2>
      <Card className={styles.card}>
        <Rows>
          {on.map(({ id, title, lead }) => (
            <ListRow
              key={id}
              href={coursePath(id)}
              lead={<IconTile icon={COURSE_ICONS[id]} />}
              title={title}
              detail={lead}
            />
          ))}
          {on.length < COURSE_SUMMARIES.length && <MoreIsComing />}
        </Rows>
      </Card>
    </section>
  );
}

const COURSE_ICONS: Readonly<Record<CourseId, LucideIcon>> = {
  'early-weeks': Baby,
  'way-back': Footprints,
  snacks: Coffee,
  'pelvic-floor': HeartPulse,
  'tummy-check': Hand,
};

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
          Week {week}
          {done && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {current && <Chip tone="ok">This week</Chip>}
        </p>
        <h3>{done ? celebratedName : name}</h3>
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

const SHOWN = 3;

function RecentWorkouts({ member, today }: { member: Member; today: CalendarDay }) {
  const recent = inHistoryOrder(member.dashboard.workoutSessions).slice(0, SHOWN);
  return (
    <Card className={recentWorkouts.recent} aria-labelledby="recent-title">
      <h2 id="recent-title" className={recent.length === 0 ? 'visually-hidden' : recentWorkouts.title}>
        Your last workouts
      </h2>
      <ul>
        {recent.map((session) => (
          <li key={session.id} className={recentWorkouts.row}>
            <RatingTile rating={session.rating} />
            <div>
              <h3>{sessionTitle(session)}</h3>
              <p className={recentWorkouts.detail}>
                {dayText(session.completedOn as CalendarDay, today)}, {minutesOfSession(session)} min
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Rows>
        <ListRow
          href={SCREEN_PATHS.workoutHistory}
          lead={<IconTile icon={CalendarDays} size={24} tone="sky" />}
          title="Workout history"
          detail={historyLine(member)}
        />
      </Rows>
    </Card>
  );
}

function historyLine({ dashboard: { stats, workoutSessions } }: Member): string {
  const count = `${stats.totalWorkouts} ${pluralise(stats.totalWorkouts, 'workout')}`;
  const average = averageRating(workoutSessions, stats.totalWorkouts);
  return average === undefined ? count : `${count}, ${average.toFixed(1)} average rating`;
}
