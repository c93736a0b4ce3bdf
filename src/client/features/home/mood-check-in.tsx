import { BatteryLow, CloudLightning, Leaf, type LucideIcon, Zap } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { classNames } from '#client/ui/class-names.ts';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { MOODS, type MoodEntry, type MoodId, moodEntry, moodNamed, moodOf, withMood } from '#domain/mood/mood.ts';
import { LOOK_BACK_DAYS, type MoodDay, moodLookBack } from '#domain/mood/mood-look-back.ts';
import { type CalendarDay, weekdayIndex } from '#domain/time/calendar-day.ts';
import styles from './mood-check-in.module.css';
import moodLookBackStyles from './mood-look-back.module.css';

/** product §9 */
const MESSAGE_MS = 4000;

export function MoodCheckIn({ today }: { today: CalendarDay }) {
  const { history, chosen, choose: keep } = useMoods(today);
  const [message, setMessage] = useState('');
  // The chosen mood renders first, the history picture after it.
  const lookBack = useDeferredValue(chosen && history);

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
    <section className={classNames(styles.moods, chosen && styles.set)}>
      {chosen ? (
        <div className={styles.chosen}>
          <h2>{moodNamed(chosen).label}</h2>
          <p>Change your mood:</p>
        </div>
      ) : (
        <h2 className={styles.prompt}>How are you feeling today?</h2>
      )}
      <MoodButtons chosen={chosen} onChoose={choose} />
      <div className={classNames(styles.after, message !== '' && styles.speaking)}>
        <p role="status" className={styles.message}>
          {message}
        </p>
        {lookBack && <LookBack history={lookBack} today={today} />}
      </div>
    </section>
  );
}

const LookBack = memo(MoodLookBack);

/** Cards and discs are the same buttons, so that focus survives the choice. */
function MoodButtons({ chosen, onChoose }: { chosen: MoodId | undefined; onChoose: (mood: MoodId) => void }) {
  return (
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
              <span className={chosen ? 'visually-hidden' : undefined}>{label}</span>
            </>
          ),
        };
      })}
      value={chosen}
      onChange={onChoose}
    />
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

const MOOD_ICONS: Record<MoodId, LucideIcon> = {
  energised: Zap,
  tired: BatteryLow,
  stressed: CloudLightning,
  peaceful: Leaf,
};

const LETTERS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

function MoodLookBack({ history, today }: { history: readonly MoodEntry[]; today: CalendarDay }) {
  const days = moodLookBack(history, today);
  if (days.filter(({ mood }) => mood).length < 2) {
    return <p className={moodLookBackStyles.empty}>Your check-ins will show here. The list stays on this device.</p>;
  }
  return (
    <div role="img" aria-label={wordsFor(days)} className={moodLookBackStyles.days}>
      {days.map(({ day, mood }) => {
        const Icon = mood && MOOD_ICONS[mood];
        return (
          <span
            key={day}
            className={classNames(
              moodLookBackStyles.day,
              mood && moodLookBackStyles[mood],
              day === today && moodLookBackStyles.today,
            )}
          >
            <span className={moodLookBackStyles.disc}>{Icon && <Icon size={13} aria-hidden="true" />}</span>
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
