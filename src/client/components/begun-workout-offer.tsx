import { useEffect, useState } from 'react';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import { now } from '#client/platform/clock.ts';
import { lazyView, usePreloaded } from '#client/platform/lazy-view.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { isOffered } from '#domain/session-snapshot.ts';

interface BegunWorkoutProps {
  userId: string;
  today: CalendarDay;
  className?: string | undefined;
}

const BegunWorkoutCard = lazyView<BegunWorkoutProps>(
  async () => (await import('./begun-workout-card.tsx')).BegunWorkoutCard,
);

/** The card for a workout that was begun, loaded when there is one. Where that fails the workout stays for the next time. */
export function BegunWorkoutOffer(props: BegunWorkoutProps) {
  const { userId } = props;
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    let isOver = false;
    void snapshotsOf(userId).then((snapshots) => {
      if (!isOver) setBegun(snapshots.some((snapshot) => isOffered(snapshot, now())));
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  return usePreloaded(BegunWorkoutCard, hasBegun) ? <BegunWorkoutCard {...props} /> : null;
}
