export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Minutes east of UTC at that instant: 60 in British summer. */
  utcOffsetMinutes(epochMs: number): number;
  /** Whole milliseconds since some instant; never runs back, whatever happens to the device's clock. */
  steadyMs(): number;
}

const deviceClock: Clock = {
  now: () => Date.now(),
  utcOffsetMinutes: (epochMs) => -new Date(epochMs).getTimezoneOffset(),
  steadyMs: () => Math.floor(performance.now()),
};

let clock = deviceClock;

/** The instant, in epoch milliseconds. The one clock of the browser half. */
export const now = (): number => clock.now();

/** Whole milliseconds on a clock that only goes forward: for how long things take, not for when they were. */
export const steadyMs = (): number => clock.steadyMs();

/** Minutes east of UTC on this device at an instant. */
export const utcOffsetMinutes = (epochMs: number = now()): number => clock.utcOffsetMinutes(epochMs);

/** Tests say what time it is; call the answer to give the device its clock back. */
export function replaceClock(replacement: Partial<Clock>): () => void {
  clock = { ...deviceClock, ...replacement };
  return () => {
    clock = deviceClock;
  };
}
