import { describe, expect, it } from 'vitest';
import { isMove } from '#domain/session/is-move.ts';
import { UNASKED_LIMITS } from '#domain/session/move-level.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import { newSession } from '#domain/session/session-state.ts';
import { type PlacedSegment, sessionTimeline } from '#domain/session/session-timeline.ts';
import { middleWait } from '#domain/session/session-wait.ts';
import { factsIn } from '#programme/moves/move-facts.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { findWorkout } from '#programme/workouts/workouts.ts';
import { shownSegment } from './segment-words.ts';

const DURATION_MS = 40_000;

const segment = (moveId: string, level: PlayedLevel, halfway: PlacedSegment['halfway']): PlacedSegment => ({
  kind: 'work',
  step: 0,
  moveId,
  plannedMoveId: moveId,
  level,
  durationMs: DURATION_MS,
  place: { round: 1, rounds: 1, number: 1, count: 1 },
  ...(halfway && { halfway }),
});

const half = (of: PlacedSegment, share: number) => {
  const { isOtherSide, isOtherWay } =
    shownSegment({ ...newSession([of], 0), elapsedMs: share * DURATION_MS }, SHIPPED_WORDS) ?? {};
  return { isOtherSide, isOtherWay };
};

it.each([
  ['hip_circles', 'standard', 'half', { isOtherSide: false, isOtherWay: true }],
  ['shoulder_rolls', 'harder', 'half', { isOtherSide: false, isOtherWay: true }],
  ['hip_circles', 'harder', 'switch-sides', { isOtherSide: true, isOtherWay: false }],
  ['squat', 'standard', 'half', { isOtherSide: false, isOtherWay: false }],
] as const)('%s %s shows its second half as its words say', (moveId, level, halfway, second) => {
  const shown = segment(moveId, level, halfway);
  expect(half(shown, 0.4)).toEqual({ isOtherSide: false, isOtherWay: false });
  expect(half(shown, 0.5)).toEqual(second);
});

describe('what the stage makes something of', () => {
  const workout = findWorkout('a', 1);
  if (!workout) throw new Error('no workout');
  const segments = sessionTimeline(timedWorkout(workout, 'full', SHIPPED_WORDS), {
    levelOf: () => 'standard',
    swaps: {},
    hasChosenStart: false,
    limits: UNASKED_LIMITS,
    factsOf: factsIn(SHIPPED_WORDS),
  });
  const at = (index: number, elapsedMs: number) =>
    shownSegment({ ...newSession(segments, 0), index, elapsedMs }, SHIPPED_WORDS);

  it('says largest which wait it is, and beneath it what comes next', () => {
    const waits = segments.flatMap(({ kind }, index) => (isMove({ kind }) ? [] : [at(index, 0)]));
    expect(waits[0]).toMatchObject({ title: 'Get ready', next: 'First: March on the spot' });
    expect(new Set(waits.map((shown) => shown?.title))).toEqual(
      new Set(['Get ready', 'Rest', 'Half time', 'Last round']),
    );
    expect(waits.slice(1).every((shown) => shown?.next?.startsWith('Next: '))).toBe(true);
    expect(waits.some((shown) => /\d/.test(shown?.cue ?? ''))).toBe(false);
  });

  it('is half time: for three seconds of the wait nearest to it', () => {
    const middle = middleWait(segments) ?? -1;
    expect([at(middle, 0)?.moment, at(middle, 2_999)?.moment, at(middle, 3_000)?.moment]).toEqual([
      'halfway',
      'halfway',
      undefined,
    ]);
    const others = segments.flatMap((_, index) => (at(index, 0)?.moment === 'halfway' ? [index] : []));
    expect(others).toEqual([middle]);
  });

  it('is the first move of the session’s last round, for four seconds; the round stays told', () => {
    const begun = segments.flatMap((_, index) => (at(index, 0)?.moment === 'last-round' ? [index] : []));
    expect(begun.map((index) => segments[index]?.place.circuit)).toEqual([workout.circuits.at(-1)?.name]);
    const [first = -1] = begun;
    expect(at(first, 3_999)?.moment).toBe('last-round');
    expect(at(first, 4_000)?.moment).toBeUndefined();
    expect([at(first, 4_000)?.isLastRound, at(first + 1, 0)?.isLastRound]).toEqual([true, true]);
    expect(at(first - 1, 0)?.title).toBe('Last round');
  });

  it('is no last round while another circuit comes', () => {
    const [circuit] = workout.circuits;
    const inFirst = segments.flatMap(({ place }, index) => (place.circuit === circuit?.name ? [at(index, 0)] : []));
    expect(inFirst.some((shown) => shown?.place === `Last round of ${circuit?.name}`)).toBe(true);
    expect(inFirst.filter((shown) => shown?.isLastRound || shown?.title === 'Last round')).toEqual([]);
  });
});
