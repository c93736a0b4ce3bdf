import { type ComponentType, useEffect, useState } from 'react';
import { sessionPlacesOf } from '#client/member/session-snapshots.ts';
import { now } from '#client/platform/clock.ts';
import { withStyleSheet } from '#client/platform/style-sheets.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { isOffered } from '#domain/session-snapshot.ts';

interface BegunWorkoutProps {
  userId: string;
  today: CalendarDay;
  className?: string | undefined;
}

/** The card for a workout that was begun, loaded when there is one. Where that fails the workout stays for the next time. */
export function BegunWorkoutOffer(props: BegunWorkoutProps) {
  const { userId } = props;
  const [Card, setCard] = useState<ComponentType<BegunWorkoutProps>>();
  useEffect(() => {
    let isOver = false;
    void sessionPlacesOf(userId).then(async (snapshots) => {
      const isAny = snapshots.some((snapshot) => isOffered(snapshot, now()));
      const loaded = isAny ? await loadCard().catch(() => undefined) : undefined;
      if (loaded && !isOver) setCard(() => loaded.BegunWorkoutCard);
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  return Card ? <Card {...props} /> : null;
}

const loadCard = () => withStyleSheet('later-views', import('./begun-workout-card.tsx'));
