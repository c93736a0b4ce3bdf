import { currentSegment, remainingMs, type SessionState } from '#domain/session-clock.ts';
import styles from './guided.module.css';
import type { ShownSegment } from './segment-words.ts';

/** What to do, and the seconds that are left, readable from across the room. */
export function GuidedTimer({ shown, state }: { shown: ShownSegment; state: SessionState }) {
  const leftMs = remainingMs(state);
  const isEasedIn = state.leadInMs > 0;
  const lengthMs = isEasedIn ? state.leadInLengthMs : (currentSegment(state)?.durationMs ?? 1);
  const seconds = Math.ceil(leftMs / 1000);
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
      <div className={styles.bar} aria-hidden="true">
        <span key={`${state.index}/${isEasedIn}`} style={{ width: `${(1 - leftMs / lengthMs) * 100}%` }} />
      </div>
    </section>
  );
}
