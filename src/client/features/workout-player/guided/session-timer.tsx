import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { currentSegment, type SessionState } from '#domain/session/session-state.ts';
import { countedMs, currentWait } from '#domain/session/session-wait.ts';
import type { ShownSegment } from './segment-words.ts';
import styles from './session-timer.module.css';

interface SessionTimerProps {
  shown: ShownSegment;
  state: SessionState;
  jumps: number;
  /** "I'm needed", beside the digits. */
  children: ReactNode;
}

export function SessionTimer({ shown, state, jumps, children }: SessionTimerProps) {
  const seconds = Math.ceil(countedMs(state) / 1000);
  const isEnding = state.isRunning && seconds <= 3;
  const begins = currentWait(state)?.index ?? state.index;
  return (
    <section className={styles.timer} aria-label="Now">
      <CountdownBar key={`${begins}/${state.leadInMs > 0}/${jumps}`} state={state} />
      <h1 className={classNames(shown.phase !== 'work' && styles.wait)}>{shown.title}</h1>
      {shown.next && <p className={styles.next}>{shown.next}</p>}
      <p className={styles.cue}>{shown.cue}</p>
      <div
        key={isEnding ? seconds : 'calm'}
        className={isEnding ? `${styles.digits} ${styles.ending}` : styles.digits}
        role="timer"
        aria-label={seconds === 1 ? '1 second left' : `${seconds} seconds left`}
      >
        {seconds}
      </div>
      {children}
    </section>
  );
}

/** Runs out: one animation per run of time, because updated by seconds it would lag by one. In steps for reduced motion. */
function CountdownBar({ state }: { state: SessionState }) {
  const leftMs = countedMs(state);
  const lengthMs = lengthOf(state) ?? leftMs;
  const [begun] = useState({ leftMs, share: shareLeft(leftMs, lengthMs) });
  const style = {
    '--from': `${begun.share * 100}%`,
    '--share': `${shareLeft(leftMs, lengthMs) * 100}%`,
    '--left': `${begun.leftMs}ms`,
  } as CSSProperties;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={classNames(state.isRunning && styles.draining)} style={style} />
    </div>
  );
}

const lengthOf = (state: SessionState): number | undefined =>
  state.leadInMs > 0
    ? state.leadInLengthMs
    : (currentWait(state) ?? { lengthMs: currentSegment(state)?.durationMs }).lengthMs;

const shareLeft = (leftMs: number, lengthMs: number): number => (lengthMs > 0 ? leftMs / lengthMs : 0);
