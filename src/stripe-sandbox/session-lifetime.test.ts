import { expect, test } from 'vitest';
import { LIFETIME_ACCESS, startTestSandbox } from './start-test-sandbox.ts';

test.each([
  { seconds: 30 * 60 - 1, isTaken: false },
  { seconds: 30 * 60, isTaken: true },
  { seconds: 24 * 60 * 60, isTaken: true },
  { seconds: 24 * 60 * 60 + 1, isTaken: false },
])('a session may live for $seconds seconds: $isTaken', async ({ seconds, isTaken }) => {
  const { stripe } = await startTestSandbox();
  const { created } = await stripe.checkout.sessions.create(LIFETIME_ACCESS);
  const made = stripe.checkout.sessions.create({ ...LIFETIME_ACCESS, expires_at: created + seconds });
  const answered = await made.catch(({ param }: { param: string }) => param);
  expect(answered).toEqual(isTaken ? expect.objectContaining({ expires_at: created + seconds }) : 'expires_at');
});
