import { describe, expect, test } from 'vitest';
import { sessionCues } from './session-cues.ts';
import type { Segment } from './session-timeline.ts';

const segment = (rest: Partial<Segment>): Segment => ({
  kind: 'work',
  step: 0,
  moveId: 'march',
  level: 'standard',
  durationMs: 45_000,
  ...rest,
});
const told = (segments: Segment[]) =>
  sessionCues(segments).map(({ kind, atMs, side, secondsLeft }) => [
    atMs,
    kind,
    ...(side ? [side] : []),
    ...(secondsLeft ? [secondsLeft] : []),
  ]);

describe('the cues of a session', () => {
  test('tell start, five seconds to change sides in the middle, the other side, the last three seconds and the end', () => {
    expect(told([segment({ halfway: 'switch-sides' })])).toEqual([
      [0, 'work', 'first'],
      [20_000, 'switch-sides', 'second'],
      [25_000, 'work', 'second'],
      [42_000, 'count', 3],
      [43_000, 'count', 2],
      [44_000, 'count', 1],
      [45_000, 'done'],
    ]);
  });

  test('tell the end of a step before the next one begins', () => {
    const readied = segment({ kind: 'get-ready', step: 1, moveId: 'squat', durationMs: 5_000 });
    expect(told([segment({ halfway: 'half' }), readied]).slice(1)).toEqual([
      [22_500, 'half'],
      [42_000, 'count', 3],
      [43_000, 'count', 2],
      [44_000, 'count', 1],
      [45_000, 'step-done'],
      [45_000, 'get-ready'],
      [47_000, 'count', 3],
      [48_000, 'count', 2],
      [49_000, 'count', 1],
      [50_000, 'done'],
    ]);
  });

  test('count to what moves or stops, and not to another wait', () => {
    const waits = [
      segment({ kind: 'rest', durationMs: 15_000 }),
      segment({ kind: 'set-up', durationMs: 10_000 }),
      segment({ durationMs: 30_000 }),
    ];
    expect(told(waits).filter(([, kind]) => kind === 'count')).toEqual(
      [22_000, 23_000, 24_000, 52_000, 53_000, 54_000].map((atMs, index) => [atMs, 'count', 3 - (index % 3)]),
    );
  });

  test('are those of their move, and where a segment or a side begins they say how long it lasts', () => {
    const about = { step: 2, moveId: 'calf', level: 'harder' } as const;
    expect(sessionCues([segment({ ...about, kind: 'stretch', halfway: 'switch-sides', durationMs: 45_000 })])).toEqual([
      { ...about, kind: 'stretch', atMs: 0, side: 'first', durationMs: 45_000 },
      { ...about, kind: 'switch-sides', atMs: 20_000, side: 'second' },
      { ...about, kind: 'stretch', atMs: 25_000, side: 'second', durationMs: 20_000 },
      { ...about, kind: 'count', atMs: 42_000, secondsLeft: 3 },
      { ...about, kind: 'count', atMs: 43_000, secondsLeft: 2 },
      { ...about, kind: 'count', atMs: 44_000, secondsLeft: 1 },
      { ...about, kind: 'done', atMs: 45_000 },
    ]);
    expect(sessionCues([segment({ ...about, halfway: 'half' })])[1]).toEqual({ ...about, kind: 'half', atMs: 22_500 });
  });

  test('stand in the order of time in a short move too, its half before the count', () => {
    expect(told([segment({ halfway: 'half', durationMs: 4_000 })])).toEqual([
      [0, 'work'],
      [1_000, 'count', 3],
      [2_000, 'half'],
      [2_000, 'count', 2],
      [3_000, 'count', 1],
      [4_000, 'done'],
    ]);
  });

  test('tell no end between two segments of a step, and count a wait that ends a step', () => {
    const wait = segment({ kind: 'rest', durationMs: 1_500 });
    expect(
      told([segment({ durationMs: 1_500 }), wait, segment({ kind: 'get-ready', step: 1, durationMs: 900 })]),
    ).toEqual([
      [0, 'work'],
      [500, 'count', 1],
      [1_500, 'rest'],
      [2_000, 'count', 1],
      [3_000, 'step-done'],
      [3_000, 'get-ready'],
      [3_900, 'done'],
    ]);
  });

  test('do not count where there is no time for it', () => {
    expect(told([segment({ kind: 'rest', durationMs: 2_000 })])).toEqual([
      [0, 'rest'],
      [1_000, 'count', 1],
      [2_000, 'done'],
    ]);
  });
});
