/** Two presses within this time ask for the same e-mail. */
export const RECEIPT_COPY_PAUSE_MS = 60_000;

/** So many times in a day a receipt is sent again. */
export const RECEIPT_COPIES_A_DAY = 5;

/** The day above, in milliseconds: copies older than this count no more. */
export const RECEIPT_COPY_DAY_MS = 86_400_000;

/** Send it; it was sent a moment ago and is on its way; or that was enough, and it may be asked for again in so long. */
export type ReceiptCopyDecision = 'send' | 'on_its_way' | { waitMs: number };

/**
 * Whether a receipt is sent once more (product §4).
 *
 * @param askedAt when copies of this receipt were sent, in any order, epoch milliseconds.
 * @param now epoch milliseconds.
 */
export function receiptCopyDecision(askedAt: readonly number[], now: number): ReceiptCopyDecision {
  const recent = askedAt.filter((at) => now - at < RECEIPT_COPY_DAY_MS).sort((one, other) => one - other);
  const newest = recent.at(-1);
  if (newest !== undefined && now - newest < RECEIPT_COPY_PAUSE_MS) return 'on_its_way';
  const firstOfFull = recent.at(-RECEIPT_COPIES_A_DAY);
  return firstOfFull === undefined ? 'send' : { waitMs: firstOfFull + RECEIPT_COPY_DAY_MS - now };
}
