import { Check } from 'lucide-react';
import type { Member } from '#client/parts/progress/member.ts';
import { classNames } from '#client/ui/class-names.ts';
import { BLOCK_WEEKS, isBlockComplete, WEEKS } from '#domain/plan/block.ts';
import { RHYTHM, type RoadPace, type RoadStage, stageOfBlock } from '#domain/plan/road.ts';
import { nextRoadStage, roadWeek, suggestedPace } from '#domain/session/road-offer.ts';
import { type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';
import { minutesOfStage, ROAD_STAGES } from '#programme/plan/road-weeks.ts';
import styles from './road-picture.module.css';

interface RoadPictureProps {
  /** Walked now, or next. */
  stage: RoadStage;
  walkedWeeks: number;
}

const STAGES = [1, 2, 3] as const;

/** Three stages of four weeks, what is behind her, and where she is. */
export function RoadPicture({ stage, walkedWeeks }: RoadPictureProps) {
  return (
    <ol className={styles.road} aria-label="The road">
      {STAGES.map((each) => {
        const [least, most] = minutesOfStage(each, 'steady');
        const isWalked = walkedWeeks >= roadWeek(each, BLOCK_WEEKS);
        const isHere = each === stage && stage < RHYTHM;
        return (
          <li key={each} className={classNames(styles.stage, isHere && styles.here)} aria-current={isHere && 'step'}>
            <span className={styles.weeks} aria-hidden="true">
              {WEEKS.map((week) => (
                <i
                  key={week}
                  className={classNames(
                    roadWeek(each, week) <= walkedWeeks && styles.walked,
                    roadWeek(each, week) === walkedWeeks + 1 && styles.now,
                  )}
                />
              ))}
            </span>
            <b className={styles.name}>
              {ROAD_STAGES[each].name}
              {isWalked && <Check size={16} strokeWidth={3} role="img" aria-label="walked" />}
              {isHere && <span className="visually-hidden">, you are here</span>}
            </b>
            <span className={styles.minutes}>
              Weeks {roadWeek(each, 1)} to {roadWeek(each, BLOCK_WEEKS)}
            </span>
            <span className={styles.minutes}>
              {least} to {most} min a week
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Where a member is on the road. */
export interface RoadPlace {
  /** Undefined in a block beside it. */
  stage: RoadStage | undefined;
  pace: RoadPace;
  /** The stage that a block started now would walk. */
  next: RoadStage;
  /** Weeks of the road that are behind her. */
  walkedWeeks: number;
  /** The pace to offer, by what she told of her last workouts. */
  suggested: RoadPace;
}

export function roadPlaceOf({ dashboard, overview }: Member, today: CalendarDay): RoadPlace {
  const road = dashboard.road ?? [];
  const { block, completed, week, lastWorkoutDay } = overview;
  const stage = stageOfBlock(block, road);
  const weeksOfBlock = isBlockComplete(completed) ? BLOCK_WEEKS : week - 1;
  const ended = road.filter((one) => one.block !== block).length * BLOCK_WEEKS;
  const told = dashboard.workoutSessions.map(({ effort }) => effort);
  return {
    stage,
    pace: road.find((one) => one.block === block)?.pace ?? 'steady',
    next: nextRoadStage(road),
    walkedWeeks: ended + (stage === undefined ? 0 : weeksOfBlock),
    suggested: suggestedPace(told, lastWorkoutDay && daysBetween(lastWorkoutDay, today)),
  };
}
