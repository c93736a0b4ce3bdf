import { MOOD_ICONS } from '#client/features/home/mood-check-in.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { MOODS, type MoodEntry } from '#domain/mood/mood.ts';
import { LOOK_BACK_DAYS, type MoodDay, moodLookBack } from '#domain/mood/mood-look-back.ts';
import { type CalendarDay, WEEKDAY_NAMES, weekdayIndex } from '#domain/time/calendar-day.ts';
import styles from './mood-look-back.module.css';

export function MoodLookBack({ history, today }: { history: readonly MoodEntry[]; today: CalendarDay }) {
  const days = moodLookBack(history, today);
  return (
    <div role="img" aria-label={wordsFor(days)} className={styles.days}>
      {days.map(({ day, mood }) => {
        const Icon = mood && MOOD_ICONS[mood];
        return (
          <span key={day} className={classNames(mood && styles[mood], day === today && styles.today)}>
            <span className={styles.disc}>{Icon && <Icon size={13} aria-hidden="true" />}</span>
            {WEEKDAY_NAMES[weekdayIndex(day)]?.[0]}
          </span>
        );
      })}
    </div>
  );
}

function wordsFor(days: readonly MoodDay[]): string {
  const counts = MOODS.map(({ id, label }) => ({ label, count: days.filter(({ mood }) => mood === id).length }));
  const said = counts.filter(({ count }) => count > 0).map(({ label, count }) => `${label} ${count}`);
  return `Your last ${LOOK_BACK_DAYS} days: ${said.join(', ')}`;
}
