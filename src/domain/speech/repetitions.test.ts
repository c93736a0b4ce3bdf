import { expect, test } from 'vitest';
import { coachRounds } from '#domain/session/coach-round.ts';
import type { PlacedSegment } from '#domain/session/session-timeline.ts';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { timed } from './open-times.ts';
import { repetitionsOf } from './repetitions.ts';
import { inRound } from './spoken-words.fixture.ts';

/** The seconds at which repetitions of four seconds begin in the last of these segments. */
function begins(segments: readonly PlacedSegment[], { isHeld = true, turnsRound = false } = {}): number[][] {
  const move = timed(segments).at(-1);
  const rounds = coachRounds(segments, segments.length - 1, 7);
  const times = move ? repetitionsOf(move, rounds, { loopMs: 4_000, isHeld }, turnsRound) : [];
  return times.map((side) => side.map(({ fromMs }) => Math.round(fromMs) / 1_000));
}
const rest = placedSegment('rest', 'squat', 10);

test('repetitions begin a second after a wait, and only whole ones count', () => {
  expect(begins([rest, placedSegment('work', 'squat', 13)])).toEqual([[11, 15, 19]]);
  expect(begins([rest, placedSegment('work', 'squat', 12)])).toEqual([[11, 15]]);
  expect(begins([rest, placedSegment('work', 'squat', 0.5)])).toEqual([[]]);
});

test('right after another move they wait for the way there, longer in the cool-down', () => {
  const after = (step: 0 | 2) =>
    begins([placedSegment('work', 'march', 10, step), placedSegment('work', 'squat', 12, step)]);
  expect([after(0)[0]?.[0], after(2)[0]?.[0]]).toEqual([12.4, 15.6]);
});

test('each side begins anew; a move that turns round is told until then', () => {
  expect(begins([rest, inRound('work', 'lunge', 25, 1)])).toEqual([
    [11, 15],
    [25, 29],
  ]);
  expect(begins([rest, placedSegment('work', 'circles', 20)], { turnsRound: true })).toEqual([[11, 15]]);
});

test('in a hard round the last ones take longer, and a share of each has its instant', () => {
  const segments = [rest, inRound('work', 'squat', 40, 3)];
  const [kept = [], tires = []] = [true, false].map((isHeld) => begins(segments, { isHeld })[0]);
  expect(tires[1]).toBe(kept[1]);
  expect((tires.at(-1) ?? 0) - (tires.at(-2) ?? 0)).toBeGreaterThan(4.2);
  const [, move] = timed(segments);
  const [times] = move ? repetitionsOf(move, coachRounds(segments, 1, 7), { loopMs: 4_000, isHeld: true }, false) : [];
  expect(times?.[1]?.atMs(0.5)).toBe(17_000);
});
