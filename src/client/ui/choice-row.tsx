import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './choice-row.module.css';
import { classNames } from './class-names.ts';

export interface ChoiceRowProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode;
  hint?: ReactNode;
}

interface CheckRowProps extends Omit<ChoiceRowProps, 'hint'> {
  small?: boolean;
}

export function CheckRow({ label, small = false, className, ...input }: CheckRowProps) {
  return (
    <label className={classNames(styles.row, small && styles.small, className)}>
      <input type="checkbox" {...input} />
      <span className={styles.text}>{label}</span>
    </label>
  );
}

export function SwitchRow({ label, hint, className, ...input }: ChoiceRowProps) {
  const labelId = useId();
  const hintId = useId();
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={labelId} className={classNames(styles.label, styles.strong)}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        aria-labelledby={labelId}
        aria-describedby={hint === undefined ? undefined : hintId}
        {...input}
        className={classNames(styles.switch, className)}
      />
    </label>
  );
}
