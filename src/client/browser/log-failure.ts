export function logFailure(failure: unknown): void {
  globalThis.reportError?.(failure);
}
