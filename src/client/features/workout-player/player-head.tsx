import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { filledTo } from '#client/ui/progress-bar.tsx';
import styles from './player-head.module.css';
import { LAST_STEP, type PlayerStep } from './player-steps.ts';

export const LEAVE = 'Leave. Your place is saved.';

interface ByHandHeadProps extends TurnProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  moveIndex: number;
  /** The step or its circuit. */
  place: string;
  onLeave: () => void;
}

/** Without the timer all of it stays in sight. */
export function ByHandHead({ steps, stepIndex, moveIndex, place, onLeave, ...turns }: ByHandHeadProps) {
  const shareOfMoves = (moveIndex + 1) / (steps[stepIndex]?.moves.length ?? 1);
  const shareDone = (step: number) => (step === stepIndex ? shareOfMoves : Number(step < stepIndex));
  return (
    <header className={styles.head}>
      <IconButton label={LEAVE} onClick={onLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      <ol className={styles.steps}>
        {steps.map(({ name }, index) => (
          <li key={name} aria-current={index === stepIndex ? 'step' : undefined}>
            <span style={filledTo(shareDone(index))} />
            <span className="visually-hidden">{name}</span>
          </li>
        ))}
      </ol>
      <p className={styles.count}>
        <span className="visually-hidden">Step </span>
        {stepIndex + 1} / {steps.length}
      </p>
      <div className={styles.turns}>
        <Previous isFirst={stepIndex === 0} {...turns} />
        <p>{place}</p>
        {stepIndex === LAST_STEP ? <span /> : <Next {...turns} />}
      </div>
    </header>
  );
}

interface TurnProps {
  onPrevious: () => void;
  onNext: () => void;
}

export function Previous({ isFirst, onPrevious }: Pick<TurnProps, 'onPrevious'> & { isFirst: boolean }) {
  return (
    <TurnButton disabled={isFirst} onClick={onPrevious}>
      <ChevronLeft size={18} aria-hidden="true" />
      Previous
    </TurnButton>
  );
}

export function Next({ onNext }: Pick<TurnProps, 'onNext'>) {
  return (
    <TurnButton onClick={onNext}>
      Next
      <ChevronRight size={18} aria-hidden="true" />
    </TurnButton>
  );
}

export function TurnButton(props: { disabled?: boolean; onClick: () => void; children: ReactNode }) {
  return <button type="button" className={styles.turn} {...props} />;
}
