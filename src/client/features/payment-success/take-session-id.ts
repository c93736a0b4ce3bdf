/** Removed from the address, to keep it out of histories and screenshots; the history entry's state keeps it for a reload. */
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
