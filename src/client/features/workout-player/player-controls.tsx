import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import styles from './player.module.css';

interface PlayerControlsProps {
  stepIndex: number;
  isLastStep: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onComplete: () => void;
}

/** From step to step, within reach of the thumb. */
export function PlayerControls({ stepIndex, isLastStep, onPrevious, onNext, onComplete }: PlayerControlsProps) {
  return (
    <div className={styles.controls}>
      <Button variant="ghost" size="large" disabled={stepIndex === 0} onClick={onPrevious}>
        <ChevronLeft size={22} aria-hidden="true" />
        Previous
      </Button>
      <Button variant={isLastStep ? 'primary' : 'ghost'} size="large" onClick={isLastStep ? onComplete : onNext}>
        {isLastStep ? 'Complete Workout' : 'Next'}
        {!isLastStep && <ChevronRight size={22} aria-hidden="true" />}
      </Button>
    </div>
  );
}
