import { messageOf, UnreachableError } from '#client/platform/api-client.ts';

const COULD_NOT_START = 'Failed to initialize payment. Please try again.';
const UNREACHABLE = 'We cannot be reached just now. Please check your connection and try again.';

export const explainStartFailure = (error: Error): string =>
  error instanceof UnreachableError ? UNREACHABLE : messageOf(error, COULD_NOT_START);
