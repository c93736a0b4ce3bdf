import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { isLongPause } from '#domain/session/session-snapshot.ts';
import type { GuidedSession } from './use-guided-session.ts';

/** Resumes without asking again; after a long pause an easy start comes first. @returns true until that is done. */
export function useCarryOn(isWished: boolean, isReady: boolean, { saved, carryOn }: GuidedSession): boolean {
  const [isWaiting, setWaiting] = useState(isWished);
  const begin = useEffectEvent(() => {
    setWaiting(false);
    if (saved) carryOn(saved, isLongPause(now() - saved.savedAt));
  });
  useEffect(() => {
    if (isWaiting && isReady) begin();
  }, [isWaiting, isReady]);
  return isWaiting;
}
