let last: Promise<unknown> = Promise.resolve();

/** Runs `step` when all before it have ended: what is fetched ahead, and a new version that takes over. @returns undefined where it fails. */
export function inTurn<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
  const result = last.then(step).catch(() => undefined);
  last = result;
  return result;
}
