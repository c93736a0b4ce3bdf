import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './impact-check.module.css';

interface WalkTimerProps {
  seconds: number;
  since: number | undefined;
  onStart: () => void;
  onDone: () => void;
}

export function WalkTimer({ seconds, since, onStart, onDone }: WalkTimerProps) {
  const left = useSecondsLeft(since, seconds, () => {
    buzz();
    onDone();
  });
  const minutes = seconds / 60;
  return (
    <section className={styles.measure} aria-label="The walk">
      {left === undefined ? (
        <Button variant="coral" size="large" block onClick={onStart}>
          Start {minutes} minutes
        </Button>
      ) : (
        <>
          <p role="timer" aria-label={`Left of ${minutes} minutes`} className={styles.digits}>
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </p>
          <p className={styles.quiet}>It runs on while the phone is in your pocket.</p>
        </>
      )}
      <Button variant="outline" size="large" block onClick={onDone}>
        I have walked {minutes} minutes today
      </Button>
    </section>
  );
}

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
