/** Two presses within this time, in milliseconds, ask for the same email to one address. */
export const MAIL_COPY_PAUSE_MS = 60_000;

/** How often in a day one email about a purchase is sent again. */
export const MAIL_COPIES_A_DAY = 5;

/** The day of {@link MAIL_COPIES_A_DAY}, in milliseconds: older copies no longer count. */
export const MAIL_COPY_DAY_MS = 86_400_000;

/**
 * The email is sent; it was sent a moment ago and is on its way; or it was sent often enough and may be asked for again
 * in `waitMs`.
 */
export type MailCopyDecision = 'send' | 'on_its_way' | { waitMs: number };

/**
 * Whether an email about a purchase, its receipt or the link to it, is sent once more (product §4).
 *
 * @param asked when copies of this email were sent, in any order, epoch milliseconds: those to the address that it would
 *   go to now, and those to any, which count for the day.
 * @param now epoch milliseconds.
 */
export function mailCopyDecision(
  { here, anywhere }: { here: readonly number[]; anywhere: readonly number[] },
  now: number,
): MailCopyDecision {
  if (here.some((at) => now - at < MAIL_COPY_PAUSE_MS)) return 'on_its_way';
  const recent = anywhere.filter((at) => now - at < MAIL_COPY_DAY_MS).sort((one, other) => one - other);
  const firstOfFull = recent.at(-MAIL_COPIES_A_DAY);
  return firstOfFull === undefined ? 'send' : { waitMs: firstOfFull + MAIL_COPY_DAY_MS - now };
}
