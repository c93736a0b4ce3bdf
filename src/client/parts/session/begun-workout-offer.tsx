import { useEffect, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isOffered } from '#domain/session/session-snapshot.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

interface BegunWorkoutProps {
  userId: string;
  today: CalendarDay;
  /** A workout among them was counted before its page was closed, and is not asked about. */
  counted: readonly Pick<ShownSession, 'clientId'>[];
  className?: string | undefined;
}

const BegunWorkoutCard = lazyView<BegunWorkoutProps>(
  async () => (await import('./begun-workout-card.tsx')).BegunWorkoutCard,
);

/** The card for a workout that was begun, loaded when there is one. Where that fails the workout stays for the next time. */
export function BegunWorkoutOffer(props: BegunWorkoutProps) {
  const { userId, counted } = props;
  const [begun, setBegun] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    void snapshotsOf(userId).then((snapshots) => {
      const offered = snapshots.filter((snapshot) => isOffered(snapshot, now()));
      if (!isOver) setBegun(offered.map(({ sessionId }) => sessionId));
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  const hasBegun = begun.some((sessionId) => !counted.some(({ clientId }) => clientId === sessionId));
  return usePreloaded(BegunWorkoutCard, hasBegun) ? <BegunWorkoutCard {...props} /> : null;
}
