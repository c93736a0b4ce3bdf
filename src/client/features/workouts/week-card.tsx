import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { weekPath } from '#client/parts/site/screen-paths.ts';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Pips } from '#client/ui/progress-bar.tsx';
import { isBlockComplete, isWeekComplete, type Week, WORKOUTS_PER_WEEK, weekProgress } from '#domain/plan/block.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import styles from './week-card.module.css';

const PICTURES: Readonly<Record<Week, ClipName>> = {
  1: 'sumo_squat-standard',
  2: 'squat-standard',
  3: 'bird_dog-standard',
  4: 'scene-celebration',
};

export function WeekCard({ week, overview }: { week: Week; overview: MemberOverview }) {
  const { completed } = overview;
  const { name, celebratedName } = WEEK_NAMES[week];
  const progress = weekProgress(completed, week);
  const done = isWeekComplete(completed, week);
  const current = week === overview.week && !isBlockComplete(completed);
  return (
    <Link href={weekPath(week)} className={classNames(styles.card, done && styles.done, current && styles.current)}>
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
