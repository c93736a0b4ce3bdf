import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './text-field.tsx';

export function TextAreaField({
  label,
  optional,
  hint,
  error,
  hideLabel,
  id,
  className,
  ...textarea
}: FieldTexts & ComponentPropsWithRef<'textarea'>) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <textarea rows={3} {...textarea} {...control} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}
