import { COMMON_PASSWORDS } from './common-passwords.ts';
import { ownPasswordProblem, type PasswordOwner, passwordProblem } from './new-password.ts';

/** How hard a password is to guess, from worst to best. A `too_short` password cannot be chosen. */
export const PASSWORD_STRENGTHS = ['too_short', 'too_easy', 'ok', 'good', 'strong'] as const;

/** One of {@link PASSWORD_STRENGTHS}. */
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** The bits from which a password counts as OK, good and strong. */
const STEPS = { ok: 26, good: 42, strong: 60 };

/** Letters of a word and digits of a number or a date are easier to guess than random ones: rough values. */
const BITS_OF_WORD_LETTER = 2.5;
const BITS_OF_NUMBER_DIGIT = 2;

/** At least this many letters in a row are taken for a word, and as many digits for a number. */
const SHORTEST_RUN = 3;

/** The bits that each different character adds at most: few characters, however often repeated, are a pattern. */
const BITS_OF_DIFFERENT = 6;

/**
 * How hard a password that is being chosen is to guess, roughly (product §3): by its length, its variety, and whether it is
 * common or the owner's own. The answer refuses nothing by itself. Never throws.
 *
 * @param minLength characters as `String.length` counts them.
 */
export function passwordStrength(password: string, owner: PasswordOwner, minLength: number): PasswordStrength {
  if (password.length < minLength) return 'too_short';
  if (isEasy(password, owner)) return 'too_easy';
  const bits = Math.min(bitsOf(password), new Set(password).size * BITS_OF_DIFFERENT);
  if (bits >= STEPS.strong) return 'strong';
  if (bits >= STEPS.good) return 'good';
  return bits >= STEPS.ok ? 'ok' : 'too_easy';
}

function isEasy(password: string, owner: PasswordOwner): boolean {
  const core = password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return (
    passwordProblem(password) !== undefined ||
    ownPasswordProblem(password, owner) !== undefined ||
    COMMON_PASSWORDS.has(core)
  );
}

function bitsOf(password: string): number {
  const runs = password.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  const bitsOfAny = Math.log2(alphabetOf(password));
  return runs.reduce((bits, run) => bits + run.length * bitsEach(run, bitsOfAny), 0);
}

function bitsEach(run: string, bitsOfAny: number): number {
  if (run.length < SHORTEST_RUN) return bitsOfAny;
  if (/^\d/.test(run)) return BITS_OF_NUMBER_DIGIT;
  return /^\p{L}/u.test(run) && !/\p{Ll}\p{Lu}/u.test(run) ? BITS_OF_WORD_LETTER : bitsOfAny;
}

const KINDS = [
  { kind: /\p{Ll}/u, size: 26 },
  { kind: /\p{Lu}/u, size: 26 },
  { kind: /\d/, size: 10 },
  { kind: /[^\p{L}\d]/u, size: 33 },
];

/** How many different characters a password of these kinds could hold; at least 2, for letters without case. */
const alphabetOf = (password: string): number =>
  Math.max(
    2,
    KINDS.reduce((sum, { kind, size }) => (kind.test(password) ? sum + size : sum), 0),
  );
