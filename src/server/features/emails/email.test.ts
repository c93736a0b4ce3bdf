import { expect, test } from 'vitest';
import { EMAIL_KINDS } from '#contract/desk/emails.ts';
import { EmailMessageSchema } from './email.ts';

test('the desk has a name for every kind of e-mail that is written, and for no other', () => {
  const written = EmailMessageSchema.options.map(({ shape }) => shape.kind.value);
  expect([...EMAIL_KINDS].sort()).toEqual(written.sort());
});
