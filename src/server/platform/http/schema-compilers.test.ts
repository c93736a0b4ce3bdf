import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serializeOutput, validateInput } from './schema-compilers.ts';

const schema = z.object({
  steps: z.int().min(0).max(100_000),
  stepGoal: z.int().min(1_000).optional(),
  firstName: z.string().min(2).max(80).optional(),
  effort: z.enum(['easy', 'hard']).optional(),
  agreed: z.boolean().optional(),
  tags: z
    .array(z.object({ moveId: z.string() }))
    .max(2)
    .optional(),
  either: z.union([z.string(), z.int()]).optional(),
  address: z.string('Enter an address.').optional(),
  inner: z.strictObject({}).optional(),
});
const validate = validateInput({ schema, method: 'POST', url: '/', httpPart: 'body' });
const told = (sent: unknown) =>
  (validate(sent) as { error?: { instancePath: string; message: string }[] }).error?.map(({ message }) => message);

test.each([
  { sent: { steps: 100_001 }, words: 'Steps must be 100,000 or fewer.' },
  { sent: { steps: -1 }, words: 'Steps must be 0 or more.' },
  { sent: { steps: 12.5 }, words: 'Steps must be a whole number.' },
  { sent: { steps: '12' }, words: 'Steps must be a number.' },
  { sent: {}, words: 'Steps is missing.' },
  { sent: { steps: 1, stepGoal: 10 }, words: 'Step goal must be 1,000 or more.' },
  { sent: { steps: 1, firstName: 'x' }, words: 'First name must have 2 characters or more.' },
  { sent: { steps: 1, firstName: 'x'.repeat(81) }, words: 'First name must have 80 characters or fewer.' },
  { sent: { steps: 1, effort: 'brutal' }, words: 'Effort must be easy or hard.' },
  { sent: { steps: 1, agreed: 'yes' }, words: 'Agreed must be true or false.' },
  { sent: { steps: 1, tags: 'one' }, words: 'Tags must be a list.' },
  { sent: { steps: 1, tags: [{}] }, words: 'Tags, entry 1, move id is missing.' },
  { sent: { steps: 1, tags: [1] }, words: 'Tags, entry 1 must be an object with fields.' },
  { sent: { steps: 1, tags: Array(3).fill({ moveId: 'a' }) }, words: 'Tags must have 2 entries or fewer.' },
  { sent: { steps: 1, either: false }, words: 'Either isn’t in a form we can read.' },
  { sent: { steps: 1, inner: { more: 1 } }, words: 'Inner has fields we don’t know: more.' },
  { sent: { steps: 1, address: 5 }, words: 'Enter an address.' },
  { sent: null, words: 'Send an object with the fields that belong here.' },
])('$sent is answered in words for people', ({ sent, words }) => {
  expect(told(sent)?.[0]).toBe(words);
});

test('what is sound comes back as the schema reads it', () => {
  expect(validate({ steps: 1, foreign: true })).toEqual({ value: { steps: 1 } });
});

describe('an answer', () => {
  const serialize = serializeOutput({ schema: z.object({ steps: z.int() }), method: 'GET', url: '/' });

  test('tells what its schema names and nothing else', () => {
    expect(serialize({ steps: 4_000, passwordHash: 'x' })).toBe('{"steps":4000}');
  });

  test.each([{ steps: 1.5 }, { steps: '4000' }, {}, null, undefined])(
    'is refused where it is another: %o',
    (answer) => {
      expect(() => serialize(answer)).toThrow();
    },
  );
});
