import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedSegment } from '#tests/fixtures/placed-segment.ts';
import { isSessionSnapshot } from './is-session-snapshot.ts';
import { sessionFrom, snapshotOf } from './kept-session.ts';
import { actOn, sessionAt } from './session-clock.ts';
import {
  canCarryOn,
  countsAs,
  doneMinutes,
  isLongPause,
  isOffered,
  minutesLeft,
  PLAN_VERSION,
  playedKey,
  recordOf,
  type SessionSnapshot,
  type SnapshotAbout,
} from './session-snapshot.ts';
import { newSession, remainingMs } from './session-state.ts';

const SEGMENTS = [
  placedSegment('get-ready', 'squat', 5),
  placedSegment('work', 'squat', 45),
  placedSegment('rest', 'bridge', 15),
  placedSegment('work', 'bridge', 45),
];
const ABOUT: SnapshotAbout = {
  sessionId: 'one',
  workoutId: 1,
  block: 1,
  title: 'Week 1A',
  length: 'full',
  swaps: {},
  hasChosenStart: false,
  isEased: false,
  savedAt: 1_000_000,
};
const atMs = (ms: number) => sessionAt(actOn(newSession(SEGMENTS, 0), { type: 'play' }, 0), ms);

describe('a snapshot', () => {
  test('brings every session back as it stood, through whatever stores text', () => {
    fc.assert(
      fc.property(fc.nat(130_000), fc.boolean(), (ms, withMoreRest) => {
        const before = withMoreRest ? actOn(atMs(55_000), { type: 'more-rest' }, 55_000) : atMs(0);
        const state = actOn(sessionAt(before, 55_000 + ms), { type: 'pause' }, 55_000 + ms);
        const snapshot: unknown = JSON.parse(JSON.stringify(snapshotOf(state, ABOUT)));
        if (!isSessionSnapshot(snapshot)) throw new Error('not a snapshot');
        const back = sessionFrom(snapshot, SEGMENTS, state.atMs);
        const { segments, ...rest } = state;
        expect(back).toMatchObject(rest);
        expect(remainingMs(back)).toBe(remainingMs(state));
        expect(segments).toHaveLength(back.segments.length);
      }),
    );
  });

  test('keeps how often the member was needed, and not what the device paused', () => {
    const pauses = [{ type: 'pause', isNeeded: true }, { type: 'pause' }, { type: 'pause', isNeeded: true }] as const;
    const state = pauses.reduce((before, pause, index) => {
      const paused = actOn(before, pause, (index + 1) * 1_000);
      return actOn(paused, { type: 'play' }, (index + 1) * 1_000);
    }, atMs(0));
    const snapshot: unknown = JSON.parse(JSON.stringify(snapshotOf(state, ABOUT)));
    if (!isSessionSnapshot(snapshot)) throw new Error('not a snapshot');
    expect(sessionFrom(snapshot, SEGMENTS, 0).needed).toBe(2);
    expect(snapshotOf(atMs(0), ABOUT)).not.toHaveProperty('needed');
  });

  test('of a workout that has been divided anew stands at the move with as much time left, with all that was done', () => {
    const old = { ...snapshotOf(atMs(70_000), ABOUT), plan: PLAN_VERSION - 1 };
    expect(isSessionSnapshot(old)).toBe(true);
    const anew = [
      placedSegment('get-ready', 'squat', 5),
      placedSegment('set-up', 'squat', 10),
      placedSegment('work', 'squat', 40),
      placedSegment('rest', 'bridge', 15),
      placedSegment('work', 'bridge', 40),
    ];
    const back = sessionFrom(old, anew, 7);
    expect(back).toMatchObject({ index: 4, elapsedMs: 0, atMs: 7, isRunning: false, activeMs: old.activeMs });
    expect(back.worked).toEqual(old.worked);
    expect(sessionFrom({ ...old, leftMs: 90_000 }, anew, 0).index).toBe(2);
    expect(sessionFrom({ ...old, leftMs: 999_000 }, anew, 0).index).toBe(0);
    expect(sessionFrom({ ...old, index: old.segmentCount, leftMs: 0 }, anew, 0).index).toBe(anew.length);
  });

  test('of another division into as many segments, or beyond the end, is looked for by the time that was left', () => {
    const place = snapshotOf(atMs(70_000), ABOUT);
    expect(sessionFrom({ ...place, plan: PLAN_VERSION - 1 }, SEGMENTS, 0)).toMatchObject({ index: 3, elapsedMs: 0 });
    expect(sessionFrom({ ...place, segmentMs: 44_999 }, SEGMENTS, 0)).toMatchObject({ index: 3, elapsedMs: 0 });
    expect(sessionFrom({ ...place, index: 9 }, SEGMENTS, 0)).toMatchObject({ index: 4, elapsedMs: 0 });
  });

  test('beyond the end of its segment, or of fewer segments, is looked for by the time that was left too', () => {
    const place = snapshotOf(atMs(70_000), ABOUT);
    for (const changed of [{ elapsedMs: 45_000 }, { segmentMs: 1_000 }, { segmentCount: 9 }]) {
      expect(sessionFrom({ ...place, ...changed }, SEGMENTS, 0)).toMatchObject({ index: 3, elapsedMs: 0 });
    }
  });

  test('has the places of the steps that she left, as far as they lie in these segments', () => {
    const steps = SEGMENTS.with(0, placedSegment('work', 'march', 60, 0)).with(
      3,
      placedSegment('stretch', 'breathe', 60, 2),
    );
    const begun = actOn(newSession(steps, 0), { type: 'play' }, 0);
    const turned = actOn(begun, { type: 'to-step', step: 1 }, 20_000);
    const place = snapshotOf(turned, ABOUT);
    expect(isSessionSnapshot(place)).toBe(true);
    expect(sessionFrom(place, steps, 0).stepPlaces).toEqual({
      0: { index: 0, elapsedMs: 20_000 },
    });
    for (const index of [2, 99])
      expect(sessionFrom({ ...place, stepPlaces: { 0: { index, elapsedMs: 0 } } }, steps, 0).stepPlaces).toEqual({});
  });

  test('is good for a day', () => {
    const place = snapshotOf(atMs(20_000), ABOUT);
    expect(canCarryOn(place, 1_000_000 + 86_399_999)).toBe(true);
    expect(canCarryOn(place, 1_000_000 + 86_400_000)).toBe(false);
    expect(canCarryOn(place, 0)).toBe(true);
  });

  test.each<{ name: string; change: Partial<SessionSnapshot>; later: number; offered: boolean }>([
    { name: 'was only opened by hand', change: { activeMs: 0 }, later: 0, offered: false },
    { name: 'was begun', change: { activeMs: 1 }, later: 86_399_999, offered: true },
    { name: 'was begun and is too short to count', change: { activeMs: 179_999 }, later: 86_400_000, offered: false },
    { name: 'can be counted', change: { activeMs: 180_000 }, later: 86_400_000, offered: true },
  ])('of a workout that $name is offered on Home: $offered', ({ change, later, offered }) => {
    expect(isOffered({ ...snapshotOf(atMs(20_000), ABOUT), ...change }, ABOUT.savedAt + later)).toBe(offered);
  });

  test('may have a warm-up, a course and what is played', () => {
    const more = { warmUp: 'short', course: 'snacks', played: 'b12' };
    expect(isSessionSnapshot({ ...snapshotOf(atMs(20_000), ABOUT), ...more })).toBe(true);
    expect(isSessionSnapshot(null)).toBe(false);
  });

  test('tells where she is by hand', () => {
    const byHand = { step: 1, moves: [0, 3, 0], openMs: 60_000 } as const;
    expect(snapshotOf(atMs(0), { ...ABOUT, byHand })).toMatchObject({ byHand, activeMs: 0 });
    expect(isSessionSnapshot(snapshotOf(atMs(0), { ...ABOUT, byHand }))).toBe(true);
  });

  test.each<{ name: string; change: Partial<Record<keyof SessionSnapshot, unknown>> }>([
    { name: 'a negative time', change: { elapsedMs: -1 } },
    { name: 'half a segment', change: { index: 0.5 } },
    { name: 'no list of moves', change: { worked: null } },
    { name: 'an unknown level', change: { worked: [{ moveId: 'squat', level: 'huge', ms: 1 }] } },
    { name: 'an unknown length', change: { length: '12' } },
    { name: 'a length that cannot be planned', change: { length: 'partial' } },
    { name: 'swaps that are no names', change: { swaps: { squat: 3 } } },
    { name: 'no version of the plan', change: { plan: undefined } },
    { name: 'no word of easier versions', change: { isEased: undefined } },
    { name: 'no places of steps', change: { stepPlaces: undefined } },
    { name: 'a step that is none', change: { stepPlaces: { 3: { index: 0, elapsedMs: 0 } } } },
    { name: 'half a place of a step', change: { stepPlaces: { 1: { index: 0 } } } },
    { name: 'a step by hand that is none', change: { byHand: { step: 3, moves: [], openMs: 0 } } },
    { name: 'half a move by hand', change: { byHand: { step: 0, moves: [0.5], openMs: 0 } } },
    { name: 'a warm-up that is none', change: { warmUp: 'long' } },
    { name: 'no name', change: { sessionId: undefined } },
    { name: 'no title', change: { title: 1 } },
    { name: 'no swaps', change: { swaps: null } },
    { name: 'a course that is no name', change: { course: 7 } },
    { name: 'a played workout that is none', change: { played: 'c1' } },
    { name: 'no word of a chosen start', change: { hasChosenStart: undefined } },
    { name: 'a move that is nothing', change: { worked: [null] } },
    { name: 'a move without a name', change: { worked: [{ level: 'easier', ms: 1 }] } },
    { name: 'a step with more in its name', change: { stepPlaces: { '10': { index: 0, elapsedMs: 0 } } } },
    { name: 'a place by hand that is nothing', change: { byHand: null } },
    { name: 'no moves by hand', change: { byHand: { step: 0, openMs: 0 } } },
  ])('with $name is none', ({ change }) => {
    expect(isSessionSnapshot({ ...snapshotOf(atMs(20_000), ABOUT), ...change })).toBe(false);
  });
});

