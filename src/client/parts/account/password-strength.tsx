import { classNames } from '#client/ui/class-names.ts';
import type { PasswordOwner } from '#domain/account/new-password.ts';
import {
  PASSWORD_STRENGTHS,
  passwordStrength,
  type PasswordStrength as Strength,
} from '#domain/account/password-strength.ts';
import styles from './password-strength.module.css';

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
export function PasswordStrength({ password, owner, minLength }: PasswordStrengthProps) {
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
