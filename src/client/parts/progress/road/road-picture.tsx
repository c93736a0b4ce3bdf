import { Check } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { BLOCK_WEEKS, WEEKS } from '#domain/plan/block.ts';
import { RHYTHM, type RoadStage } from '#domain/plan/road.ts';
import { roadWeek } from '#domain/session/road-offer.ts';
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
