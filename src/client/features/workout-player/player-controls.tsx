import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import styles from './player.module.css';

interface PlayerControlsProps {
  stepIndex: number;
  isLastStep: boolean;
  /** To complete the workout is what comes next. */
  isFinishing: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onComplete: () => void;
  /** What begins the guide. */
  children: ReactNode;
}

/** From step to step, within reach of the thumb. */
export function PlayerControls({
  stepIndex,
  isLastStep,
  isFinishing,
  onPrevious,
  onNext,
  onComplete,
  children,
}: PlayerControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.start}>{children}</div>
      <Button variant="ghost" disabled={stepIndex === 0} onClick={onPrevious}>
        <ChevronLeft size={22} aria-hidden="true" />
        Previous
      </Button>
      <Button variant={isFinishing ? 'coral' : 'ghost'} onClick={isLastStep ? onComplete : onNext}>
        {isLastStep ? 'Complete Workout' : 'Next'}
        {!isLastStep && <ChevronRight size={22} aria-hidden="true" />}
      </Button>
    </div>
  );
}
