import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import styles from './plan.module.css';

interface StepperProps {
  label: string;
  /** As it is said, for example "45 s". */
  text: string;
  isReadOnly: boolean;
  /** Undefined at the bound. */
  onLess: (() => void) | undefined;
  onMore: (() => void) | undefined;
}

/** A number between its bounds. At a bound a button keeps the focus and does nothing. */
export function Stepper({ label, text, isReadOnly, onLess, onMore }: StepperProps) {
  if (isReadOnly) return <p className={styles.stepped}>{text}</p>;
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <IconButton label={`${label}: less`} aria-disabled={onLess === undefined} onClick={onLess}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
      <output>{text}</output>
      <IconButton label={`${label}: more`} aria-disabled={onMore === undefined} onClick={onMore}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
