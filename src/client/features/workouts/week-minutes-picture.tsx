import { Card } from '#client/ui/card.tsx';
import { shortDate } from '#domain/calendar-day.ts';
import type { WeekMinutes } from '#domain/week-minutes.ts';
import styles from './week-minutes-picture.module.css';

export function WeekMinutesPicture({ weeks }: { weeks: readonly WeekMinutes[] }) {
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  const first = weeks[0];
  return (
    <Card className={styles.card}>
      <figure>
        <figcaption>Minutes a week</figcaption>
        <div role="img" aria-label={wordsFor(weeks)} className={styles.bars}>
          {weeks.map(({ monday, minutes }) => (
            <span key={monday} className={styles.week}>
              {minutes > 0 && (
                <span className={styles.bar} style={{ height: `${(minutes / most) * 100}%` }}>
                  <span className={styles.minutes}>{minutes}</span>
                </span>
              )}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className={styles.ends}>
          <span>{first && `Week of ${shortDate(first.monday)}`}</span>
          <span>This week</span>
        </p>
      </figure>
    </Card>
  );
}

function wordsFor(weeks: readonly WeekMinutes[]): string {
  const earlier = weeks.slice(0, -1).map(({ monday, minutes }) => `${minutes} in the week of ${shortDate(monday)}`);
  return `Minutes a week: ${[...earlier, `${weeks.at(-1)?.minutes ?? 0} this week so far`].join(', ')}.`;
}
