import { BatteryLow, CloudLightning, Leaf, type LucideIcon, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { classNames } from '#client/ui/class-names.ts';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { MOODS, type MoodId, moodEntry, moodNamed, moodOf, withMood } from '#domain/mood/mood.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './mood-check-in.module.css';

/** product §9 */
const MESSAGE_MS = 4000;

export function MoodCheckIn({ today }: { today: CalendarDay }) {
  const { chosen, choose: keep } = useMoods(today);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  function choose(mood: MoodId) {
    keep(mood);
    setMessage(moodNamed(mood).message);
  }

  return (
    <section className={classNames(styles.moods, message !== '' && styles.speaking)}>
      <h2 className={styles.prompt}>{chosen ? 'Change your mood:' : 'How are you feeling today?'}</h2>
      <RadioGroup
        aria-label="How are you feeling today?"
        className={styles.buttons}
        radios={MOODS.map(({ id, label }) => {
          const Icon = MOOD_ICONS[id];
          return {
            value: id,
            className: styles[id],
            children: (
              <>
                <span className={styles.disc}>
                  <Icon size="1.375rem" aria-hidden="true" />
                </span>
                <span className={styles.name}>{label}</span>
              </>
            ),
          };
        })}
        value={chosen}
        onChange={choose}
      />
      {/* In the place of the names, so that nothing moves. */}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  );
}

export function useMoods(today: CalendarDay) {
  const [history, save] = useStoredValue(moodHistory);

  function choose(mood: MoodId) {
    // Another tab may have written since this render.
    save(withMood(moodHistory.read(), moodEntry(today, mood)));
  }
  const ofToday = moodOf(history, today)?.mood;
  // Stored values may be unknown.
  return { history, chosen: MOODS.find(({ id }) => id === ofToday)?.id, choose };
}

export const MOOD_ICONS: Record<MoodId, LucideIcon> = {
  energised: Zap,
  tired: BatteryLow,
  stressed: CloudLightning,
  peaceful: Leaf,
};
