import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface RangeFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

export function RangeField({ label, optional, hint, error, hideLabel, id, className, ...range }: RangeFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <input type="range" {...range} {...control} className={classNames(styles.range, className)} />}
    </FieldFrame>
  );
}
