import { useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { PasswordField, TextField, type TextFieldProps } from '#client/ui/text-field.tsx';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts';
import {
  GUESSABLE_PASSWORD_TEXTS,
  ownPasswordProblem,
  type PasswordOwner,
  passwordProblem,
} from '#domain/account/new-password.ts';
import {
  PASSWORD_STRENGTHS,
  passwordStrength,
  type PasswordStrength as Strength,
} from '#domain/account/password-strength.ts';
import { PASSWORD_MISSING, tooLong } from './account-field-problems.ts';
import styles from './new-password-field.module.css';

const PROBLEMS = {
  too_short: `Use at least ${PASSWORD_MIN_LENGTH} characters.`,
  too_long: tooLong(PASSWORD_MAX_LENGTH),
  ...GUESSABLE_PASSWORD_TEXTS,
} as const;

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'hint'> {
  /** Whose password it becomes, where the form does not ask for that. */
  owner?: PasswordOwner | undefined;
  minLength?: number;
}

/** With how strong it is beside it. */
export function NewPasswordField({ owner, minLength = PASSWORD_MIN_LENGTH, onInput, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState({ password: '', owner: owner ?? NO_ONE });
  return (
    <div>
      <PasswordField
        autoComplete="new-password"
        required
        hint={`At least ${minLength} characters. 3 random words work well.`}
        onInput={(event) => {
          const { value, form } = event.currentTarget;
          setTyped({ password: value, owner: owner ?? ownerIn(form) });
          onInput?.(event);
        }}
        {...field}
      />
      <PasswordStrength {...typed} minLength={minLength} />
    </div>
  );
}

const NO_ONE: PasswordOwner = { email: '', names: [] };
const NAME_FIELDS = ['firstName', 'lastName', 'name'];

/** As the member has typed it into the same form. */
function ownerIn(form: HTMLFormElement | null): PasswordOwner {
  const textOf = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return { email: textOf('email'), names: NAME_FIELDS.map(textOf) };
}

/** Password managers save the password under this address. */
export function OwnAddressField({ email }: { email: string }) {
  return <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />;
}

export function newPasswordProblem(password: string, owner: PasswordOwner = NO_ONE): string | undefined {
  if (password === '') return PASSWORD_MISSING;
  const problem = ownPasswordProblem(password, owner) ?? passwordProblem(password);
  return problem && PROBLEMS[problem];
}

const WORDS: Readonly<Record<Strength, string>> = {
  too_short: 'Too short so far',
  too_easy: 'Too easy to guess',
  ok: 'OK',
  good: 'Good',
  strong: 'Strong',
};

const BARS = [1, 2, 3, 4];

interface PasswordStrengthProps {
  password: string;
  owner: PasswordOwner;
  minLength: number;
}

/** In words, read out politely when they change; the bars only repeat them. */
function PasswordStrength({ password, owner, minLength }: PasswordStrengthProps) {
  const strength = password === '' ? undefined : passwordStrength(password, owner, minLength);
  const filled = strength === undefined ? 0 : PASSWORD_STRENGTHS.indexOf(strength);
  return (
    <div className={classNames(styles.strength, strength === undefined && styles.empty)}>
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={classNames(styles.bar, bar <= filled && styles.filled)} />
        ))}
      </span>
      <p role="status">{strength && `Strength: ${WORDS[strength]}`}</p>
    </div>
  );
}
