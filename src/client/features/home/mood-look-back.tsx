import { BatteryLow, CloudLightning, Leaf, type LucideIcon, Zap } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { MOODS, type MoodEntry, type MoodId } from '#domain/mood/mood.ts';
import { LOOK_BACK_DAYS, type MoodDay, moodLookBack } from '#domain/mood/mood-look-back.ts';
import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import styles from './mood-look-back.module.css';

export const MOOD_ICONS: Record<MoodId, LucideIcon> = {
  energised: Zap,
  tired: BatteryLow,
  stressed: CloudLightning,
  peaceful: Leaf,
};

const LETTERS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

export function MoodLookBack({ history, today }: { history: readonly MoodEntry[]; today: CalendarDay }) {
  const days = moodLookBack(history, today);
  if (days.filter(({ mood }) => mood).length < 2) {
    return <p className={styles.empty}>Your check-ins will show here. The list stays on this device.</p>;
  }
  return (
    <div role="img" aria-label={wordsFor(days)} className={styles.days}>
      {days.map(({ day, mood }) => {
        const Icon = mood && MOOD_ICONS[mood];
        return (
          <span key={day} className={classNames(styles.day, mood && styles[mood], day === today && styles.today)}>
            <span className={styles.disc}>{Icon && <Icon size={13} aria-hidden="true" />}</span>
            {LETTERS[weekdayIndex(day)]}
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
