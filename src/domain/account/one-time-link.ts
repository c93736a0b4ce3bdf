/** How long the link to choose a new password works, in minutes (product §12). */
export const RESET_LINK_MINUTES = 30;

/** How long the link to confirm a new e-mail address works, in hours (product §12). */
export const CONFIRM_EMAIL_HOURS = 24;

/**
 * How many links of one kind an account, and how many questions one address, gets in an hour: nobody's inbox can be
 * filled (product §12).
 */
export const MAX_LINKS_PER_HOUR = 5;

/** The words for somebody who opens a link that was used before, has run out, or was never ours. */
export const LINK_EXPIRED_TEXT = 'This link has been used or has expired. Ask for a new one.';

/**
 * How long a link works that leads a guest buyer to the new account, or joins the purchase to an account that the buyer
 * had, in hours (product §4).
 */
export const PURCHASE_LINK_HOURS = 72;

/** How long the link that ends reminders works, in days: longer than anybody keeps a reminder (product §21). */
export const UNSUBSCRIBE_LINK_DAYS = 90;
