import { Button } from '#client/ui/button.tsx';
import styles from './impact-check.module.css';
import { buzz, useSecondsLeft } from './use-seconds-left.ts';

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
