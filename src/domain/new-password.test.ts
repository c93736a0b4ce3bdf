import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { passwordProblem } from './new-password.ts';

describe('a password that is chosen', () => {
  test.each([
    { password: 'five5', problem: 'too_short' },
    { password: 'six-6!', problem: undefined },
    { password: 'x'.repeat(128), problem: undefined },
    { password: 'x'.repeat(129), problem: 'too_long' },
    { password: 'password', problem: 'too_common' },
    { password: 'PassWord1', problem: 'too_common' },
    { password: 'fit-in-30', problem: 'too_common' },
    { password: 'correct horse battery', problem: undefined },
    { password: '      ', problem: undefined },
    { password: 'пароль', problem: undefined },
  ])('$password → $problem', ({ password, problem }) => expect(passwordProblem(password)).toBe(problem));

  test('the list of common ones holds only what the length would let through, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(passwordProblem(password)).toBe('too_common');
    }
  });
});
