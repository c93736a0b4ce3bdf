/** Taken out of the address at once, for histories and screenshots; the entry's state keeps it for a reload. */
export function takeLinkToken(): string | undefined {
  const token = window.location.hash.slice(1);
  if (token === '') return keptIn(window.history.state);
  window.history.replaceState({ linkToken: token }, '', window.location.pathname);
  return token;
}

function keptIn(state: unknown): string | undefined {
  const kept = (state as { linkToken?: unknown } | null)?.linkToken;
  return typeof kept === 'string' ? kept : undefined;
}
