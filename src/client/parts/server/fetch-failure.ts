import { ApiError } from './api-client.ts';

const PLAIN_WORDS = {
  'No token': 'Please sign in.',
  'Authentication failed': 'Your sign-in has ended. Please sign in again.',
  'Failed to fetch user': 'Your account could not be loaded. Please try again.',
  'Failed to fetch steps data': 'What you entered for that day could not be loaded. What you save now takes its place.',
} as const;

export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly plainWords: string;

  constructor(message: keyof typeof PLAIN_WORDS, options?: ErrorOptions) {
    super(message, options);
    this.plainWords = PLAIN_WORDS[message];
  }
}

export function refusalBehind(failure: unknown): ApiError | undefined {
  const cause = failure instanceof FetchFailure ? failure.cause : failure;
  return cause instanceof ApiError ? cause : undefined;
}
