import { expect, test } from 'vitest';
import { EmailSchema, FirstNameSchema, InstantSchema } from './fields.ts';

const messagesOf = (result: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

test.each([
  { sent: 999_999_999_999, isTaken: false },
  { sent: 1_000_000_000_000, isTaken: true },
  { sent: 9_999_999_999_999, isTaken: true },
  { sent: 10_000_000_000_000, isTaken: false },
  { sent: '2001-09-09T01:46:39Z', isTaken: false },
  { sent: '2001-09-09T01:46:40Z', isTaken: true },
])('an instant $sent between 2001 and 2286: $isTaken', ({ sent, isTaken }) => {
  expect(InstantSchema.safeParse(sent).success).toBe(isTaken);
});

test.each([
  { sent: ' ', words: 'Enter your email address.' },
  { sent: 'a', words: 'That doesn’t look like an email address. Is the @ or a dot missing?' },
])('the address "$sent" is first said to be what it is', ({ sent, words }) => {
  expect(messagesOf(EmailSchema.safeParse(sent))[0]).toBe(words);
});

test('a first name of one letter is a name', () => {
  expect(FirstNameSchema.parse(' B ')).toBe('B');
});

test.each(['', ' ', '\u200B', ' \u2060\u3164 '])('%j, which nobody sees, is no first name', (name) => {
  expect(messagesOf(FirstNameSchema.safeParse(name))).toEqual(['Enter your first name.']);
});
