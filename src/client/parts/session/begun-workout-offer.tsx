import { useEffect, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { snapshotsOf } from '#client/member/session-snapshots.ts';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { canCarryOn, isOffered, type SessionSnapshot } from '#domain/session/session-snapshot.ts';
import type { BegunWorkoutCardProps } from './begun-workout-card.tsx';

const BegunWorkoutCard = lazyView<BegunWorkoutCardProps>(
  async () => (await import('./begun-workout-card.tsx')).BegunWorkoutCard,
);

type BegunWorkoutProps = Omit<BegunWorkoutCardProps, 'place'> & { place: SessionSnapshot | undefined };

/** The card for a workout that was begun, loaded when there is one. Where that fails the workout stays for the next time. */
export function BegunWorkoutOffer({ place, ...props }: BegunWorkoutProps) {
  const canShow = usePreloaded(BegunWorkoutCard, place !== undefined);
  return canShow && place ? <BegunWorkoutCard {...{ place, ...props }} /> : null;
}

/**
 * The workout that was begun and is offered again, and whether its card leads back into it: it has the main action then.
 *
 * @param counted a workout among them was counted before its page was closed, and is not asked about.
 */
export function useBegunWorkout(userId: string, counted: readonly Pick<ShownSession, 'clientId'>[]) {
  const [places, setPlaces] = useState<readonly SessionSnapshot[]>([]);
  useEffect(() => {
    let isOver = false;
    void snapshotsOf(userId).then((kept) => {
      if (!isOver) setPlaces(kept.filter((place) => isOffered(place, now())));
    });
    return () => {
      isOver = true;
    };
  }, [userId]);
  const place = places.find(({ sessionId }) => !counted.some(({ clientId }) => clientId === sessionId));
  return {
    place,
    leadsBack: place !== undefined && canCarryOn(place, now()),
    onDone: () => setPlaces(places.filter((other) => other !== place)),
  };
}
