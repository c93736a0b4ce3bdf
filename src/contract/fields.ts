import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  emailShapeProblem,
  NAME_MAX_LENGTH,
  normalisedEmail,
  PASSWORD_MAX_LENGTH,
} from '#domain/account/account.ts';
import { GUESSABLE_PASSWORD_TEXTS, passwordProblem } from '#domain/account/new-password.ts';
import { isSayableName, isSeenName } from '#domain/account/person-name.ts';
import { type CalendarDay, isCalendarDay } from '#domain/time/calendar-day.ts';

/** NUL cannot be stored by PostgreSQL, half of a surrogate pair by neither database; both have no meaning in a text. */
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text);
const UNSTORABLE_MESSAGE = 'One of these characters can’t be saved. Type it again.';

const FIRST_NAME_MISSING = 'Enter your first name.';
const EMAIL_MISSING = 'Enter your email address.';
const PASSWORD_MISSING = 'Enter your password.';
const NAME_UNSAYABLE = 'Names can’t have links or line breaks.';
const NAME_TOO_LONG = `Keep it to ${NAME_MAX_LENGTH} characters.`;

/** A day on the user's calendar, "YYYY-MM-DD", that exists. */
export const CalendarDaySchema = z
  .string()
  .refine((text): text is CalendarDay => isCalendarDay(text), 'Use a real date in the form YYYY-MM-DD.');

const EARLIEST_INSTANT_MS = 1_000_000_000_000;
const LATEST_INSTANT_MS = 9_999_999_999_999;
const INSTANT_MESSAGE =
  'Send a time as milliseconds since 1970, or in the form 2026-11-21T18:30:00Z, between the years 2001 and 2286.';

/**
 * An instant between 2001 and 2286, what a clock that was ever set can show: sent in epoch milliseconds or as ISO 8601
 * text with its zone, read as epoch milliseconds.
 */
export const InstantSchema = z
  .union([z.int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))], INSTANT_MESSAGE)
  .refine((instant) => instant >= EARLIEST_INSTANT_MS && instant <= LATEST_INSTANT_MS, INSTANT_MESSAGE);

/** Minutes east of UTC: from -12 to +14 hours. */
export const UtcOffsetMinutesSchema = z.int().min(-720).max(840);

/** Free text of at most `maxLength` UTF-16 units, kept as typed. */
export const textUpTo = (maxLength: number) => z.string().max(maxLength).refine(isStorable, UNSTORABLE_MESSAGE);

/** A required name, trimmed. */
export const FirstNameSchema = z
  .string(FIRST_NAME_MISSING)
  .trim()
  .refine(isSeenName, FIRST_NAME_MISSING)
  .max(NAME_MAX_LENGTH, NAME_TOO_LONG)
  .refine(isStorable, UNSTORABLE_MESSAGE)
  .refine(isSayableName, NAME_UNSAYABLE);

/** An optional name, trimmed; empty when absent. */
export const LastNameSchema = z
  .string('Enter your last name, or leave it blank.')
  .trim()
  .max(NAME_MAX_LENGTH, NAME_TOO_LONG)
  .refine(isStorable, UNSTORABLE_MESSAGE)
  .refine(isSayableName, NAME_UNSAYABLE)
  .default('');

/** An e-mail address as it is stored: trimmed and in lower case. */
export const EmailSchema = z
  .string(EMAIL_MISSING)
  .transform(normalisedEmail)
  .pipe(
    z
      .string()
      .min(1, EMAIL_MISSING)
      .max(EMAIL_MAX_LENGTH, `Keep it to ${EMAIL_MAX_LENGTH} characters.`)
      .refine(isStorable, UNSTORABLE_MESSAGE)
      .superRefine((email, context) => {
        const message = emailShapeProblem(email);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      }),
  );

/** The words for a password that cannot be chosen (product §3). */
const PASSWORD_PROBLEMS = {
  too_short: 'Password must be at least 6 characters long.',
  too_long: `Keep it to ${PASSWORD_MAX_LENGTH} characters.`,
  ...GUESSABLE_PASSWORD_TEXTS,
} as const;

/** A password being chosen. */
export const NewPasswordSchema = z.string(PASSWORD_MISSING).superRefine((password, context) => {
  const problem = passwordProblem(password);
  if (problem) context.addIssue({ code: 'custom', message: PASSWORD_PROBLEMS[problem] });
});

/** A password being given to sign in: never judged, only bounded. */
export const GivenPasswordSchema = z
  .string(PASSWORD_MISSING)
  .min(1, PASSWORD_MISSING)
  .max(PASSWORD_MAX_LENGTH, `Keep it to ${PASSWORD_MAX_LENGTH} characters.`);
