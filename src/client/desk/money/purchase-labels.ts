export const PURCHASE_WORDS: Readonly<Record<string, string>> = {
  pending: 'begun',
  processing: 'on its way',
  paid: 'paid',
  failed: 'failed',
  expired: 'not paid',
  refunded: 'given back',
  disputed: 'asked back by the bank',
  lost: 'lost to the bank',
  revoked: 'access taken away',
  review: 'needs a look',
  unclaimed: 'waits for its owner',
};

/** How it stands, where the words of its story would say how it came about. */
const STANDINGS: Readonly<Record<string, string>> = { ...PURCHASE_WORDS, pending: 'not finished' };

/** A present was given, never paid. */
export function stateText(status: string, amountPence?: number): string {
  const words = amountPence === 0 && status === 'paid' ? 'given' : (STANDINGS[status] ?? status);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
