import { type ApiError, messageOf } from '#client/platform/api-client.ts';

export const failureText = (error: ApiError): string =>
  messageOf(error, 'Everything is as it was. Please try again in a moment.');
