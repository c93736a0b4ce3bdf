let isPaused = false;
let running: Promise<unknown> = Promise.resolve();

/** Runs `step`, which fetches what may be needed later, unless that is paused. @returns undefined where it fails, too. */
export function fetchAhead<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
  if (isPaused) return Promise.resolve(undefined);
  const result = step().catch(() => undefined);
  running = Promise.all([running, result]);
  return result;
}

/** @returns once every step that runs has ended. */
export async function pauseFetchingAhead(): Promise<void> {
  isPaused = true;
  await running;
}

export function resumeFetchingAhead(): void {
  isPaused = false;
}
