import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/platform/clock.ts';
import { LONG_PAUSE_MS } from '#domain/session-snapshot.ts';
import type { WorkoutSession } from './use-session.ts';

/**
 * Whoever said on Home that she carries on is not asked again; after a long pause an easy way back in comes first.
 *
 * @param isWished she said so.
 * @param isReady it is known which workout it is, and what was begun.
 * @returns true until that is done, or nothing was found to carry on with.
 */
export function useCarryOn(isWished: boolean, isReady: boolean, { saved, carryOn }: WorkoutSession): boolean {
  const [isWaiting, setWaiting] = useState(isWished);
  const begin = useEffectEvent(() => {
    setWaiting(false);
    if (saved) carryOn(saved, now() - saved.savedAt > LONG_PAUSE_MS);
  });
  useEffect(() => {
    if (isWaiting && isReady) begin();
  }, [isWaiting, isReady]);
  return isWaiting;
}
