import { type ApiError, messageOf } from '#client/parts/server/api-client.ts';

export const failureText = (error: ApiError): string =>
  messageOf(error, 'Everything is as it was. Please try again in a moment.');
