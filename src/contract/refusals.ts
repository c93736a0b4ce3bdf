import { GUESSABLE_PASSWORD_TEXTS, type GuessableReason } from '#domain/account/new-password.ts';
import { LINK_EXPIRED_TEXT } from '#domain/account/one-time-link.ts';
import type { ErrorAnswer } from './errors.ts';

/** The answer to a link that was used or has run out. */
export const LINK_EXPIRED: ErrorAnswer = { code: 'link_expired', message: LINK_EXPIRED_TEXT };

/**
 * The answer to a day that the server's clock does not allow (product §5), with that clock in epoch
 * milliseconds: the device can date the entry anew by the difference and send it once more.
 *
 * @param field the name of the day as it was sent.
 */
export function dayOutOfRange(field: string, serverTime: number): ErrorAnswer {
  const message = 'That date’s too far off. Check the date and time on your device.';
  return { code: 'day_out_of_range', message, fields: [{ field, message }], serverTime };
}

/** The answer to a field that its schema allows and a rule refuses. */
export function invalidField(field: string, message: string): ErrorAnswer {
  return { code: 'invalid_input', message, fields: [{ field, message }] };
}

/** The answer to a new password that is easy to guess. */
export const guessablePassword = (field: string, why: GuessableReason): ErrorAnswer =>
  invalidField(field, GUESSABLE_PASSWORD_TEXTS[why]);
