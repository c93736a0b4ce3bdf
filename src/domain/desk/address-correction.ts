const MS_PER_HOUR = 3_600_000;

/**
 * How long a corrected address waits where somebody has signed in to the account, in milliseconds: a day (product §23).
 */
export const ADDRESS_CORRECTION_MS = 24 * MS_PER_HOUR;

/** How many addresses one operator may correct within an hour (product §23). */
export const MAX_CORRECTIONS_PER_HOUR = 3;

/** How long the link to an account that the desk made or corrected works, in days (product §23). */
export const ACCOUNT_LINK_DAYS = 14;
