/** So much may be spent in a day (UTC) on letters to people who have not asked us for any, by whoever pays (product §12). */
export const LETTERS_TO_OTHERS_A_DAY = 20;

/** Every letter that somebody has us send to another person's address, and what one costs: most where nobody has paid for it. */
export const LETTER_COSTS = {
  gift_letter: 1,
  cover_confirm: 4,
  confirm_email: 4,
} as const;

/** One of {@link LETTER_COSTS}. */
export type LetterToOther = keyof typeof LETTER_COSTS;

/** What is said where the day's letters are spent. */
export const ENOUGH_LETTERS_TEXT = 'Enough letters were sent to new addresses today. Try again tomorrow.';
