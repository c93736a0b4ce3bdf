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

export function logFailure(failure: unknown): void {
  globalThis.reportError?.(failure);
}

/** Works through a list with so many at once. Rejects at the first failure and begins nothing more after it. */
export async function atOnce<Item>(
  limit: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items].reverse();
  async function workOn(): Promise<void> {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await work(item);
  }
  const workers = Array.from({ length: limit }, () =>
    workOn().catch((failure: unknown) => {
      waiting.length = 0;
      throw failure;
    }),
  );
  await Promise.all(workers);
}
