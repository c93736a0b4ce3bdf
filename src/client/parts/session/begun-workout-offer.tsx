import { useEffect, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { canCarryOn, isOffered, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
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
  const hasBegun = useBegunWorkout(props) !== undefined;
  return usePreloaded(BegunWorkoutCard, hasBegun) ? <BegunWorkoutCard {...props} /> : null;
}

/** Whether the card leads back into a workout: it has the main action then. */
export function useCanCarryOn(props: Pick<BegunWorkoutProps, 'userId' | 'counted'>): boolean {
  const begun = useBegunWorkout(props);
  return begun !== undefined && canCarryOn(begun, now());
}

function useBegunWorkout({ userId, counted }: Pick<BegunWorkoutProps, 'userId' | 'counted'>) {
  const [begun, setBegun] = useState<readonly SessionSnapshot[]>([]);
  useEffect(() => {
    let isOver = false;
    void snapshotsOf(userId).then((snapshots) => {
      if (!isOver) setBegun(snapshots.filter((snapshot) => isOffered(snapshot, now())));
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  return begun.find(({ sessionId }) => !counted.some(({ clientId }) => clientId === sessionId));
}
