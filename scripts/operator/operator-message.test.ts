import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { DatabaseUnavailableError, OutcomeUnknownError } from '#server/platform/database/database-errors.ts';
import { operatorMessage } from './operator-message.ts';

const { StripeAuthenticationError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
const said = (message: string) => ({ message, type: 'api_error' as const });

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  [new StripeConnectionError(said('socket hang up')), /^We can’t reach Stripe, .* It can’t refund twice\.$/],
  [new StripeAuthenticationError(said('Invalid API Key provided: sk_test_*x')), /^Stripe rejected STRIPE_SECRET_KEY/],
  [
    new StripeInvalidRequestError(said('No such payment_intent: pi_1')),
    /^Stripe refused: No such payment_intent: pi_1$/,
  ],
  [thrownBy(() => readFileSync('/')), /^that path is a folder\. A file is needed\.$/],
  [thrownBy(() => readFileSync('/nowhere/at/all')), /^\/nowhere\/at\/all doesn’t exist\.$/],
  [thrownBy(() => new DatabaseSync('/nowhere/at/all')), /^Can’t use the database: unable to open database file\.$/],
  [
    new OutcomeUnknownError('lost', { cause: new Error('read ECONNRESET') }),
    /^We lost the database connection, .* if this was saved\./,
  ],
  [
    new DatabaseUnavailableError('away', { cause: new Error('disk I/O error') }),
    /^Can’t use the database: disk I\/O error\.$/,
  ],
])('%o is told in one line', (error, words) => {
  expect(operatorMessage(error)).toMatch(words);
});

test('a fault of the program keeps its stack', () => {
  expect(operatorMessage(new TypeError('x is not a function'))).toBeUndefined();
  expect(operatorMessage('a text')).toBeUndefined();
});
