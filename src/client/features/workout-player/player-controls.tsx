import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { isDone, type SessionState } from '#domain/session-state.ts';
import type { SessionControls } from './guided/use-session-controls.ts';
import styles from './player-controls.module.css';
import { LAST_STEP } from './player-steps.ts';

interface ByHandControlsProps {
  stepIndex: number;
  isFinishing: boolean;
  isReady: boolean;
  onStart: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onComplete: () => void;
}

export function ByHandControls({ stepIndex, isFinishing, isReady, ...on }: ByHandControlsProps) {
  const isLast = stepIndex === LAST_STEP;
  return (
    <div className={classNames(styles.controls, styles.byHand)}>
      <Button variant={isFinishing ? 'ghost' : 'coral'} size="large" busy={!isReady} onClick={on.onStart}>
        <Play size={22} fill="currentColor" aria-hidden="true" />
        Start
      </Button>
      <Button variant="ghost" disabled={stepIndex === 0} onClick={on.onPrevious}>
        <ChevronLeft size={22} aria-hidden="true" />
        Previous
      </Button>
      <Button variant={isFinishing ? 'coral' : 'ghost'} onClick={isLast ? on.onComplete : on.onNext}>
        {isLast ? 'Complete Workout' : 'Next'}
        {!isLast && <ChevronRight size={22} aria-hidden="true" />}
      </Button>
    </div>
  );
}

interface GuidedControlsProps {
  state: SessionState;
  controls: SessionControls;
  onComplete: () => void;
}

export function GuidedControls({ state, controls, onComplete }: GuidedControlsProps) {
  const { isRunning } = state;
  const play = isDone(state) ? onComplete : () => controls.play(false);
  const Icon = isRunning ? Pause : Play;
  return (
    <div className={classNames(styles.controls, styles.guided)}>
      <button type="button" className={styles.side} aria-label="Back a move" onClick={controls.back}>
        <SkipBack size={28} fill="currentColor" aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.main}
        aria-label={isRunning ? 'Pause, I’m needed' : 'Play'}
        onClick={isRunning ? controls.pause : play}
      >
        <Icon size={40} fill="currentColor" strokeWidth={0.8} aria-hidden="true" />
      </button>
      <button type="button" className={styles.side} aria-label="Forward a move" onClick={controls.forward}>
        <SkipForward size={28} fill="currentColor" aria-hidden="true" />
      </button>
      <span className={styles.needed} aria-hidden="true">
        {isRunning ? 'I’m needed' : 'Carry on'}
      </span>
    </div>
  );
}
