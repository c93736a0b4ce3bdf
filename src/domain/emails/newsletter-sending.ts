/** The states of a newsletter: written, waiting for its day, going out, gone out, or stopped (product §29). */
export const NEWSLETTER_STATES = ['draft', 'waiting', 'sending', 'sent', 'stopped'] as const;

/** One of {@link NEWSLETTER_STATES}. */
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** The least time between two e-mails that one member has said yes to, in milliseconds (product §29). */
export const NEWSLETTER_PAUSE_MS = 7 * 86_400_000;

/** Fewer come back from any list. */
const LEAST_CAME_BACK = 2;
const MOST_IN_A_HUNDRED = 2;

/**
 * Whether so many copies came back that the rest must not go out: 2 in 100 of those that were tried, and more than one
 * (product §29). A provider closes the account of a sender who goes on.
 */
export const comesBackTooOften = ({ sent, cameBack }: { sent: number; cameBack: number }): boolean =>
  cameBack >= LEAST_CAME_BACK && cameBack * 100 >= (sent + cameBack) * MOST_IN_A_HUNDRED;

/** The number up to which members who had an e-mail within the week are counted. */
export const WRITTEN_TO_COUNTED = 10_000;

/** What is said where an e-mail to members should go out now and nobody has agreed to one. */
export const NOBODY_AGREED = 'No one has said yes to your emails yet. Choose a day, or wait for the first.';
