import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './text-field.tsx';

interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

export function SelectField({ label, optional, hint, error, hideLabel, id, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <select {...select} {...control} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}

interface RangeFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

export function RangeField({ label, optional, hint, error, hideLabel, id, className, ...range }: RangeFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <input type="range" {...range} {...control} className={classNames(styles.range, className)} />}
    </FieldFrame>
  );
}
