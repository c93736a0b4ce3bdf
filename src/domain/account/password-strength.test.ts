import { describe, expect, test } from 'vitest';
import { DESK_PASSWORD_MIN_LENGTH } from '#domain/desk/desk-session.ts';
import { PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts';

const ANNA = { email: 'anna.walker@example.org', names: ['Anna', 'Walker'] };

describe('how hard a password is to guess', () => {
  test.each([
    { password: 'five5', strength: 'too_short' },
    { password: 'password', strength: 'too_easy' },
    { password: 'Password2024!', strength: 'too_easy' },
    { password: 'anna.walker', strength: 'too_easy' },
    { password: 'walkeranna77', strength: 'too_easy' },
    { password: 'zzzzzzzzzz', strength: 'too_easy' },
    { password: 'abababababababab', strength: 'too_easy' },
    { password: '19840512', strength: 'too_easy' },
    { password: 'horses', strength: 'too_easy' },
    { password: 'porridge12', strength: 'ok' },
    { password: '12Password!!', strength: 'too_easy' },
    { password: 'PORRIDGE12', strength: 'ok' },
    { password: 'pOrRiDgE', strength: 'good' },
    { password: 'ab1cd2ef3', strength: 'good' },
    { password: 'abcdefghijkl!?', strength: 'ok' },
    { password: 'xK3!ab', strength: 'ok' },
    { password: 'tea before squats', strength: 'good' },
    { password: 'porridge at eight', strength: 'good' },
    { password: 'three random words', strength: 'good' },
    { password: 'correct horse battery staple', strength: 'strong' },
    { password: 'q7#Vm2!pZr9x', strength: 'strong' },
    { password: 'пароль из трёх слов', strength: 'strong' },
  ])('$password: $strength', ({ password, strength }) => expect(passwordStrength(password, ANNA, 6)).toBe(strength));

  test('at the desk twelve characters are the least', () => {
    expect(passwordStrength('porridge12', ANNA, DESK_PASSWORD_MIN_LENGTH)).toBe('too_short');
    expect(passwordStrength('porridge at eight', ANNA, DESK_PASSWORD_MIN_LENGTH)).toBe('good');
  });

  test('another word never makes it weaker', () => {
    let longer = 'squat';
    let before = 0;
    for (const word of ['bridge', 'plank', 'lunge', 'kettle', 'window']) {
      longer += ` ${word}`;
      const now = PASSWORD_STRENGTHS.indexOf(passwordStrength(longer, ANNA, 6));
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(PASSWORD_STRENGTHS[before]).toBe('strong');
  });
});
