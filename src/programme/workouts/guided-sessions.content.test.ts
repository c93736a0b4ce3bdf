import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import type { LevelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { sessionCues } from '#domain/session/session-cues.ts';
import { PLANNED_LENGTHS, plannedSeconds } from '#domain/session/session-plan.ts';
import { type PlacedSegment, sessionTimeline, sideChange } from '#domain/session/session-timeline.ts';
import { WARM_UP_CHOICES } from '#domain/session/warm-up-choice.ts';
import { MAX_COMPLETED_MOVES } from '#domain/session/workout-session.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { plannedMinutes, timedWorkout } from './timed-workout.ts';
import { workoutsOf } from './workouts.ts';

const WORKOUTS = (['a', 'b'] as const).flatMap((edition) => workoutsOf(edition));
const OPEN: LevelLimits = { impactLocked: false, pelvicSafe: false, notForMe: [] };
const STATED = { '15': 15, '10': 10 } as const;

/** Any workout of any edition in any length, with any level wished for any move, any swaps and any safety limits. */
const anySession = fc.constantFrom(...WORKOUTS).chain((workout) => {
  const moves = [...new Set(workout.circuits.flatMap((circuit) => circuit.moves))];
  return fc.record({
    workout: fc.constant(workout),
    length: fc.constantFrom(...PLANNED_LENGTHS),
    seed: fc.nat(),
    impactLocked: fc.boolean(),
    pelvicSafe: fc.boolean(),
    notForMe: fc.subarray([...LASTING_LIMITS]),
    hasChosenStart: fc.boolean(),
    warmUp: fc.constantFrom(...WARM_UP_CHOICES),
    swapped: fc.option(fc.tuple(fc.constantFrom(...moves), fc.constantFrom(...workout.swaps)), { nil: undefined }),
  });
});
type AnySession = typeof anySession extends fc.Arbitrary<infer Session> ? Session : never;

const levelBy = (seed: number) => (moveId: string) =>
  PLAYED_LEVELS[(seed + moveId.length * 7 + moveId.charCodeAt(0)) % 3] as PlayedLevel;

function timelineOf({ workout, length, warmUp, seed, hasChosenStart, swapped, ...limits }: AnySession) {
  return sessionTimeline(timedWorkout(workout, length, SHIPPED_WORDS, warmUp), {
    levelOf: levelBy(seed),
    swaps: swapped ? { [swapped[0]]: swapped[1] } : {},
    hasChosenStart,
    limits,
    factsOf: shippedFacts,
  });
}

const totalMs = (segments: readonly PlacedSegment[]) => segments.reduce((sum, { durationMs }) => sum + durationMs, 0);
const holds = (law: (segments: PlacedSegment[], session: AnySession) => void) =>
  fc.assert(
    fc.property(anySession, (session) => law(timelineOf(session), session)),
    { numRuns: 400 },
  );

test('what is recorded of any workout fits, with every move that may stand in, at every level', () => {
  for (const workout of WORKOUTS) {
    const moves = timedWorkout(workout, 'full', SHIPPED_WORDS).flatMap((segment) =>
      'moveId' in segment ? [segment.moveId] : [],
    );
    const recorded = new Set([...moves, ...workout.swaps]).size * PLAYED_LEVELS.length;
    expect(recorded).toBeLessThanOrEqual(MAX_COMPLETED_MOVES);
  }
});

describe('in every workout, length and mix of levels', () => {
  test('the seconds add up to the stated minutes, the three times to get ready on top', () => {
    holds((segments, { workout, length, warmUp }) => {
      const stated = length === 'full' ? workout.durationMinutes : STATED[length];
      const minutes = warmUp === 'usual' ? stated : plannedMinutes(workout, length, SHIPPED_WORDS, 'short');
      expect(totalMs(segments)).toBe(minutes * 60_000 + 10_000 + 2 * 5_000);
    });
  });

  test('no segment is empty, and times and halves are whole milliseconds', () => {
    holds((segments) => {
      for (const { durationMs } of segments) {
        expect(durationMs).toBeGreaterThan(0);
        expect(Number.isInteger(durationMs / 2)).toBe(true);
      }
    });
  });

  test('both sides get the same time', () => {
    holds((segments) => {
      for (const segment of segments) {
        const change = sideChange(segment);
        if (!change) continue;
        expect(change.untilMs - change.fromMs).toBe(5_000);
        expect(segment.durationMs - change.untilMs).toBe(change.fromMs);
        expect(change.fromMs).toBeGreaterThanOrEqual(10_000);
      }
    });
  });

  test('every step begins with getting ready for its first move, and the steps come in order', () => {
    holds((segments) => {
      const starts = segments.filter(({ kind }) => kind === 'get-ready');
      expect(starts.map(({ step }) => step)).toEqual([0, 1, 2]);
      expect(segments.map(({ step }) => step)).toEqual(segments.map(({ step }) => step).sort());
      for (const [index, { kind, moveId, level }] of segments.entries()) {
        if (kind !== 'get-ready') continue;
        expect(segments[index + 1]).toMatchObject({ moveId, level });
      }
    });
  });

  test('a rest, a breather and a time to set up tell the move that comes next', () => {
    holds((segments) => {
      for (const [index, { kind, moveId }] of segments.entries()) {
        if (kind !== 'rest' && kind !== 'breather' && kind !== 'set-up') continue;
        const next = segments.slice(index).find((segment) => segment.kind === 'work' || segment.kind === 'stretch');
        expect(moveId).toBe(next?.moveId);
      }
    });
  });

  test('the cues stand in the order of time, and end with the session', () => {
    holds((segments) => {
      const times = sessionCues(segments).map(({ atMs }) => atMs);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1)).toBe(totalMs(segments));
    });
  });

  test('levels and swaps change no time', () => {
    holds((segments, session) => {
      const plan = timedWorkout(session.workout, session.length, SHIPPED_WORDS, session.warmUp);
      expect(segments.map(({ durationMs }) => durationMs)).toEqual(plan.map(({ durationMs }) => durationMs));
    });
  });
});

