/**
 * The payment that this page is about, taken out of the address at once: a session id is no secret, but it has no
 * business in histories and screenshots either. The entry's own state keeps it for a reload.
 *
 * A bank's page may come back with the payment intent's id alone; that one is as good for finding the purchase.
 */
export function takeSessionId(): string | undefined {
  const query = new URLSearchParams(window.location.search);
  const named = query.get('session_id') ?? query.get('payment_intent') ?? undefined;
  if (window.location.search !== '') {
    window.history.replaceState({ paymentSessionId: named }, '', window.location.pathname);
  }
  return named ?? keptIn(window.history.state);
}

function keptIn(state: unknown): string | undefined {
  const kept = (state as { paymentSessionId?: unknown } | null)?.paymentSessionId;
  return typeof kept === 'string' ? kept : undefined;
}
