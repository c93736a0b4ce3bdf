/** The points that may be spent in a day (UTC) on emails to people who have not asked us for any (product §12). */
export const EMAILS_TO_OTHERS_A_DAY = 20;

/**
 * Every email that somebody has us send to another person's address, with the points it costs: most where nobody has
 * paid.
 */
export const EMAIL_COSTS = {
  gift_email: 1,
  sitter_confirm: 4,
  confirm_email: 4,
  /** To an address that a guest typed; spent when it is asked for, by whoever asks. */
  checkout_unfinished: 4,
} as const;

/** One of {@link EMAIL_COSTS}. */
export type EmailToOther = keyof typeof EMAIL_COSTS;

/** The words of the refusal once the day's points are spent. */
export const ENOUGH_EMAILS_TEXT = 'Enough letters were sent to new addresses today. Try again tomorrow.';
