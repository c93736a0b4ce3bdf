import { plainPassword } from '#domain/account/new-password.ts';
import { COMMON_PASSWORD_LIST } from './common-password-list.ts';

/** Case and blanks do not make a common one rare. */
export function isCommonPassword(password: string): boolean {
  const plain = plainPassword(password).replaceAll(/\s/g, '');
  return plain !== '' && COMMON_PASSWORD_LIST.includes(` ${plain} `);
}
