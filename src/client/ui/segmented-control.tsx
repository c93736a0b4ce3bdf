import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { moveRovingFocus } from './roving-focus.ts';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  onRefuse?: (() => void) | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  surface?: 'page' | 'panel' | 'well';
  tight?: boolean;
  problemId?: string | undefined;
  className?: string | undefined;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, surface = 'page', tight = false, problemId, className } = props;
  const tabStop = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      className={classNames(
        styles.segmented,
        tight && styles.tight,
        surface === 'panel' && styles.onPanel,
        surface === 'well' && styles.onCard,
        className,
      )}
      onKeyDown={(event) => {
        const index = moveRovingFocus(event, '[role=radio]');
        const chosen = index === undefined ? undefined : options[index];
        if (chosen && !chosen.onRefuse) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useSemanticElements: a button can be a segment that fills on press; the group has the keys of radios
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === tabStop ? 0 : -1}
          disabled={option.disabled}
          aria-disabled={option.onRefuse ? true : undefined}
          onClick={option.onRefuse ?? (() => onChange(option.value))}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
