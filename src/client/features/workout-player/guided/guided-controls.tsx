import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { isDone, type SessionState } from '#domain/session-state.ts';
import styles from './guided-controls.module.css';
import type { GuidedActions } from './use-guided-controls.ts';

interface GuidedControlsProps {
  state: SessionState;
  controls: GuidedActions;
  onComplete: () => void;
}

/** One thumb: the pause is the biggest; a move back or forward beside it. */
export function GuidedControls({ state, controls, onComplete }: GuidedControlsProps) {
  const { isRunning } = state;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.side} aria-label="Back a move" onClick={controls.back}>
        <SkipBack size={28} fill="currentColor" aria-hidden="true" />
      </button>
      {isRunning ? (
        <button type="button" className={styles.main} aria-label="Pause, I’m needed" onClick={controls.pause}>
          <Pause size={40} fill="currentColor" strokeWidth={0.8} aria-hidden="true" />
        </button>
      ) : (
        <button
          type="button"
          className={styles.main}
          aria-label="Play"
          onClick={isDone(state) ? onComplete : () => controls.play(false)}
        >
          <Play size={40} fill="currentColor" strokeWidth={0.8} aria-hidden="true" />
        </button>
      )}
      <button type="button" className={styles.side} aria-label="Forward a move" onClick={controls.forward}>
        <SkipForward size={28} fill="currentColor" aria-hidden="true" />
      </button>
      <span className={styles.needed} aria-hidden="true">
        {isRunning ? 'I’m needed' : 'Carry on'}
      </span>
    </div>
  );
}
