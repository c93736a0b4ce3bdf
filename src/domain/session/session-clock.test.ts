import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { actOn, type SessionAction, sessionAt } from './session-clock.ts';
import {
  currentSegment,
  isDone,
  leftMs,
  newSession,
  positionMs,
  remainingMs,
  type SessionState,
} from './session-state.ts';
import type { PlacedSegment } from './session-timeline.ts';

/** Two moves to warm up, two slots with their rests and a breather, one stretch: 5 + 60 + 60 + 5 + 3 × 60 + 5 + 60 s. */
const SEGMENTS = [
  placedSegment('get-ready', 'march', 5, 0),
  placedSegment('work', 'march', 60, 0),
  placedSegment('work', 'arm_swings', 60, 0),
  placedSegment('get-ready', 'squat', 5, 1),
  placedSegment('work', 'squat', 45, 1),
  placedSegment('rest', 'bridge', 15, 1),
  placedSegment('breather', 'bridge', 60, 1),
  placedSegment('work', 'bridge', 45, 1),
  placedSegment('rest', 'breathe', 15, 1),
  placedSegment('get-ready', 'breathe', 5, 2),
  placedSegment('stretch', 'breathe', 60, 2),
];
const TOTAL_MS = 375_000;
const harder = SEGMENTS.map((one): PlacedSegment => ({ ...one, level: 'harder' }));

const started = actOn(newSession(SEGMENTS, 0), { type: 'play' }, 0);
/** The session after these, each at its second. */
const sessionAfter = (...actions: [atSeconds: number, action: SessionAction][]) =>
  actions.reduce((state, [atSeconds, action]) => actOn(state, action, atSeconds * 1000), started);
const place = (state: SessionState) => [currentSegment(state)?.kind, currentSegment(state)?.moveId, state.elapsedMs];

describe('time', () => {
  test('begins to pass with the first press', () => {
    expect(newSession(SEGMENTS, 0).isRunning).toBe(false);
    expect(place(sessionAt(newSession(SEGMENTS, 0), 20_000))).toEqual(['get-ready', 'march', 0]);
  });

  test('passes from segment to segment, and the session ends by itself', () => {
    expect(place(sessionAt(started, 4_999))).toEqual(['get-ready', 'march', 4_999]);
    expect(place(sessionAt(started, 5_000))).toEqual(['work', 'march', 0]);
    expect(place(sessionAt(started, 130_250))).toEqual(['work', 'squat', 250]);
    const end = sessionAt(started, TOTAL_MS);
    expect([isDone(end), end.isRunning, end.activeMs, leftMs(end)]).toEqual([true, false, 360_000, 0]);
    expect(sessionAt(end, TOTAL_MS + 1_000)).toEqual({ ...end, atMs: TOTAL_MS + 1_000 });
  });

  test('that passes is no jump: the places of steps are the very same, so that no cue is told again', () => {
    const after = sessionAt(started, 200_000);
    expect(after.index).not.toBe(started.index);
    expect(after.stepPlaces).toBe(started.stepPlaces);
  });

  test('stands still while paused, and never runs back', () => {
    const paused = sessionAfter([30, { type: 'pause' }]);
    expect(place(sessionAt(paused, 9_999_000))).toEqual(['work', 'march', 25_000]);
    expect(sessionAt(started, -5)).toBe(started);
    expect(remainingMs(actOn(paused, { type: 'play' }, 60_000))).toBe(35_000);
  });

  test('is recorded by move and level, without the times to get ready', () => {
    const state = sessionAfter([35, { type: 'change-moves', segments: harder }]);
    expect(sessionAt(state, 155_000).worked).toEqual([
      { moveId: 'march', level: 'standard', ms: 30_000 },
      { moveId: 'march', level: 'harder', ms: 30_000 },
      { moveId: 'arm_swings', level: 'harder', ms: 60_000 },
      { moveId: 'squat', level: 'harder', ms: 25_000 },
    ]);
    expect(sessionAt(state, 155_000).activeMs).toBe(145_000);
    // A move that has only come up was not worked.
    expect(sessionAt(started, 65_000).worked).toEqual([{ moveId: 'march', level: 'standard', ms: 60_000 }]);
    expect(sessionAt(state, TOTAL_MS).worked.at(-1)).toEqual({ moveId: 'breathe', level: 'harder', ms: 60_000 });
  });
});

