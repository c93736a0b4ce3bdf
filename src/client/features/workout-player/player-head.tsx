import { X } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import styles from './player-head.module.css';
import type { PlayerStep } from './player-steps.ts';

interface PlayerHeadProps {
  steps: readonly PlayerStep[];
  stepIndex: number;
  moveIndex: number;
  onLeave: () => void;
}

/** The way out, and how far she is. */
export function PlayerHead({ steps, stepIndex, moveIndex, onLeave }: PlayerHeadProps) {
  const shareDone = (index: number, moves: number) => {
    if (index === stepIndex) return (moveIndex + 1) / moves;
    return index < stepIndex ? 1 : 0;
  };
  return (
    <header className={styles.head}>
      <IconButton label="Leave workout, progress is kept" onClick={onLeave}>
        <X size={26} aria-hidden="true" />
      </IconButton>
      <ol className={styles.steps}>
        {steps.map(({ name, moves }, index) => (
          <li key={name} aria-current={index === stepIndex ? 'step' : undefined}>
            <span className={styles.track}>
              <span style={{ width: `${shareDone(index, moves.length) * 100}%` }} />
            </span>
            {name}
          </li>
        ))}
      </ol>
      <p className={styles.counter}>
        <span className="visually-hidden">Step </span>
        {stepIndex + 1} / {steps.length}
      </p>
    </header>
  );
}
