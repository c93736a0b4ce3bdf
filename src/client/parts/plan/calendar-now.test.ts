import { afterEach, describe, expect, test } from 'vitest';
import { now, replaceClock } from '#client/browser/clock.ts';
import { hourNow, today } from './calendar-now.ts';

let giveBack = () => {};
afterEach(() => giveBack());

describe('the clock', () => {
  test.each([
    { where: 'London', utcOffsetMinutes: 0, day: '2026-11-21', hour: 23 },
    { where: 'Auckland', utcOffsetMinutes: 780, day: '2026-11-22', hour: 12 },
    { where: 'New York', utcOffsetMinutes: -300, day: '2026-11-21', hour: 18 },
  ])('late on Saturday in London it is $day, $hour h in $where', ({ utcOffsetMinutes, day, hour }) => {
    giveBack = replaceClock({ now: () => Date.UTC(2026, 10, 21, 23, 30), utcOffsetMinutes: () => utcOffsetMinutes });
    expect([today(), hourNow()]).toEqual([day, hour]);
  });

  test('gets back to the device’s time', () => {
    replaceClock({ now: () => 0 })();
    expect(now()).toBeGreaterThan(Date.UTC(2026, 0, 1));
  });
});
