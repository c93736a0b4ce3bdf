import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

export function SelectField({ label, optional, hint, error, hideLabel, id, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <select {...select} {...control} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}
