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
/** A day that is so much more than the next best is cut: others would be too low to be read beside it. */
const CUT_OVER = 1.5;
/** Of a day without steps. */
const STUB = 2;

export function StepsPicture({ days }: { days: readonly StepDay[] }) {
  const shown = days.slice(Math.max(0, Math.min(firstWith(days), days.length - FEWEST)));
  const top = topOf(days);
  const heightOf = (count: number) => (HEIGHT * Math.min(count, top)) / top;
  const reached = days.filter((day) => day.reached).length;
  return (
    <figure className={styles.picture}>
      <figcaption>
        {reached > 0 && `Goal reached on ${reached} of the last ${PICTURE_DAYS} days. `}
        <span>{mostText(days)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={wordsFor(days, reached)}
        viewBox={`0 -2 ${shown.length * SLOT} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
      >
        {shown.map(({ day, steps, reached: isReached }, index) => {
          const [x, height] = [index * SLOT + (SLOT - BAR) / 2, steps > 0 ? heightOf(steps) : STUB];
          return (
            <g key={day}>
              <rect
                className={classNames(styles.bar, isReached && styles.reached, steps === 0 && styles.none)}
                {...{ x, height }}
                y={HEIGHT - height}
                width={BAR}
              />
              {steps > top && <path className={styles.cut} d={`M${x - 1} 10L${x + BAR + 1} 6`} />}
            </g>
          );
        })}
        <path className={styles.goal} d={goalLine(shown.map(({ goal }) => HEIGHT - heightOf(goal)))} />
      </svg>
      <p aria-hidden="true" className={styles.ends}>
        <span>{shown[0] && shortDate(shown[0].day)}</span>
        <span className={styles.key}>Your goal, {formatCount(days.at(-1)?.goal ?? 0)}</span>
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

function topOf(days: readonly StepDay[]): number {
  const [most = 0, next = most] = days
    .map(({ steps }) => steps)
    .filter(Boolean)
    .toSorted((one, other) => other - one);
  return Math.max(Math.min(most, next * CUT_OVER), ...days.map(({ goal }) => goal));
}

function mostText(days: readonly StepDay[]): string {
  const best = days.reduce((most, day) => (day.steps > most.steps ? day : most));
  return `Most: ${formatCount(best.steps)} on ${shortDate(best.day)}.`;
}

function wordsFor(days: readonly StepDay[], reached: number): string {
  const goal = days.at(-1)?.goal ?? 0;
  return (
    `Steps of the last ${PICTURE_DAYS} days, with the line of your goal, ${formatCount(goal)} today. ` +
    `${reached > 0 ? `Goal reached on ${reached} of them. ` : ''}${mostText(days)}`
  );
}
