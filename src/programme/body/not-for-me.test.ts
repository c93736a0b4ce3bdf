import { describe, expect, test } from 'vitest';
import { limitsAgainst } from '#domain/body/lasting-limit.ts';
import { isLevelLocked, type LevelLimits, playedLevel } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { PLANNED_LENGTHS, type PlannedSegment } from '#domain/session/session-plan.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { playedMoves } from '#domain/session/stand-ins.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { WHAT_MOVES_TRAIN } from '#programme/moves/what-moves-train.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';
import { EVERYTHING_NOT_FOR_HER } from './every-answer.fixture.ts';
import { STAND_INS } from './stand-ins.ts';

const WORKOUTS = (['a', 'b'] as const).flatMap((edition) => workoutsOf(edition));
const PLANS = WORKOUTS.flatMap((workout) =>
  PLANNED_LENGTHS.map((length) => timedWorkout(workout, length, SHIPPED_WORDS)),
);
const MOVE_IDS = Object.keys(MOVES) as ShippedMoveId[];

/** Each with pelvic-safe mode and without; without it, with jumps open and locked. */
const ALL_LIMITS: LevelLimits[] = EVERYTHING_NOT_FOR_HER.flatMap((notForMe) => [
  { notForMe, pelvicSafe: true, impactLocked: true },
  { notForMe, pelvicSafe: false, impactLocked: true },
  { notForMe, pelvicSafe: false, impactLocked: false },
]);

const choicesOf = (limits: LevelLimits, level: PlayedLevel) => ({
  levelOf: () => level,
  limits,
  factsOf: shippedFacts,
  swaps: {},
  hasChosenStart: true,
});

/** The moves that are done one after the other: each warm-up, circuit and cool-down of each length, each once. */
function everyRow(): ShippedMoveId[][] {
  const rows = new Map<string, ShippedMoveId[]>();
  for (const plan of PLANS) {
    const moves = plan.filter(({ kind }) => kind === 'work' || kind === 'stretch');
    for (const row of Map.groupBy(moves, ({ step, place }) => `${step} ${place.circuit ?? ''}`).values()) {
      const ids = [...new Set(row.map(({ moveId }) => moveId as ShippedMoveId))];
      rows.set(ids.join(), ids);
    }
  }
  return [...rows.values()];
}

type Timed = Pick<PlannedSegment, 'kind' | 'durationMs'>;

interface Trouble {
  moveId: string;
  standIn: string;
  level: PlayedLevel;
  why: string;
}

/** What is wrong with this in the place of that, by the facts alone. */
function wrongWith(
  moveId: ShippedMoveId,
  standIn: ShippedMoveId,
  wished: PlayedLevel,
  limits: LevelLimits,
): Trouble | undefined {
  const facts = shippedFacts(standIn);
  const level = playedLevel(wished, facts, limits);
  const trouble = (why: string) => ({ moveId, standIn, level, why });
  const excluded = limitsAgainst(facts.strains[level], limits.notForMe);
  if (excluded.length > 0) return trouble(excluded.join());
  if (isLevelLocked(level, facts, limits)) return trouble('locked');
  const isAbove = PLAYED_LEVELS.indexOf(level) > PLAYED_LEVELS.indexOf(wished);
  if (isAbove && !(wished === 'easier' && level === 'standard')) return trouble('above her level');
  const trains = WHAT_MOVES_TRAIN[standIn];
  return WHAT_MOVES_TRAIN[moveId].some((what) => trains.includes(what)) ? undefined : trouble('trains something else');
}

const ROWS = everyRow();

/** Every combination of lasting limits, at every level, in pelvic-safe mode and not. */
function* everyPlace(): Generator<
  [planned: ShippedMoveId, played: ShippedMoveId, wished: PlayedLevel, limits: LevelLimits]
> {
  for (const limits of ALL_LIMITS) {
    for (const wished of PLAYED_LEVELS) {
      const rows = ROWS.map(
        (row) => playedMoves(row, choicesOf(limits, wished)) as ReadonlyMap<ShippedMoveId, ShippedMoveId>,
      );
      for (const [planned, played] of rows.flatMap((row) => [...row])) yield [planned, played, wished, limits];
    }
  }
}

test('every place of both editions, in each length, has a move that is open to her and trains the same', () => {
  let places = 0;
  const troubles: Trouble[] = [];
  for (const place of everyPlace()) {
    places += 1;
    const trouble = wrongWith(...place);
    if (trouble) troubles.push(trouble);
  }
  expect(places).toBeGreaterThan(500_000);
  expect(troubles.slice(0, 5)).toEqual([]);
}, 60_000);

/** All of them take a minute: with `FULL=1`. */
const TIMED_LIMITS = process.env.FULL ? ALL_LIMITS : ALL_LIMITS.filter((_, index) => index % 37 === 0);

test.each(PLAYED_LEVELS)(
  'whatever is not for her, at %s a session changes nothing but its moves',
  (level) => {
    const timesOf = (segments: readonly Timed[]) =>
      segments.map(({ kind, durationMs }) => `${kind} ${durationMs}`).join('\n');
    for (const limits of TIMED_LIMITS) {
      for (const plan of PLANS) {
        const segments = sessionTimeline(plan, choicesOf(limits, level));
        expect(timesOf(segments)).toBe(timesOf(plan));
        const locked = segments.filter((segment) => isLevelLocked(segment.level, shippedFacts(segment.moveId), limits));
        expect(locked).toEqual([]);
      }
    }
  },
  600_000,
);

/** A member begins standing, goes down and comes up again. */
const GOES_DOWN_AND_UP: ReadonlySet<ShippedMoveId> = new Set<ShippedMoveId>(['floor_rise']);

describe('the facts of the moves', () => {
  test.each(MOVE_IDS)('%s has stand-ins that are other moves, each once', (moveId) => {
    const standIns = STAND_INS[moveId];
    expect(new Set([moveId, ...standIns]).size).toBe(standIns.length + 1);
  });

  test.each(MOVE_IDS)('%s is known to ask for what its words say', (moveId) => {
    const { position, kit = [], cautions } = MOVES[moveId];
    const { easier, standard, harder } = shippedFacts(moveId).strains;
    const asked = [...easier, ...standard, ...harder];
    const needsSeat = kit.includes('chair') || kit.includes('sofa');
    expect(standard.includes('kneeling') || position !== 'kneel').toBe(true);
    expect(standard.includes('lying') && position === 'stand').toBe(GOES_DOWN_AND_UP.has(moveId));
    expect(asked.includes('wrists') || !cautions.includes('W')).toBe(true);
    expect(asked.includes('chair') || !needsSeat).toBe(true);
    expect(harder.includes('noise') || !harder.includes('impact')).toBe(true);
  });
});
