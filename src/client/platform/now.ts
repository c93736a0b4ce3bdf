import { type CalendarDay, calendarDayAt } from '#domain/calendar-day.ts';

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

/** The user's calendar day at an instant. */
export const dayAt = (epochMs: number): CalendarDay => calendarDayAt(epochMs, utcOffsetMinutes(epochMs));

/** The user's calendar day. */
export const today = (): CalendarDay => dayAt(now());

/** The hour on the user's clock, 0 to 23. */
export function hourNow(): number {
  const localMs = now() + utcOffsetMinutes() * 60_000;
  return Math.floor(localMs / 3_600_000) % 24;
}

/** Tests say what time it is; call the answer to give the device its clock back. */
export function replaceClock(replacement: Partial<Clock>): () => void {
  clock = { ...deviceClock, ...replacement };
  return () => {
    clock = deviceClock;
  };
}