test.each<{ name: string; done: Partial<SessionSnapshot>; counts: ReturnType<typeof countsAs> }>([
  { name: 'played to its end', done: { index: 4, activeMs: 105_000 }, counts: 'workout' },
  { name: 'broken off after three minutes', done: { index: 2, activeMs: 180_000 }, counts: 'day' },
  { name: 'broken off a moment before', done: { index: 2, activeMs: 179_999 }, counts: 'nothing' },
])('a session that was $name counts as $counts', ({ done, counts }) => {
  expect(countsAs({ ...snapshotOf(atMs(20_000), ABOUT), ...done })).toBe(counts);
});

test.each([
  { awayMs: 120_000, isLong: false },
  { awayMs: 120_001, isLong: true },
])('after a pause of $awayMs ms an easy way back in is offered: $isLong', ({ awayMs, isLong }) => {
  expect(isLongPause(awayMs)).toBe(isLong);
});

test('what is in progress is known by its workout, or by its session of a course', () => {
  expect([playedKey({ workoutId: 3 }), playedKey({ workoutId: 0, course: 'snacks/desk' })]).toEqual([
    '3',
    'snacks/desk',
  ]);
});

test('the time to come is shown in minutes, at least one', () => {
  expect([0, 89_999, 90_000, 754_000].map(minutesLeft)).toEqual([1, 1, 2, 13]);
});

describe('the record', () => {
  test('has whole seconds, and each move with its level', () => {
    const state = actOn(atMs(20_400), { type: 'forward' }, 20_400);
    expect(recordOf(sessionAt(state, 30_000))).toEqual({
      activeSeconds: 25,
      completedExercises: [
        { moveId: 'squat', level: 'standard', seconds: 15 },
        { moveId: 'bridge', level: 'standard', seconds: 10 },
      ],
    });
  });

  test('leaves out what was only glanced at, and never tells zero minutes', () => {
    expect(recordOf(atMs(5_300)).completedExercises).toEqual([]);
    expect(doneMinutes({ activeMs: 10_000 })).toBe(1);
    expect(doneMinutes({ activeMs: 754_000 })).toBe(13);
  });
});