const FORWARD = { type: 'forward' } as const;
const BACK = { type: 'back' } as const;
const SKIP_REST = { type: 'skip-rest' } as const;

describe('the buttons', () => {
  test.each<[name: string, at: number, action: SessionAction, expected: unknown[]]>([
    ['forward ends getting ready', 2, FORWARD, ['work', 'march', 0]],
    ['forward goes to the next move', 20, FORWARD, ['work', 'arm_swings', 0]],
    ['forward skips the rest of a move too', 140, FORWARD, ['work', 'bridge', 0]],
    ['forward leads to the next step’s getting ready', 70, FORWARD, ['get-ready', 'squat', 0]],
    ['forward on the last stretch stays there', 330, FORWARD, ['stretch', 'breathe', 15_000]],
    ['back begins the move again', 70, BACK, ['work', 'arm_swings', 0]],
    ['back at the start of a move goes to the one before', 67, BACK, ['get-ready', 'march', 0]],
    ['back in a rest repeats the move just done', 180, BACK, ['get-ready', 'squat', 0]],
    ['back in a breather too', 200, BACK, ['get-ready', 'squat', 0]],
    ['back while getting ready goes to the step before', 126, BACK, ['work', 'arm_swings', 0]],
    ['back at the very start stays there', 1, BACK, ['get-ready', 'march', 0]],
    ['a step begins with getting ready', 30, { type: 'to-step', step: 2 }, ['get-ready', 'breathe', 0]],
    ['the step that is on keeps its place', 30, { type: 'to-step', step: 0 }, ['work', 'march', 25_000]],
    ['skip rest goes to what follows', 176, SKIP_REST, ['breather', 'bridge', 0]],
    ['skip rest means nothing during work', 140, SKIP_REST, ['work', 'squat', 10_000]],
    ['a wild place is the last one', 10, { type: 'to-segment', index: 99 }, ['stretch', 'breathe', 0]],
  ])('%s', (_name, at, action, expected) => {
    expect(place(sessionAfter([at, action]))).toEqual(expected);
  });

  test('more rest adds fifteen seconds, once for every press, and moves all that follows', () => {
    const state = sessionAfter([176, { type: 'more-rest' }], [177, { type: 'more-rest' }]);
    expect(remainingMs(state)).toBe(43_000);
    expect(place(sessionAt(state, 220_000))).toEqual(['breather', 'bridge', 0]);
    expect(positionMs(state)).toBe(177_000);
    expect(sessionAfter([140, { type: 'more-rest' }]).segments).toEqual(SEGMENTS);
  });

  test('a longer rest stays longer when levels change', () => {
    const state = sessionAfter([176, { type: 'more-rest' }], [177, { type: 'change-moves', segments: harder }]);
    expect(currentSegment(state)).toMatchObject({ kind: 'rest', level: 'harder', durationMs: 30_000 });
  });

  test('another plan than that of the session changes nothing', () => {
    const state = sessionAfter([30, { type: 'change-moves', segments: harder.slice(1) }]);
    expect(state.segments).toBe(SEGMENTS);
  });

  test('after the end, back leads to the last move, and play does nothing', () => {
    const end = sessionAfter([400, { type: 'play' }]);
    expect(end.isRunning).toBe(false);
    expect(place(actOn(end, { type: 'back' }, 401_000))).toEqual(['get-ready', 'breathe', 0]);
  });
});

