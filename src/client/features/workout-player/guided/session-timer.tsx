import { remainingMs, type SessionState } from '#domain/session/session-state.ts';
import { CountdownBar } from './countdown-bar.tsx';
import type { ShownSegment } from './segment-words.ts';
import styles from './session-timer.module.css';

interface SessionTimerProps {
  shown: ShownSegment;
  state: SessionState;
  jumps: number;
}

export function SessionTimer({ shown, state, jumps }: SessionTimerProps) {
  const seconds = Math.ceil(remainingMs(state) / 1000);
  const isEnding = state.isRunning && seconds <= 3;
  return (
    <section className={styles.timer} aria-label="Now">
      <h1>{shown.title}</h1>
      <p className={styles.cue}>{shown.cue}</p>
      <div
        key={isEnding ? seconds : 'calm'}
        className={isEnding ? `${styles.digits} ${styles.ending}` : styles.digits}
        role="timer"
        aria-label={seconds === 1 ? '1 second left' : `${seconds} seconds left`}
      >
        {seconds}
      </div>
      <CountdownBar key={`${state.index}/${state.leadInMs > 0}/${jumps}`} state={state} />
    </section>
  );
}
