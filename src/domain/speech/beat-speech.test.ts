import { describe, expect, test } from 'vitest';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { beatLines, breathLines, countLines } from './beat-speech.ts';
import type { Beat } from './coach-words.ts';
import { timed } from './open-times.ts';
import { repetitionsOf } from './repetitions.ts';
import { line, TALKING } from './spoken-words.fixture.ts';

const part = (share: number, word?: string, isOut = false) => ({
  share,
  line: word ? line(word, 12) : undefined,
  isOut,
});
const beatOf = (loopMs: number, ...repetitions: Beat['repetitions']): Beat => ({
  loopMs,
  isHeld: true,
  repetitions,
});
const DOWN_AND_UP = [part(0, 'down'), part(0.5, 'up', true)];
/** From a second on, as after a wait. */
const times = (beat: Beat, seconds: number) =>
  timed([placedSegment('work', 'squat', seconds)]).flatMap((move) =>
    repetitionsOf(move, [{ seed: 1, fromMs: 0, untilMs: seconds * 1_000, beginsMs: 600 }], beat, false).flat(),
  );
const said = (lines: readonly { atMs: number; line: { id: string } }[]) =>
  lines.map(({ atMs, line: { id } }) => [atMs, id]);

describe('words in time', () => {
  test('are said as their part of the repetition begins', () => {
    const beat = beatOf(4_000, DOWN_AND_UP);
    expect(beatLines(beat, times(beat, 9)).map(said)).toEqual([
      [
        [600, 'down'],
        [2_600, 'up'],
      ],
      [
        [4_600, 'down'],
        [6_600, 'up'],
      ],
    ]);
  });

  test('are not said where one would run into the next, or the loop is too quick', () => {
    const close = beatOf(4_000, [part(0, 'down'), part(0.23, 'up')]);
    expect(beatLines(close, times(close, 5))).toEqual([[]]);
    const quick = beatOf(2_400, DOWN_AND_UP);
    expect(beatLines(quick, times(quick, 4))).toEqual([[]]);
  });
});

describe('the breath in time', () => {
  const breath = (beat: Beat, index = 0) => said(breathLines(beat, times(beat, 20).slice(index), TALKING));

  test('goes in with the part before the one in which it goes out', () => {
    expect(breath(beatOf(4_000, DOWN_AND_UP))).toEqual([
      [600, 'in'],
      [2_600, 'out'],
    ]);
    // Out on the way up, with which the loop begins: in on the way down of the one before.
    expect(breath(beatOf(4_000, [part(0, 'up', true), part(0.5, 'down')]))).toEqual([
      [2_600, 'in'],
      [4_600, 'out'],
    ]);
  });

  test('is not told without a breath out, too close, or after the last repetition', () => {
    expect(breath(beatOf(4_000, [part(0, 'one'), part(0.5, 'two')]))).toEqual([]);
    expect(breath(beatOf(4_000, [part(0, 'down'), part(0.2, 'up', true)]))).toEqual([]);
    expect(breath(beatOf(4_000, [part(0, 'up', true), part(0.5, 'down')]), 3)).toEqual([]);
  });
});

describe('counting', () => {
  const counts = (beat: Beat, seconds: number) => said(countLines(beat, times(beat, seconds), TALKING));

  test('tells as a repetition ends how many are left, over as the next begins', () => {
    // Nine repetitions from 0.6 s on; the last begins at 32.6, and its number takes 0.93 s.
    expect(counts(beatOf(4_000, DOWN_AND_UP), 40)).toEqual([
      [19_670, 'four'],
      [23_670, 'three'],
      [27_670, 'two'],
      [31_670, 'one'],
    ]);
  });

  test('counts fewer where the loop is long or there are few', () => {
    expect(counts(beatOf(4_600, DOWN_AND_UP), 60)).toHaveLength(3);
    expect(counts(beatOf(6_000, DOWN_AND_UP), 60)).toHaveLength(2);
    expect(counts(beatOf(4_000, DOWN_AND_UP), 17)).toHaveLength(2);
    expect(counts(beatOf(4_000, DOWN_AND_UP), 13)).toEqual([]);
  });

  test('counts nothing that holds two, has no effort of its own, or takes too short or too long', () => {
    expect(counts(beatOf(4_000, [part(0, 'one', true), part(0.5, 'two', true)]), 60)).toEqual([]);
    expect(counts(beatOf(4_000, [part(0, 'up', true), part(0.3, 'down')]), 60)).toEqual([]);
    expect(counts(beatOf(4_000, [part(0, 'one'), part(0.5, 'two')]), 60)).toEqual([]);
    expect([2_400, 7_100].flatMap((loopMs) => counts(beatOf(loopMs, DOWN_AND_UP), 60))).toEqual([]);
  });
});
