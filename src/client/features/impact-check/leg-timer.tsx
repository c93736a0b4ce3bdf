import { useState } from 'react';
import { now } from '#client/platform/clock.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './impact-check.module.css';
import { buzz, useSecondsLeft } from './use-seconds-left.ts';

export function LegTimer({ seconds, onDone }: { seconds: number; onDone: () => void }) {
  const [since, setSince] = useState<number>();
  const left = useSecondsLeft(since, seconds, () => {
    buzz();
    onDone();
  });
  if (left === undefined) {
    return (
      <Button variant="coral" size="large" block onClick={() => setSince(now())}>
        Start {seconds} seconds
      </Button>
    );
  }
  return (
    <p role="timer" aria-label={`Seconds of ${seconds}`} className={styles.digits}>
      {left}
    </p>
  );
}
