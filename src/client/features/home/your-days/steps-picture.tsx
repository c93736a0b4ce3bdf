import { classNames } from '#client/ui/class-names.ts';
import { PICTURE_DAYS, type StepDay } from '#domain/steps/step-days.ts';
import { shortDate } from '#domain/time/calendar-day.ts';
import { formatCount } from '#domain/time/count-text.ts';
import styles from './steps-picture.module.css';

const SLOT = 10;
const BAR = 7;
const HEIGHT = 64;
/** Days drawn of a member who has just begun. */
const FEWEST = 14;

export function StepsPicture({ days }: { days: readonly StepDay[] }) {
  const shown = days.slice(Math.max(0, Math.min(firstWith(days), days.length - FEWEST)));
  const most = Math.max(...days.map(({ steps, goal }) => Math.max(steps, goal)));
  const heightOf = (count: number) => (HEIGHT * count) / most;
  const reached = days.filter((day) => day.reached).length;
  return (
    <figure className={styles.picture}>
      <figcaption>
        Goal reached on {reached} of the last {PICTURE_DAYS} days
      </figcaption>
      <svg
        role="img"
        aria-label={wordsFor(days, reached)}
        viewBox={`0 -2 ${shown.length * SLOT} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
      >
        {shown.map(({ day, steps, reached: isReached }, index) => (
          <rect
            key={day}
            className={classNames(styles.bar, isReached && styles.reached)}
            x={index * SLOT + (SLOT - BAR) / 2}
            y={HEIGHT - heightOf(steps)}
            width={BAR}
            height={heightOf(steps)}
          />
        ))}
        <path className={styles.goal} d={goalLine(shown.map(({ goal }) => HEIGHT - heightOf(goal)))} />
      </svg>
      <p aria-hidden="true" className={styles.ends}>
        <span>{shown[0] && shortDate(shown[0].day)}</span>
        <span className={styles.key}>Your goal</span>
        <span>Today</span>
      </p>
    </figure>
  );
}

const firstWith = (days: readonly StepDay[]) => days.findIndex(({ steps }) => steps > 0);

function goalLine(levels: readonly number[]): string {
  return levels
    .map(
      (y, index) => `${index === 0 ? 'M' : 'L'}${index * SLOT} ${y.toFixed(1)}L${(index + 1) * SLOT} ${y.toFixed(1)}`,
    )
    .join('');
}

function wordsFor(days: readonly StepDay[], reached: number): string {
  const best = days.reduce((most, day) => (day.steps > most.steps ? day : most));
  const goal = days.at(-1)?.goal ?? 0;
  return (
    `Steps of the last ${PICTURE_DAYS} days, with the line of your goal, ${formatCount(goal)} today. ` +
    `Goal reached on ${reached} of them. Most: ${formatCount(best.steps)} on ${shortDate(best.day)}.`
  );
}
