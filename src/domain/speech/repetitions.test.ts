import { expect, test } from 'vitest';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { timed } from './open-times.ts';
import { repetitionsOf } from './repetitions.ts';
import { inRound } from './spoken-words.fixture.ts';

const begins = (segment: ReturnType<typeof placedSegment>, loopMs: number, turnsRound = false) =>
  timed([placedSegment('rest', 'squat', 10), segment])
    .slice(1)
    .flatMap((move) =>
      repetitionsOf(move, loopMs, turnsRound).map((times) => times.map(({ fromMs }) => fromMs / 1_000)),
    );

test('repetitions follow each other from the end of the tone on, and only whole ones count', () => {
  expect(begins(placedSegment('work', 'squat', 13), 4_000)).toEqual([[10.6, 14.6, 18.6]]);
  expect(begins(placedSegment('work', 'squat', 12), 4_000)).toEqual([[10.6, 14.6]]);
  expect(begins(placedSegment('work', 'squat', 0.5), 4_000)).toEqual([[]]);
});

test('each side begins anew; a move that turns round is told until then', () => {
  expect(begins(inRound('work', 'lunge', 25, 1), 4_000)).toEqual([
    [10.6, 14.6],
    [25.6, 29.6],
  ]);
  expect(begins(placedSegment('work', 'circles', 20), 4_000, true)).toEqual([[10.6, 14.6]]);
});

test('a share of the loop has its instant', () => {
  const [move] = timed([placedSegment('work', 'squat', 13)]);
  expect(move && repetitionsOf(move, 4_000, false)[0]?.[1]?.atMs(0.5)).toBe(6_600);
});
