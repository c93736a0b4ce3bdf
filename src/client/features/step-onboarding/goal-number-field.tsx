import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { NumberField } from '#client/ui/text-field.tsx';
import { caretBefore, digitsIn, grouped } from './grouped-digits.ts';
import styles from './step-onboarding.module.css';

interface GoalNumberFieldProps {
  digits: string;
  problem: string | undefined;
  onChange: (digits: string) => void;
}

export function GoalNumberField({ digits, problem, onChange }: GoalNumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const digitsAfterCaret = useRef<number>(undefined);

  // Grouping commas must not move the caret.
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
