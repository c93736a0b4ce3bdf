import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { MovePicture, ScenePicture } from '#client/components/coach-pictures.tsx';
import { weekPath } from '#client/platform/screen-paths.ts';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Pips } from '#client/ui/progress-bar.tsx';
import {
  BLOCK_WEEKS,
  isBlockComplete,
  isWeekComplete,
  type Week,
  WORKOUTS_PER_WEEK,
  weekProgress,
} from '#domain/block.ts';
import type { MemberOverview } from '#domain/member-overview.ts';
import type { MoveId } from '#programme/move.ts';
import { WEEK_NAMES } from '#programme/week-names.ts';
import styles from './week-card.module.css';

/** The last week has a scene of its own. */
const PICTURES = { 1: 'sumo_squat', 2: 'squat', 3: 'bird_dog' } as const satisfies Partial<Record<Week, MoveId>>;

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
        {week === BLOCK_WEEKS ? (
          <ScenePicture scene="celebration" decorative />
        ) : (
          <MovePicture moveId={PICTURES[week]} closeUp decorative />
        )}
      </div>
    </Link>
  );
}
