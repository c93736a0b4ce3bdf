import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RadioGroup } from './radio-group.tsx';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Where it says more than the label. */
  'aria-label'?: string;
  disabled?: boolean;
  onRefuse?: (() => void) | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  surface?: 'page' | 'well';
  tight?: boolean;
  problemId?: string | undefined;
  className?: string | undefined;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, surface = 'page', tight = false, problemId, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      className={classNames(styles.segmented, tight && styles.tight, surface === 'well' && styles.onCard, className)}
      radios={options.map(({ label: children, ...option }) => ({ ...option, children }))}
      value={value}
      onChange={onChange}
    />
  );
}
