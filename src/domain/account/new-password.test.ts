import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { ownPasswordProblem, passwordProblem } from './new-password.ts';

describe('a password that is chosen', () => {
  test.each([
    { password: 'five5', problem: 'too_short' },
    { password: 'six-6!', problem: undefined },
    { password: 'xy'.repeat(64), problem: undefined },
    { password: 'xy'.repeat(64).concat('x'), problem: 'too_long' },
    { password: 'password', problem: 'too_common' },
    { password: 'PassWord1', problem: 'too_common' },
    { password: 'ｐａｓｓｗｏｒｄ', problem: 'too_common' },
    { password: 'ｚzｚzｚz', problem: 'one_character' },
    { password: 'fit-in-30', problem: 'our_name' },
    { password: 'ﬁt in ③0', problem: 'our_name' },
    { password: 'correct horse battery', problem: undefined },
    { password: '      ', problem: 'one_character' },
    { password: '😀😀😀', problem: 'one_character' },
    { password: 'zZzZzZ', problem: 'one_character' },
    { password: 'Fit in 30!', problem: 'our_name' },
    { password: 'fit in 30 for me', problem: undefined },
    { password: 'пароль', problem: undefined },
  ])('$password → $problem', ({ password, problem }) => expect(passwordProblem(password)).toBe(problem));

  test.each([
    { password: 'nina.coach', problem: 'own_address' },
    { password: ' Nina.Coach@Example.org', problem: 'own_address' },
    { password: 'ninacoach2024!', problem: 'own_address' },
    { password: 'nina.coach.example.org 7', problem: 'own_address' },
    { password: '12katherine', problem: 'own_name' },
    { password: 'kath9erine', problem: undefined },
    { password: 'example.org', problem: undefined },
    { password: 'nina.coach at eight', problem: undefined },
    { password: 'katherine', problem: 'own_name' },
    { password: 'KATHERINE 84', problem: 'own_name' },
    { password: '1-O’Neill-1', problem: 'own_name' },
    { password: 'Katherine O’Neill', problem: 'own_name' },
    { password: 'oneill_katherine', problem: 'own_name' },
    { password: 'katherine eats porridge', problem: undefined },
    { password: '', problem: undefined },
    { password: '123456', problem: undefined },
  ])('$password is her own: $problem', ({ password, problem }) => {
    const owner = { email: 'nina.coach@example.org', names: ['Katherine', 'O’Neill'] };
    expect(ownPasswordProblem(password, owner)).toBe(problem);
  });

  test('a telephone number before the @ is hers too, and a name of three letters; nothing is not', () => {
    const owner = { email: '07700900123@example.org', names: ['Ana', ''] };
    expect(ownPasswordProblem('07700900123', owner)).toBe('own_address');
    expect(ownPasswordProblem('ana123', owner)).toBe('own_name');
    expect(ownPasswordProblem('', { email: '', names: [] })).toBeUndefined();
  });

  test.each(['an', 'a', ''])('a name as short as “%s” is in too many passwords to be hers', (name) => {
    expect(ownPasswordProblem(`${name}123456`, { email: 'a@example.org', names: [name, ''] })).toBeUndefined();
  });

  test('the list of common ones holds only what the length would let through, in lower case', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(passwordProblem(password)).toBe('too_common');
    }
  });
});
