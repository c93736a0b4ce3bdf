import { useEffect, useState } from 'react';
import { hourNow, today } from '#client/parts/plan/calendar-now.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

const CHECK_MS = 60_000;

/** The user's day and hour; renders again when one of them changes, for an app that stays open past midnight. */
export function useCalendarNow(): { day: CalendarDay; hour: number } {
  const [present, setPresent] = useState(readClock);

  useEffect(() => {
    const check = () =>
      setPresent((before) => {
        const next = readClock();
        return next.day === before.day && next.hour === before.hour ? before : next;
      });
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  return present;
}

const readClock = () => ({ day: today(), hour: hourNow() });
