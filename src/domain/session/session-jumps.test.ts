import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { actOn, sessionAt } from './session-clock.ts';
import { type SessionJump, UNDO_MS } from './session-jumps.ts';
import { currentSegment, leftMs, newSession, type SessionState, stepLeftMs } from './session-state.ts';

const SEGMENTS = [
  placedSegment('get-ready', 'march', 5, 0),
  placedSegment('work', 'march', 60, 0),
  placedSegment('work', 'arm_swings', 60, 0),
  placedSegment('get-ready', 'squat', 5, 1),
  placedSegment('work', 'squat', 45, 1),
  placedSegment('rest', 'bridge', 15, 1),
  placedSegment('work', 'bridge', 45, 1),
  placedSegment('get-ready', 'breathe', 5, 2),
  placedSegment('stretch', 'breathe', 60, 2),
];
const MAIN = { type: 'to-step', step: 1 } as const;
const WARM_UP = { type: 'to-step', step: 0 } as const;
const COOL_DOWN = { type: 'to-step', step: 2 } as const;
const FORWARD = { type: 'forward' } as const;
const UNDO = { type: 'undo' } as const;

const started = actOn(newSession(SEGMENTS, 0), { type: 'play' }, 0);
const startedThen = (...jumps: [atSeconds: number, jump: SessionJump][]) =>
  jumps.reduce((state, [atSeconds, jump]) => actOn(state, jump, atSeconds * 1000), started);
const place = (state: SessionState) => [currentSegment(state)?.kind, currentSegment(state)?.moveId, state.elapsedMs];

describe('a step that was left', () => {
  test('waits at its second, however far she went, and there and back again', () => {
    const inMain = startedThen([40, MAIN]);
    expect(place(inMain)).toEqual(['get-ready', 'squat', 0]);
    expect(place(actOn(inMain, WARM_UP, 70_000))).toEqual(['work', 'march', 35_000]);
    const again = startedThen([40, MAIN], [70, COOL_DOWN], [80, MAIN], [90, WARM_UP], [100, MAIN]);
    expect(place(again)).toEqual(['work', 'squat', 35_000]);
  });

  test('goes on from there when the step before it comes to its end', () => {
    const back = startedThen([170, WARM_UP]);
    expect(place(back)).toEqual(['get-ready', 'march', 0]);
    expect(place(sessionAt(back, 170_000 + 125_000))).toEqual(['work', 'squat', 40_000]);
    expect(place(sessionAt(back, 170_000 + 126_000))).toEqual(['work', 'squat', 41_000]);
  });

  test('or when the last move before it is skipped', () => {
    const back = startedThen([170, WARM_UP], [172, FORWARD], [173, FORWARD], [174, FORWARD]);
    expect(place(back)).toEqual(['work', 'squat', 40_000]);
  });

  test('is none once the session is over', () => {
    const end = sessionAt(started, 999_000);
    expect(actOn(end, { type: 'back' }, 999_000).stepPlaces).toEqual({});
    expect(actOn(end, WARM_UP, 999_000).stepPlaces).toEqual({});
  });

  test('cannot be one that the session does not have', () => {
    const short = sessionAt(actOn(newSession(SEGMENTS.slice(0, 3), 0), { type: 'play' }, 0), 20_000);
    expect(actOn(short, MAIN, 20_000)).toEqual(short);
  });

  test('is counted in what is left, and only as far as it is left', () => {
    const inCoolDown = startedThen([140, COOL_DOWN]);
    expect(stepLeftMs(inCoolDown, 1)).toBe(95_000);
    expect([leftMs(inCoolDown), leftMs(actOn(inCoolDown, MAIN, 140_000))]).toEqual([65_000, 160_000]);
  });
});

describe('a skip', () => {
  test('can be taken back to the very second, for five seconds', () => {
    const skipped = startedThen([40, FORWARD]);
    expect(place(actOn(skipped, UNDO, 44_999))).toEqual(['work', 'march', 35_000]);
    expect(place(actOn(skipped, UNDO, 45_000))).toEqual(['work', 'arm_swings', 5_000]);
  });

  test('many in a row are taken back together', () => {
    const skipped = startedThen(
      [40, FORWARD],
      [43, FORWARD],
      [47, { type: 'to-segment', index: 6 }],
      [48, { type: 'back' }],
    );
    expect(place(actOn(skipped, UNDO, 52_000))).toEqual(['work', 'march', 35_000]);
  });

  test('can still be taken back after a pause, however long', () => {
    const paused = actOn(startedThen([40, FORWARD]), { type: 'pause' }, 42_000);
    const on = actOn(paused, { type: 'play' }, 600_000);
    expect(place(actOn(on, UNDO, 602_000))).toEqual(['work', 'march', 35_000]);
    expect(sessionAt(on, 603_000).undo).toBeUndefined();
  });

  test('gives back what was played of an easy way back in', () => {
    const eased = actOn(actOn(started, { type: 'pause' }, 30_000), { type: 'play', leadInMs: 30_000 }, 90_000);
    const back = actOn(actOn(eased, FORWARD, 100_000), UNDO, 101_000);
    expect([back.leadInMs, ...place(back)]).toEqual([20_000, 'work', 'march', 25_000]);
  });

  test('that changed the step is taken back with it', () => {
    const skipped = startedThen([100, FORWARD]);
    expect(place(skipped)).toEqual(['get-ready', 'squat', 0]);
    const back = actOn(skipped, UNDO, 102_000);
    expect([...place(back), back.stepPlaces]).toEqual(['work', 'arm_swings', 35_000, {}]);
  });

  test('is not taken back once the session has come to its end by itself', () => {
    const skipped = startedThen(
      [10, { type: 'to-segment', index: 8 }],
      [69, { type: 'to-segment', index: 6 }],
      [69, FORWARD],
    );
    expect(place(skipped)).toEqual(['stretch', 'breathe', 59_000]);
    expect(currentSegment(actOn(skipped, UNDO, 70_500))).toBeUndefined();
  });

  test('records what was played all the same', () => {
    const back = startedThen([40, FORWARD], [43, UNDO]);
    expect(back.worked).toEqual([
      { moveId: 'march', level: 'standard', ms: 35_000 },
      { moveId: 'arm_swings', level: 'standard', ms: 3_000 },
    ]);
  });
});