describe('the plan of a workout', () => {
  const workout = (edition: 'a' | 'b', id: number) => workoutsOf(edition)[id - 1] as (typeof WORKOUTS)[number];
  const told = (id: number, length: (typeof PLANNED_LENGTHS)[number]) =>
    timedWorkout(workout('a', id), length, SHIPPED_WORDS).map(
      ({ kind, moveId, durationMs }) => `${kind} ${moveId} ${durationMs / 1000}`,
    );

  test('has the breathers between the circuits of a full session, after the last rest and before the time to set up', () => {
    const plan = told(9, 'full');
    expect(plan.filter((line) => line.startsWith('breather'))).toEqual(['breather dog_plank 90']);
    const at = plan.indexOf('breather dog_plank 90');
    expect([plan[at - 1], plan[at + 1]]).toEqual(['rest dog_plank 15', 'set-up dog_plank 10']);
  });

  test('has time to set up wherever kit or position changes, and nowhere else', () => {
    const plan = told(1, 'full');
    const places = plan.flatMap((line, index) => (line.startsWith('set-up') ? [plan[index + 1]?.split(' ')[1]] : []));
    expect(places).toEqual(['chair_squat', 'incline_push', 'chair_squat', 'incline_push', 'deadlift', 'dead_bug']);
    expect(told(2, 'full').filter((line) => line.startsWith('set-up'))).toEqual([]);
  });

  test('of ten minutes is to the second: short warm-up, as many whole slots as fit, the rest in the last stretch', () => {
    expect(told(2, '10')).toEqual([
      'get-ready march 10',
      'work march 45',
      'work air_squat 45',
      'work hip_circles 45',
      'work good_mornings 45',
      'get-ready sumo_squat 5',
      ...['sumo_squat', 'step_jack', 'gm_knee', 'boxer', 'sumo_squat', 'step_jack', 'gm_knee'].flatMap(
        (moveId, index, moves) => [`work ${moveId} 25`, `rest ${moves[index + 1] ?? 'boxer'} 10`],
      ),
      'work boxer 25',
      'rest quad_stretch 10',
      'get-ready quad_stretch 5',
      'stretch quad_stretch 60',
      'stretch breathe 80',
    ]);
  });

  test('of fifteen minutes shares the slots between the circuits, as many as fit with their times to set up', () => {
    const works = told(1, '15').filter((line) => line.startsWith('work') && line.endsWith(' 40'));
    expect(works.map((line) => line.split(' ')[1])).toEqual([
      'chair_squat',
      'incline_push',
      'chair_squat',
      'deadlift',
      'row',
      'dead_bug',
      'bridge',
    ]);
    expect(told(2, '15').filter((line) => line.startsWith('work') && line.endsWith(' 25'))).toHaveLength(12);
    expect(told(2, '15').at(-1)).toBe('stretch breathe 120');
  });

  test('of ten minutes begins easier where the effort is high, until she chooses', () => {
    const choices = { levelOf: () => 'harder' as const, swaps: {}, limits: OPEN };
    const levels = (hasChosenStart: boolean) =>
      sessionTimeline(timedWorkout(workout('a', 10), '10', SHIPPED_WORDS), {
        ...choices,
        hasChosenStart,
        factsOf: shippedFacts,
      })
        .filter(({ kind, step }) => kind === 'work' && step === 1)
        .map(({ level }) => level);
    expect(levels(false)).toEqual(['easier', 'harder', 'harder', 'harder']);
    expect(levels(true)[0]).toBe('harder');
    expect(plannedSeconds(timedWorkout(workout('a', 10), '10', SHIPPED_WORDS))).toBe(600);
  });
});
