import { HeartHandshake, X } from 'lucide-react';
import { useEffect } from 'react';
import { hardWeekShown, moodHistory } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { showsHardWeekLine } from '#domain/plan/hard-week.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import styles from './hard-week-note.module.css';

/** Below today's workout, so that choosing a mood shifts nothing. */
export function HardWeekNote({ today }: { today: CalendarDay }) {
  const { isShown, isNew, save } = useHardWeek(today);
  useEffect(() => {
    if (isNew) save({ day: today, closed: false });
  });
  if (!isShown) return null;
  return (
    <Notice icon={<HeartHandshake size={22} aria-hidden="true" />} className={styles.note}>
      <p>
        It’s been a hard few days. If low mood or worry stays, please talk to your GP or health visitor. Samaritans:{' '}
        <a href="tel:116123">116 123</a>, free, any time. Around a birth:{' '}
        <a href="https://pandasfoundation.org.uk" target="_blank" rel="noreferrer">
          PANDAS
        </a>
        . In danger: <a href="tel:999">999</a>.
      </p>
      <IconButton label="Close" className={styles.close} onClick={() => save({ day: today, closed: true })}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </Notice>
  );
}

export function useHardWeek(today: CalendarDay) {
  const [history] = useStoredValue(moodHistory);
  const [shown, save] = useStoredValue(hardWeekShown);
  const isShown = showsHardWeekLine(history, today, shown);
  return { isShown, isNew: isShown && shown?.day !== today, save };
}
