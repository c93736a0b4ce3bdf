import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { steadyMs } from '#client/browser/clock.ts';

/** A frame this late means that the page was asleep. */
const ASLEEP_MS = 3_000;

/** Milliseconds of a ring that have been played, frame by frame; out of sight or asleep it waits. */
export function useRingClock(totalMs: number, onFrame: (elapsedMs: number) => void) {
  const [isRunning, setRunning] = useState(false);
  const played = useRef(0);
  const frame = useEffectEvent(onFrame);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run of the clock
  useEffect(() => {
    if (!isRunning) return undefined;
    let lastMs = steadyMs();
    let request = requestAnimationFrame(function next() {
      const passedMs = steadyMs() - lastMs;
      lastMs += passedMs;
      if (passedMs > ASLEEP_MS) return setRunning(false);
      played.current = Math.min(totalMs, played.current + passedMs);
      frame(played.current);
      if (played.current === totalMs) return setRunning(false);
      request = requestAnimationFrame(next);
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') setRunning(false);
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      cancelAnimationFrame(request);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isRunning]);

  return { isRunning, setRunning };
}
