/** The series of e-mails that the owner switches on or off; `checkout` alone is to buyers (product §29). */
export const NEWSLETTER_SERIES = ['start', 'quiet', 'finished', 'checkout'] as const;

/** One of {@link NEWSLETTER_SERIES}. */
export type NewsletterSeries = (typeof NEWSLETTER_SERIES)[number];

/** The e-mails of each series, by the names of their words. */
export const SERIES_EMAILS = {
  start: ['start-day-1', 'start-day-3', 'start-day-7'],
  quiet: ['quiet'],
  finished: ['block-finished'],
  checkout: ['checkout-unfinished'],
} as const satisfies Record<NewsletterSeries, readonly string[]>;

/** The name of an e-mail in {@link SERIES_EMAILS}. */
export type SeriesEmail = (typeof SERIES_EMAILS)[NewsletterSeries][number];

const ALL: readonly string[] = Object.values(SERIES_EMAILS).flat();

/** Whether an id names an e-mail of a series. */
export const isSeries = (id: string): id is SeriesEmail => ALL.includes(id);

/** Where a member stands, as far as a series asks; instants in epoch milliseconds. */
export interface SeriesFacts {
  /** Since when the member has access; undefined without it. */
  accessSince: number | undefined;
  lastWorkoutAt: number | undefined;
  block: number;
  isBlockComplete: boolean;
}

const DAY_MS = 86_400_000;
/** How long one is still sent after its day: a mail server may be away, or the week taken by another. */
const PATIENCE_DAYS = 3;

/**
 * The e-mail of a series that is due to a member now, with its number among those of its name; undefined where none is
 * (product §29). After buying they come only while no workout is done; a long quiet time, of before a series was switched
 * on, brings none.
 */
export function dueSeriesEmail(facts: SeriesFacts, now: number): { email: SeriesEmail; nth: number } | undefined {
  const { accessSince, lastWorkoutAt, block, isBlockComplete } = facts;
  if (accessSince === undefined) return undefined;
  if (lastWorkoutAt === undefined) return startEmail((now - accessSince) / DAY_MS);
  const days = (now - lastWorkoutAt) / DAY_MS;
  if (isBlockComplete) return isDue(days, 1) ? { email: 'block-finished', nth: block } : undefined;
  return isDue(days, 14) ? { email: 'quiet', nth: 0 } : undefined;
}

function startEmail(days: number): { email: SeriesEmail; nth: number } | undefined {
  if (isDue(days, 7)) return { email: 'start-day-7', nth: 0 };
  if (days >= 3 && days < 7) return { email: 'start-day-3', nth: 0 };
  return days >= 1 && days < 3 ? { email: 'start-day-1', nth: 0 } : undefined;
}

const isDue = (days: number, from: number) => days >= from && days < from + PATIENCE_DAYS;

/** How long a checkout is left alone before the one e-mail about it, in milliseconds (product §29). */
export const CHECKOUT_REMINDER_MS = 2 * 3_600_000;

/** The words with which a buyer asks for it, by version; a wording is never changed, because answers name it. */
const CHECKOUT_REMINDER_WORDINGS = {
  '2026-11-29': 'Email me once if I don’t finish',
} as const satisfies Record<string, string>;

/** The version with which buyers are asked today. */
export const CHECKOUT_REMINDER_WORDING = '2026-11-29';

/** The words beside the box. */
export const CHECKOUT_REMINDER_TEXT: string = CHECKOUT_REMINDER_WORDINGS[CHECKOUT_REMINDER_WORDING];
