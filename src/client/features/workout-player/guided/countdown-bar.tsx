import { type CSSProperties, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { currentSegment, remainingMs, type SessionState } from '#domain/session/session-state.ts';
import styles from './countdown-bar.module.css';

/** One animation per run of time: updated by seconds it would lag by one. In steps for reduced motion. */
export function CountdownBar({ state }: { state: SessionState }) {
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
