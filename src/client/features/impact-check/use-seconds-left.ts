import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/platform/clock.ts';

const TICK_MS = 200;

/**
 * Whole seconds left of a time that began at an instant (epoch milliseconds), told again as they pass; undefined before it
 * began. Counted from the clock and never by ticks, so that a phone call or a locked screen loses nothing.
 */
export function useSecondsLeft(since: number | undefined, seconds: number, onEnd: () => void): number | undefined {
  const [, redraw] = useState(0);
  const left = since === undefined ? undefined : Math.max(0, Math.ceil(seconds - (now() - since) / 1000));
  const end = useEffectEvent(onEnd);
  const isRunning = left !== undefined && left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => redraw((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return left;
}

/** Where the phone can: it lies two steps away. */
export function buzz(): void {
  navigator.vibrate?.(200);
}
