import { useState } from 'react';

/** True from the moment at which something comes true while it is in sight; what was true before is no news. */
export function useJustReached(isReached: boolean): boolean {
  const [wasReached, setWasReached] = useState(isReached);
  if (wasReached && !isReached) setWasReached(false);
  return isReached && !wasReached;
}
