import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isOwnAddress, passwordProblem } from './new-password.ts';

describe('a password that is chosen', () => {
  test.each([
    { password: 'five5', problem: 'too_short' },
    { password: 'six-6!', problem: undefined },
    { password: 'xy'.repeat(64), problem: undefined },
    { password: 'xy'.repeat(64).concat('x'), problem: 'too_long' },
    { password: 'password', problem: 'too_common' },
    { password: 'PassWord1', problem: 'too_common' },
    { password: 'fit-in-30', problem: 'our_name' },
    { password: 'correct horse battery', problem: undefined },
    { password: '      ', problem: 'one_character' },
    { password: '😀😀😀', problem: 'one_character' },
    { password: 'zZzZzZ', problem: 'one_character' },
    { password: 'Fit in 30!', problem: 'our_name' },
    { password: 'fit in 30 for me', problem: undefined },
    { password: 'пароль', problem: undefined },
  ])('$password → $problem', ({ password, problem }) => expect(passwordProblem(password)).toBe(problem));

  test.each([
    { password: 'anna.walker', isHers: true },
    { password: ' Anna.Walker@Example.org', isHers: true },
    { password: 'example.org', isHers: false },
    { password: 'anna.walker1', isHers: false },
    { password: '', isHers: false },
  ])('$password is her own address: $isHers', ({ password, isHers }) =>
    expect(isOwnAddress(password, 'anna.walker@example.org')).toBe(isHers),
  );

  test('the list of common ones holds only what the length would let through, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(passwordProblem(password)).toBe('too_common');
    }
  });
});
