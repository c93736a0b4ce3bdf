import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

export type TextFieldProps = FieldTexts & ComponentPropsWithRef<'input'>;

export function TextField({ label, optional, hint, error, hideLabel, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => <input type="text" {...input} {...control} className={classNames(styles.input, className)} />}
    </FieldFrame>
  );
}

export function PasswordField({ label, optional, hint, error, hideLabel, id, className, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, optional, hint, error, hideLabel, id }}>
      {(control) => (
        <span className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(styles.input, className)}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={22} aria-hidden="true" /> : <Eye size={22} aria-hidden="true" />}
          </IconButton>
        </span>
      )}
    </FieldFrame>
  );
}

/** Text, not `type="number"`, which drops what it cannot parse and changes under the mouse wheel. */
export function NumberField(props: TextFieldProps) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}
