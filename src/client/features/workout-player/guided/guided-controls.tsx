import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { isDone, type SessionState } from '#domain/session-clock.ts';
import styles from './guided-controls.module.css';
import type { GuidedActions } from './use-guided-controls.ts';

interface GuidedControlsProps {
  state: SessionState;
  stepIndex: number;
  controls: GuidedActions;
  onComplete: () => void;
}

/** One thumb: the pause is the biggest; a move back or forward beside it, a step below. */
export function GuidedControls({ state, stepIndex, controls, onComplete }: GuidedControlsProps) {
  const { isRunning } = state;
  const isLastStep = stepIndex === 2;
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
      <button type="button" className={styles.step} disabled={stepIndex === 0} onClick={() => controls.turn(-1)}>
        Previous
      </button>
      <span className={styles.needed} aria-hidden="true">
        {isRunning ? 'I’m needed' : 'Carry on'}
      </span>
      <button type="button" className={styles.step} onClick={isLastStep ? onComplete : () => controls.turn(1)}>
        {isLastStep ? 'Complete Workout' : 'Next'}
      </button>
    </div>
  );
}
