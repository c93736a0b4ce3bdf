import { useEffect, useState } from 'react';

/** Whether she moves; a moment is over within five seconds. */
export type Playing = boolean | 'for a moment';

/** Milliseconds: movement that begins by itself, without a button to pause it, ends within five seconds (WCAG 2.2.2). */
const MOMENT_MS = 5_000;

/** Whether she moves now. A moment begins when she is there and it is asked for, and anew with each change of what it follows. */
export function useMoment(playing: Playing, isThere: boolean, follows: string | undefined): boolean {
  const isAsked = playing === 'for a moment' && isThere;
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it follows is the reason
  useEffect(() => {
    if (!isAsked) return undefined;
    setOver(false);
    const timer = setTimeout(() => setOver(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isAsked, follows]);
  return playing === 'for a moment' ? isAsked && !isOver : playing;
}
