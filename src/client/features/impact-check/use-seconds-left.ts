import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/browser/clock.ts';

const TICK_MS = 200;

/** Counted from the clock, not by ticks, so that a phone call or a locked screen loses nothing. */
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

export function buzz(): void {
  navigator.vibrate?.(200);
}
