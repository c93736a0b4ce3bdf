import { describe, expect, test } from 'vitest';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { actOn, sessionAt } from './session-clock.ts';
import { dialMinutes } from './session-dial.ts';
import { newSession } from './session-state.ts';

/** Ten minutes: 3 and 5 and 2, with five seconds to get ready before each. */
const TEN = [
  placedSegment('get-ready', 'march', 5, 0),
  placedSegment('work', 'march', 180, 0),
  placedSegment('get-ready', 'march', 5, 1),
  placedSegment('work', 'march', 240, 1),
  placedSegment('rest', 'march', 60, 1),
  placedSegment('get-ready', 'march', 5, 2),
  placedSegment('stretch', 'march', 120, 2),
];
const begun = () => actOn(newSession(TEN, 0), { type: 'play' }, 0);
const after = (seconds: number) => dialMinutes(sessionAt(begun(), seconds * 1000));

describe('the dial of a session', () => {
  test.each([
    [0, 0],
    [64, 0],
    [65, 1],
    [185, 3],
    [189, 3],
    [250, 4],
    [614, 9],
    [615, 10],
    [9999, 10],
  ])('after %i seconds has %i of ten minutes lit', (seconds, activeMinutes) => {
    expect(after(seconds)).toEqual({ totalMinutes: 10, activeMinutes });
  });

  test('loses the minutes that are skipped, and closes all the same', () => {
    const skipped = actOn(begun(), { type: 'to-segment', index: 3 }, 65_000);
    expect(dialMinutes(skipped)).toEqual({ totalMinutes: 8, activeMinutes: 1 });
    expect(dialMinutes(sessionAt(skipped, 900_000))).toEqual({ totalMinutes: 8, activeMinutes: 8 });
  });

  test('has no more minutes for a short longer rest, and one for a minute more', () => {
    const more = (times: number) => {
      let state = sessionAt(begun(), 435_000);
      for (let count = 0; count < times; count += 1) state = actOn(state, { type: 'more-rest' }, 435_000);
      return dialMinutes(state).totalMinutes;
    };
    expect([more(1), more(2), more(4)]).toEqual([10, 10, 11]);
  });

  test('always has a minute', () => {
    expect(dialMinutes(newSession([placedSegment('work', 'march', 20, 0)], 0))).toEqual({
      totalMinutes: 1,
      activeMinutes: 0,
    });
  });
});
