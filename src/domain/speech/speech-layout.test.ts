import { describe, expect, test } from 'vitest';
import { laidOut, type WishedLine } from './speech-layout.ts';
import { line } from './spoken-words.fixture.ts';

/** A line of 1.8 seconds. */
const wish = (id: string, earliestMs: number, more: Partial<WishedLine> = {}): WishedLine => ({
  line: line(id),
  class: 'cue',
  earliestMs,
  latestMs: Number.POSITIVE_INFINITY,
  ...more,
});
const placed = (wishes: WishedLine[], ...open: [fromMs: number, untilMs: number][]) =>
  laidOut(
    wishes,
    open.map(([fromMs, untilMs]) => ({ fromMs, untilMs })),
  ).map(({ line: { id }, atMs }) => `${id} ${atMs}`);

describe('lines', () => {
  test('are said one after the other, with a breath between them', () => {
    const both = [wish('one', 1_000), wish('two', 1_000), wish('three', 9_000)];
    expect(placed(both, [0, 20_000])).toEqual(['one 1000', 'two 3100', 'three 9000']);
  });

  test('know their end, and that of the open time', () => {
    const [only] = laidOut([wish('one', 1_000)], [{ fromMs: 500, untilMs: 9_000 }]);
    expect(only).toEqual({ ...wish('one', 1_000), atMs: 1_000, endMs: 2_800, openUntilMs: 9_000 });
  });

  test('wait for an open time, and may fill it to the millisecond', () => {
    expect(placed([wish('one', 0)], [500, 2_300])).toEqual(['one 500']);
    expect(placed([wish('one', 0)], [500, 2_299], [4_000, 9_000])).toEqual(['one 4000']);
    expect(placed([wish('one', 0)], [500, 2_299])).toEqual([]);
    expect(placed([wish('one', 5_000)], [0, 2_000], [4_000, 9_000])).toEqual(['one 5000']);
  });

  test('are dropped where they would begin too late', () => {
    expect(placed([wish('one', 0, { latestMs: 500 })], [500, 9_000])).toEqual(['one 500']);
    expect(placed([wish('one', 0, { latestMs: 499 })], [500, 9_000])).toEqual([]);
    expect(placed([wish('one', 0), wish('two', 0, { latestMs: 2_099 })], [0, 9_000])).toEqual(['one 0']);
    expect(placed([wish('one', 0), wish('two', 0, { latestMs: 2_100 })], [0, 9_000])).toEqual(['one 0', 'two 2100']);
  });
});

describe('where not all find room', () => {
  test('the one of the higher priority is said, wherever it stands', () => {
    const name = wish('name', 0, { class: 'name' });
    expect(placed([wish('cue', 0), name], [0, 2_500])).toEqual(['name 0']);
    expect(placed([name, wish('cue', 0)], [0, 2_500])).toEqual(['name 0']);
    expect(placed([wish('cue', 0), name], [0, 3_900])).toEqual(['cue 0', 'name 2100']);
  });

  test('of two of one priority the first is said', () => {
    expect(placed([wish('one', 0), wish('two', 0)], [0, 2_500])).toEqual(['one 0']);
  });

  test('a priority of its own stands in for that of the class', () => {
    expect(placed([wish('one', 0), wish('two', 0, { priority: 0 })], [0, 2_500])).toEqual(['two 0']);
    expect(placed([wish('one', 0, { priority: 9 }), wish('two', 0)], [0, 2_500])).toEqual(['two 0']);
  });

  test('what still fits beside the others is said, in the order of the list', () => {
    const long = { ...wish('long', 0), line: line('long'.padEnd(60, '.')), priority: 9 };
    expect(placed([wish('one', 0), long, wish('two', 0)], [0, 4_000])).toEqual(['one 0', 'two 2100']);
  });
});
