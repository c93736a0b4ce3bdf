import { type CSSProperties, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { currentSegment, remainingMs, type SessionState } from '#domain/session/session-state.ts';
import type { ShownSegment } from './segment-words.ts';
import styles from './session-timer.module.css';

export function SessionTimer({ shown, state, jumps }: { shown: ShownSegment; state: SessionState; jumps: number }) {
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

/** One animation per run of time: updated by seconds it would lag by one. In steps for reduced motion. */
function CountdownBar({ state }: { state: SessionState }) {
  const leftMs = remainingMs(state);
  const lengthMs = (state.leadInMs > 0 ? state.leadInLengthMs : currentSegment(state)?.durationMs) ?? leftMs;
  const [begun] = useState({ leftMs, share: shareOf(leftMs, lengthMs) });
  const style = {
    '--from': `${begun.share * 100}%`,
    '--share': `${shareOf(leftMs, lengthMs) * 100}%`,
    '--left': `${begun.leftMs}ms`,
  } as CSSProperties;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={classNames(state.isRunning && styles.filling)} style={style} />
    </div>
  );
}

const shareOf = (leftMs: number, lengthMs: number): number => (lengthMs > 0 ? 1 - leftMs / lengthMs : 1);
