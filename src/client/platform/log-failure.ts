/** What went wrong and is no more than an annoyance: into the browser's log, and nowhere else. */
export function logFailure(failure: unknown): void {
  globalThis.reportError?.(failure);
}
