let last: Promise<unknown> = Promise.resolve();

/** Runs `step` when all before it have ended: what is fetched ahead, and a new version that takes over. @returns undefined where it fails. */
export function inTurn<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
  const result = last.then(step).catch(() => undefined);
  last = result;
  return result;
}

export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, delayMs);
    signal.addEventListener('abort', stop, { once: true });
    function done() {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}

/** One that is never idle goes on all the same. */
const IDLE_WAIT_MS = 2_000;

/** Resolves when the browser has nothing else to do. Safari does not say: there, between its tasks. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: IDLE_WAIT_MS });
    else setTimeout(resolve);
  });

export function logFailure(failure: unknown): void {
  globalThis.reportError?.(failure);
}