const anyJump = fc.oneof(
  fc.record({ type: fc.constantFrom('forward', 'back', 'skip-rest') }),
  fc.record({ type: fc.constant('to-segment'), index: fc.nat(SEGMENTS.length) }),
) as fc.Arbitrary<SessionJump>;
const anyTurn = fc.record({ type: fc.constant('to-step' as const), step: fc.constantFrom(0 as const, 1, 2) });

test('from wherever she is, one undo takes back any burst of skips, and turning back finds any place', () => {
  const anyBefore = fc.array(fc.tuple(fc.nat(40_000), fc.oneof(anyJump, anyTurn)), { maxLength: 12 });
  const anyBurst = fc.array(fc.tuple(fc.nat(UNDO_MS / 5 - 1), anyJump), { maxLength: 5 });
  const told = (from: SessionState, jumps: readonly [number, SessionJump][]) =>
    jumps.reduce((state, [waitMs, jump]) => actOn(state, jump, state.atMs + waitMs), from);
  fc.assert(
    fc.property(anyBefore, fc.nat(SEGMENTS.length - 1), anyBurst, anyTurn, (earlier, index, burst, turn) => {
      const settled = told(started, earlier);
      const before = sessionAt(settled, settled.atMs + UNDO_MS);
      const here = currentSegment(before);
      fc.pre(here !== undefined && before.undo === undefined);
      const skips: [number, SessionJump][] = [[0, { type: 'to-segment', index }], ...burst];
      const skipped = told(before, skips);
      // One that came to its end by itself in between stays over.
      const endsBefore = ([waitMs]: [number, SessionJump], count: number) => {
        const left = told(before, skips.slice(0, count));
        return currentSegment(sessionAt(left, left.atMs + waitMs)) === undefined;
      };
      fc.pre(!skips.some(endsBefore));
      expect(place(actOn(skipped, UNDO, skipped.atMs))).toEqual(place(before));
      const turned = actOn(before, turn, before.atMs);
      expect(place(actOn(turned, { type: 'to-step', step: here.step }, before.atMs))).toEqual(place(before));
    }),
    { numRuns: 500 },
  );
});

describe('beside time to set up', () => {
  const STEPS = [
    placedSegment('get-ready', 'squat', 5),
    placedSegment('set-up', 'squat', 10),
    placedSegment('work', 'squat', 45),
    placedSegment('rest', 'bridge', 15),
    placedSegment('set-up', 'bridge', 10),
    placedSegment('work', 'bridge', 45),
    placedSegment('breather', 'row', 20),
    placedSegment('work', 'row', 45),
  ];
  const at = (seconds: number) => sessionAt(actOn(newSession(STEPS, 0), { type: 'play' }, 0), seconds * 1000);
  const placeAfter = (seconds: number, type: 'forward' | 'back' | 'skip-rest') =>
    actOn(at(seconds), { type }, seconds * 1000).index;

  test.each([
    ['getting ready', 2, 2],
    ['setting up for the first move', 10, 2],
    ['a rest', 65, 5],
    ['setting up', 80, 5],
    ['a breather', 135, 7],
  ])('skipping %s begins the move', (_what, seconds, index) => {
    expect(placeAfter(seconds, 'skip-rest')).toBe(index);
  });

  test('nothing skips over the end of a session, be it a rest', () => {
    const rested = [placedSegment('work', 'squat', 45), placedSegment('rest', 'squat', 15)];
    const inRest = sessionAt(actOn(newSession(rested, 0), { type: 'play' }, 0), 50_000);
    expect(actOn(inRest, { type: 'skip-rest' }, 50_000)).toEqual(inRest);
    expect(actOn(inRest, FORWARD, 50_000)).toEqual(inRest);
  });

  test('skipping a rest changes nothing in a move', () => expect(placeAfter(30, 'skip-rest')).toBe(2));

  test('forward leads from getting ready to the work, from each move and each pause to the next move, and no further', () => {
    expect([2, 30, 65, 80, 100, 135].map((seconds) => placeAfter(seconds, 'forward'))).toEqual([2, 5, 5, 5, 7, 7]);
    expect(placeAfter(160, 'forward')).toBe(7);
  });

  test('back leads to the start of the move, and in its first three seconds to the move before', () => {
    expect([19, 58, 88, 89].map((seconds) => placeAfter(seconds, 'back'))).toEqual([2, 2, 0, 5]);
    expect([65, 80, 135].map((seconds) => placeAfter(seconds, 'back'))).toEqual([0, 0, 5]);
    expect(placeAfter(2, 'back')).toBe(0);
  });
});