describe('the way back in', () => {
  const eased = sessionAfter([30, { type: 'pause' }], [600, { type: 'play', leadInMs: 30_000 }]);

  test('comes before the move goes on, and counts as no time of the session', () => {
    expect(remainingMs(sessionAt(eased, 610_000))).toBe(20_000);
    const on = sessionAt(eased, 631_000);
    expect([...place(on), on.activeMs]).toEqual(['work', 'march', 26_000, 26_000]);
  });

  test('waits while paused, can be skipped, and is left behind by a jump', () => {
    const paused = actOn(eased, { type: 'pause' }, 610_000);
    expect(remainingMs(actOn(paused, { type: 'play' }, 700_000))).toBe(20_000);
    expect(remainingMs(actOn(eased, { type: 'skip-rest' }, 610_000))).toBe(35_000);
    expect(actOn(eased, { type: 'forward' }, 610_000).leadInMs).toBe(0);
  });

  test('has no rest that could be longer', () => {
    const rested = sessionAfter([180, { type: 'pause' }], [600, { type: 'play', leadInMs: 30_000 }]);
    expect(actOn(rested, { type: 'more-rest' }, 610_000).segments).toEqual(SEGMENTS);
    expect(actOn(rested, { type: 'more-rest' }, 631_000).segments).not.toEqual(SEGMENTS);
  });
});

const anyAction = fc.oneof(
  fc.record({ type: fc.constantFrom('pause', 'forward', 'back', 'more-rest', 'skip-rest', 'undo') }),
  fc.record({ type: fc.constant('play'), leadInMs: fc.constantFrom(0, 5_000, 30_000) }),
  fc.record({ type: fc.constant('to-step'), step: fc.constantFrom(0, 1, 2) }),
  fc.record({ type: fc.constant('to-segment'), index: fc.integer({ min: -3, max: 14 }) }),
  fc.record({ type: fc.constant('change-moves'), segments: fc.constantFrom(SEGMENTS, harder) }),
) as fc.Arbitrary<SessionAction>;
const anyStory = fc.array(
  fc.record({ waitMs: fc.nat(90_000), action: anyAction, ticks: fc.array(fc.nat(90_000), { maxLength: 12 }) }),
  { maxLength: 25 },
);

/** Every action at its instant; with ticks also everything that timers, early, late or bunched up, ask for between. */
function told(story: readonly { waitMs: number; action: SessionAction; ticks: number[] }[], withTicks: boolean) {
  let state = newSession(SEGMENTS, 0);
  let nowMs = 0;
  for (const { waitMs, action, ticks } of story) {
    if (withTicks) for (const tick of ticks) state = sessionAt(state, nowMs + Math.min(tick, waitMs));
    nowMs += waitMs;
    state = actOn(state, action, nowMs);
  }
  return sessionAt(state, nowMs + 12_345);
}

describe('whatever she presses', () => {
  test('any pattern of ticks leads to the same place as none at all', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        expect(told(story, true)).toEqual(told(story, false));
      }),
      { numRuns: 500 },
    );
  });

  test('the session is somewhere on its timeline, and records no more than passed', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const state = told(story, true);
        const passedMs = story.reduce((sum, { waitMs }) => sum + waitMs, 12_345);
        const workedMs = state.worked.reduce((sum, { ms }) => sum + ms, 0);
        const running = { ...state, isRunning: true };
        const endMs = state.atMs + state.leadInMs + leftMs(state);
        expect(isDone(sessionAt(running, endMs))).toBe(true);
        expect(isDone(state) || !isDone(sessionAt(running, endMs - 1))).toBe(true);
        expect(isDone(state) || remainingMs(state) > 0).toBe(true);
        expect(workedMs).toBeLessThanOrEqual(state.activeMs);
        expect(state.activeMs).toBeLessThanOrEqual(passedMs);
        expect([state.elapsedMs, state.activeMs, state.leadInMs].every((ms) => Number.isInteger(ms) && ms >= 0)).toBe(
          true,
        );
      }),
      { numRuns: 500 },
    );
  });
});
