import { expect, test } from 'vitest';
import { newSession } from '#domain/session/session-state.ts';
import { type PlacedSegment, sideChange } from '#domain/session/session-timeline.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { effortOf, nextScene, roundNow } from './coach-scene.ts';

const segment = (step: PlacedSegment['step'], kind: PlacedSegment['kind'], round = 1, rounds = 1): PlacedSegment => ({
  kind,
  step,
  moveId: 'squat',
  plannedMoveId: 'squat',
  level: 'standard',
  durationMs: 40_000,
  place: { round, rounds, number: 1, count: 1 },
});

test.each([
  ['in the warm-up', segment(0, 'work'), 0.35],
  ['in the first of three rounds', segment(1, 'work', 1, 3), 0.55],
  ['in the middle round', segment(1, 'work', 2, 3), 0.725],
  ['in the last round', segment(1, 'work', 3, 3), 0.9],
  ['in an only round', segment(1, 'work'), 0.55],
  ['in a rest of the last round', segment(1, 'rest', 3, 3), 0.54],
  ['in the cool-down', segment(2, 'stretch'), 0.15],
])('the coach breathes %s as hard as that is', (_where, one, effort) => {
  expect(effortOf(newSession([one], 0))).toBeCloseTo(effort);
});

test('and calmly on the easy way back in, and once all is done', () => {
  const session = newSession([segment(1, 'work', 3, 3)], 0);
  expect([effortOf({ ...session, leadInMs: 1 }), effortOf({ ...session, index: 1 })]).toEqual([0.15, 0.15]);
});

const work = (moveId: string, more: Partial<PlacedSegment> = {}): PlacedSegment => ({
  ...segment(1, 'work'),
  moveId,
  plannedMoveId: moveId,
  ...more,
});
const rest = (moveId: string): PlacedSegment => ({ ...work(moveId), kind: 'rest' });
const next = (segments: PlacedSegment[], at: { index?: number; elapsedMs?: number; leadInMs?: number } = {}) =>
  nextScene({ ...newSession(segments, 0), ...at }, SHIPPED_WORDS, 'right');

test('after a move the coach shows the next one, in the rest before it already', () => {
  const segments = [work('squat'), rest('bridge'), work('bridge'), work('row')];
  const bridge = { name: 'bridge-standard', mirror: false, backwards: false };
  expect(next(segments)).toEqual({ ...bridge, effort: effortOf({ ...newSession(segments, 0), index: 1 }) });
  expect(next(segments, { elapsedMs: 39_000 })).toMatchObject(bridge);
  expect(next(segments, { index: 1, elapsedMs: 9_000 })).toMatchObject({ name: 'row-standard' });
});

test('and before that its own other half, where it has one', () => {
  const sided = work('clock_tap', { halfway: 'switch-sides' });
  const changesAt = sideChange(sided)?.fromMs ?? Number.NaN;
  expect(next([sided, work('row')])).toMatchObject({ name: 'clock_tap-standard', mirror: true });
  expect(next([sided, work('row')], { elapsedMs: changesAt })).toMatchObject({ name: 'row-standard', mirror: false });
  const turning = work('hip_circles', { halfway: 'half' });
  expect(next([turning, work('row')])).toMatchObject({ name: 'hip_circles-standard', backwards: true });
});

test('after the easy way back in it is the move that was left, and after the last nothing', () => {
  expect(next([work('squat')], { leadInMs: 5_000 })).toMatchObject({ name: 'squat-standard' });
  expect(next([work('squat')])).toBeUndefined();
});

const waits = (...restMs: number[]) => [
  work('squat'),
  ...restMs.flatMap((durationMs) => [{ ...rest('row'), durationMs }, work('row')]),
];
const roundAt = (restMs: number, elapsedMs: number) =>
  roundNow({ ...newSession(waits(restMs), 0), index: 1, elapsedMs }, 7);

test('in a rest of 12 seconds or more the coach does something of her own, then shows the next move to its end', () => {
  expect(roundAt(11_999, 0)).toMatchObject({ idle: undefined, lasts: 11.999 });
  expect(roundAt(12_000, 4_999)).toMatchObject({ idle: expect.any(String), lasts: 7 });
  expect(roundAt(12_000, 5_000)).toMatchObject({ idle: undefined, lasts: 7 });
  expect(roundAt(40_000, 8_999).idle).toBeDefined();
  expect(roundAt(40_000, 9_000)).toMatchObject({ idle: undefined, lasts: 31 });
});

test('and prepares that move meanwhile', () => {
  const state = { ...newSession(waits(20_000), 0), index: 1 };
  expect(nextScene(state, SHIPPED_WORDS, 'right')).toMatchObject({ name: 'row-standard' });
});

test('she does nothing twice running, nothing before the first move and nothing while a move is on', () => {
  const segments = waits(20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 20_000);
  const idles = segments.map((_, index) => roundNow({ ...newSession(segments, 0), index }, 3).idle);
  const own = idles.filter((idle) => idle !== undefined);
  expect(own).toHaveLength(7);
  expect(own.slice(1).filter((idle, i) => idle === own[i])).toEqual([]);
  expect(roundNow(newSession([rest('row'), work('row')], 0), 3).idle).toBeUndefined();
});

test('each round has chances of its own, and takes as long as its segment', () => {
  const segments = waits(20_000, 20_000);
  const rounds = [0, 2, 4].map((index) => roundNow({ ...newSession(segments, 0), index }, 3));
  expect(rounds.map(({ lasts }) => lasts)).toEqual([40, 40, 40]);
  expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(3);
});
