import { expect, test } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '#domain/account/account.ts';
import { COMMON_PASSWORDS } from '#domain/account/common-passwords.ts';
import { COMMON_PASSWORD_LIST } from './common-password-list.ts';
import { isCommonPassword } from './common-passwords.ts';

test('ten thousand and more are known that the length would let through', () => {
  const listed = COMMON_PASSWORD_LIST.trim().split(' ');
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThan(20_000);
  expect(listed.filter((password) => password.length < PASSWORD_MIN_LENGTH)).toEqual([]);
});

test.each(['steelers', 'STEELERS', 'q1w2e3r4t5y6', 'bhrh0h2oof6xbqjeh', ' 123 456 789 ', 'ｓｔｅｅｌｅｒｓ', 'ﬂowers'])(
  '“%s” is common',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['', ' ', 'porridge at eight', 'steelers rangers', 'teelers', '12345'])('“%s” is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

test('what the browser knows of them is known here too', () => {
  for (const password of COMMON_PASSWORDS) expect([password, isCommonPassword(password)]).toEqual([password, true]);
});
