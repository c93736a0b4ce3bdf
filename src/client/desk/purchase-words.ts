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

export function stateText(status: string): string {
  const words = PURCHASE_WORDS[status] ?? status;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
