export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** East of UTC: 60 in British summer. */
  utcOffsetMinutes(epochMs: number): number;
  /** Monotonic, whatever happens to the device's clock. */
  steadyMs(): number;
}

const deviceClock: Clock = {
  now: () => Date.now(),
  utcOffsetMinutes: (epochMs) => -new Date(epochMs).getTimezoneOffset(),
  steadyMs: () => Math.floor(performance.now()),
};

let clock = deviceClock;

export const now = (): number => clock.now();

/** Monotonic: for durations, not for instants. */
export const steadyMs = (): number => clock.steadyMs();

export const utcOffsetMinutes = (epochMs: number = now()): number => clock.utcOffsetMinutes(epochMs);

/** For tests; @returns gives the device its clock back. */
export function replaceClock(replacement: Partial<Clock>): () => void {
  clock = { ...deviceClock, ...replacement };
  return () => {
    clock = deviceClock;
  };
}
