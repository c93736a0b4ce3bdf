import { messageOf, UnreachableError } from '#client/platform/api-client.ts';

export function failureText(error: unknown): string {
  if (error instanceof UnreachableError) return 'This needs a connection. Everything is as it was: try again online.';
  return messageOf(error, 'Everything is as it was. Please try again in a moment.');
}
