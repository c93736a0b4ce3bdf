import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { NumberField } from '#client/ui/text-field.tsx';
import { caretBefore, digitsIn, grouped } from './grouped-digits.ts';
import styles from './step-onboarding.module.css';

interface GoalNumberFieldProps {
  /** What was typed, without the commas. */
  digits: string;
  /** Why it cannot be read. */
  problem: string | undefined;
  onChange: (digits: string) => void;
}

/** The goal in huge digits, grouped while it is typed. */
export function GoalNumberField({ digits, problem, onChange }: GoalNumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const digitsAfterCaret = useRef<number>(undefined);

  // A comma that comes or goes must not carry the caret away.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || digitsAfterCaret.current === undefined) return;
    const caret = caretBefore(input.value, digitsAfterCaret.current);
    input.setSelectionRange(caret, caret);
    digitsAfterCaret.current = undefined;
  });

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    digitsAfterCaret.current = target.value
      .slice(target.selectionStart ?? target.value.length)
      .replace(/\D/g, '').length;
    onChange(digitsIn(target.value));
  }

  return (
    <NumberField
      ref={field}
      label="Steps a day"
      hideLabel
      placeholder="0"
      enterKeyHint="done"
      className={styles.number}
      value={grouped(digits)}
      error={problem}
      onChange={change}
      onFocus={(event) => event.target.select()}
    />
  );
}
