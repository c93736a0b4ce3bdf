import { useEffect, useState } from 'react';
import { now } from '#client/platform/clock.ts';
import { forgetSessionPlace, sessionPlacesOf } from '#client/platform/session-places.ts';
import { type Edition, editionOfBlock } from '#domain/block.ts';
import { canCarryOn, type SessionSnapshot } from '#domain/session-snapshot.ts';

export interface KeptSession {
  /** False until the device has answered. */
  isKnown: boolean;
  /** What she may carry on with. */
  place: SessionSnapshot | undefined;
  /** Out of sight, still on the device. */
  setAside: () => void;
  /** Gone from the device. */
  forget: () => void;
  lookAgain: () => void;
}

/** The newest session of this workout that she began within the last day. */
export function useKeptSession(userId: string, workoutId: number, edition: Edition): KeptSession {
  const [place, setPlace] = useState<SessionSnapshot>();
  const [isKnown, setKnown] = useState(false);
  const [looks, setLooks] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looking again reads the device again
  useEffect(() => {
    let isOver = false;
    void placesToCarryOn(userId, workoutId).then((places) => {
      if (isOver) return;
      setPlace(places.find(({ block }) => editionOfBlock(Math.max(1, block)) === edition));
      setKnown(true);
    });
    return () => {
      isOver = true;
    };
  }, [userId, workoutId, edition, looks]);

  return {
    isKnown,
    place,
    setAside: () => setPlace(undefined),
    forget: () => {
      if (place) void forgetSessionPlace(userId, place.sessionId);
      setPlace(undefined);
    },
    lookAgain: () => setLooks((count) => count + 1),
  };
}

/** The workout is done: whatever was begun of it today needs no carrying on. */
export async function forgetBegun(userId: string, workoutId: number): Promise<void> {
  for (const { sessionId } of await placesToCarryOn(userId, workoutId)) await forgetSessionPlace(userId, sessionId);
}

async function placesToCarryOn(userId: string, workoutId: number): Promise<SessionSnapshot[]> {
  const places = await sessionPlacesOf(userId);
  return places.filter((place) => place.workoutId === workoutId && canCarryOn(place, now()));
}
