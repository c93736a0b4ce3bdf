import { useEffect, useState } from 'react';

/** Milliseconds: movement that begins by itself, without a button to pause it, ends within five seconds (WCAG 2.2.2). */
const MOMENT_MS = 5_000;

/** True for a moment from when she is there, and after each change of what it follows. */
export function useMoment(isThere: boolean, follows: string | undefined): boolean {
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it follows is the reason
  useEffect(() => {
    if (!isThere) return undefined;
    setOver(false);
    const timer = setTimeout(() => setOver(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isThere, follows]);
  return isThere && !isOver;
}
