import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

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

export interface FieldTexts {
  label: ReactNode;
  optional?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function FieldFrame({ label, optional, hint, error, hideLabel, id, className, children }: FieldFrameProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(error !== undefined && errorId, hint !== undefined && hintId);
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
