import { describe, expect, test, vi } from 'vitest';
import { ApiError, UnreachableError } from '#client/parts/server/api-client.ts';
import { refusalText, refusedFields } from './refusal-words.ts';

const WORDS = { fallback: 'That didn’t work.', needsConnection: 'You need a connection for that.' };
const NOT_REACHED = 'We can’t reach our server. Please try again in a moment.';
const REFUSED = new ApiError(
  400,
  'Bad Request',
  JSON.stringify({ message: 'Look again.', fields: [{ field: 'email', message: 'Is taken.' }] }),
);

describe('what is said of a refusal', () => {
  test.each([
    { name: 'the server’s own words', error: REFUSED, isOnline: true, text: 'Look again.' },
    { name: 'ours where it has none', error: new ApiError(404, 'Not Found', ''), isOnline: true, text: WORDS.fallback },
    { name: 'a server in trouble', error: new ApiError(500, 'Error', '<h1>'), isOnline: true, text: NOT_REACHED },
    { name: 'a server that is away', error: new UnreachableError('gone'), isOnline: true, text: NOT_REACHED },
    {
      name: 'no network',
      error: new UnreachableError('gone'),
      isOnline: false,
      text: 'You’re offline. You need a connection for that.',
    },
    { name: 'anything else', error: new Error('boom'), isOnline: true, text: WORDS.fallback },
  ])('$name', ({ error, isOnline, text }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    expect(refusalText(error, WORDS)).toBe(text);
  });
});

describe('the fields that were refused', () => {
  test('are those of the form that the server names', () => {
    expect(refusedFields(REFUSED, ['email', 'firstName'])).toEqual({ email: 'Is taken.' });
    expect(refusedFields(REFUSED, ['firstName'])).toEqual({});
  });

  test('are none where the server did not answer', () => {
    expect(refusedFields(new UnreachableError('gone'), ['email'])).toEqual({});
  });
});
