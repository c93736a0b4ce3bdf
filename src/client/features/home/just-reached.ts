import { useState } from 'react';

/** True from the moment it becomes true while mounted, not if it was true at first. */
export function useJustReached(isReached: boolean): boolean {
  const [wasReached, setWasReached] = useState(isReached);
  if (wasReached && !isReached) setWasReached(false);
  return isReached && !wasReached;
}
