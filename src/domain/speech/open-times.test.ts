import { describe, expect, test } from 'vitest';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { openAfter, openTimes, timed } from './open-times.ts';

const opens = (segments: PlacedSegment[]) =>
  timed(segments).map((place) => openTimes(place).map(({ fromMs, untilMs }) => [fromMs, untilMs]));
const work = (halfway?: PlacedSegment['halfway']): PlacedSegment => ({
  ...placedSegment('work', 'squat', 45),
  ...(halfway && { halfway }),
});

test('segments follow each other in time, and know whether tones count to their end', () => {
  const segments = [placedSegment('rest', 'squat', 15), placedSegment('set-up', 'squat', 10), work()];
  expect(timed(segments)).toEqual([
    { segment: segments[0], startMs: 0, endMs: 15_000, isCounted: false },
    { segment: segments[1], startMs: 15_000, endMs: 25_000, isCounted: true },
    { segment: segments[2], startMs: 25_000, endMs: 70_000, isCounted: true },
  ]);
});

describe('a line may be said', () => {
  test('from half a second after the start until the count, or until the next tone where nothing counts', () => {
    expect(opens([placedSegment('rest', 'squat', 15), placedSegment('set-up', 'squat', 10), work()])).toEqual([
      [[500, 14_800]],
      [[15_500, 21_900]],
      [[25_500, 66_900]],
    ]);
  });

  test('not over the tone at half time', () => {
    expect(opens([work('half')])).toEqual([
      [
        [500, 22_300],
        [22_900, 41_900],
      ],
    ]);
  });

  test('not over the tones of a change of sides', () => {
    expect(opens([work('switch-sides')])).toEqual([
      [
        [500, 19_800],
        [20_500, 24_800],
        [25_500, 41_900],
      ],
    ]);
  });

  test('after an instant only in what is left of a time', () => {
    const times = [
      { fromMs: 0, untilMs: 1_000 },
      { fromMs: 2_000, untilMs: 3_000 },
      { fromMs: 4_000, untilMs: 5_000 },
    ];
    expect(openAfter(times, 2_500)).toEqual([{ fromMs: 2_500, untilMs: 3_000 }, times[2]]);
    expect(openAfter(times, 1_000)).toEqual(times.slice(1));
  });
});
