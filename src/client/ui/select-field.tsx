import { CalendarDays, Clock } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, type TextFieldProps } from './text-field.tsx';

interface SelectFieldProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

export function SelectField({ label, optional, hint, error, hideLabel, id, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <select {...select} {...control} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}

interface PickedFieldProps extends TextFieldProps {
  type: 'date' | 'time';
  /** The value as we write it: browsers have their own ways. */
  written: string;
}

export function PickedField(props: PickedFieldProps) {
  const { label, optional, hint, error, hideLabel, id, className, written, ...input } = props;
  const Icon = input.type === 'date' ? CalendarDays : Clock;
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => (
        <span className={styles.picked}>
          <input {...input} {...control} className={classNames(styles.input, className)} />
          <span aria-hidden="true">{written}</span>
          <Icon size={20} aria-hidden="true" />
        </span>
      )}
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
