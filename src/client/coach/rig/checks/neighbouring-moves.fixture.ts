import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import type { LevelLimits } from '#domain/session/move-level.ts';
import { PLAYED_LEVELS } from '#domain/session/played-level.ts';
import { PLANNED_LENGTHS, type PlannedSegment } from '#domain/session/session-plan.ts';
import { sessionTimeline } from '#domain/session/session-timeline.ts';
import { WARM_UP_CHOICES } from '#domain/session/warm-up-choice.ts';
import { isMoveSession } from '#programme/courses/course.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { timedCourseSession } from '#programme/courses/timed-course-session.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import { shippedFacts } from '#programme/moves/shipped-facts.fixture.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { ONE_MINUTE } from '#programme/workouts/one-minute.ts';
import { timedWorkout } from '#programme/workouts/timed-workout.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';

/** A move and the one after it. */
export type MovePair = readonly [first: ShippedMoveId, next: ShippedMoveId];

const WORKOUTS = (['a', 'b'] as const).flatMap((edition) => workoutsOf(edition));
const PLANS = WORKOUTS.flatMap((workout) =>
  PLANNED_LENGTHS.flatMap((length) =>
    WARM_UP_CHOICES.map((choice) => timedWorkout(workout, length, SHIPPED_WORDS, choice)),
  ),
);
const COURSE_PLANS = [...COURSES.flatMap(({ sessions }) => sessions), ONE_MINUTE]
  .filter(isMoveSession)
  .map(timedCourseSession);

/** Neighbours in the sessions as they are planned: every workout, which the follow-on plays too, in every length and with either warm-up, and the sessions of every course. */
export const plannedNeighbours = (): MovePair[] => eachOnce([...PLANS, ...COURSE_PLANS].flatMap(neighbours));

/** Neighbours that come about by what she says is not for her, in pelvic-safe mode and not, with jumps open and locked, and by a swap of any move for today. */
export function changedNeighbours(): MovePair[] {
  const planned = new Set(plannedNeighbours().map(String));
  const changed = [...PLANS, ...COURSE_PLANS].flatMap(withStandIns).concat(WORKOUTS.flatMap(withSwaps));
  return eachOnce(changed).filter((pair) => !planned.has(String(pair)));
}

const LIMITS: readonly LevelLimits[] = [[], ...LASTING_LIMITS.map((limit) => [limit])].flatMap((notForMe) => [
  { notForMe, pelvicSafe: true, impactLocked: true },
  { notForMe, pelvicSafe: false, impactLocked: true },
  { notForMe, pelvicSafe: false, impactLocked: false },
]);

const withStandIns = (plan: readonly PlannedSegment[]): MovePair[] =>
  LIMITS.flatMap((limits) =>
    PLAYED_LEVELS.flatMap((level) => {
      const choices = {
        levelOf: () => level,
        swaps: {},
        hasChosenStart: true,
        limits,
        factsOf: shippedFacts,
      };
      return neighbours(sessionTimeline(plan, choices));
    }),
  );

/** A swap stands in for its move wherever that is, beside what is before and after it. */
const withSwaps = (workout: (typeof WORKOUTS)[number]): MovePair[] => {
  const main = new Set(workout.circuits.flatMap(({ moves }) => moves as readonly ShippedMoveId[]));
  return PLANNED_LENGTHS.flatMap((length) => neighbours(timedWorkout(workout, length, SHIPPED_WORDS))).flatMap(
    ([first, next]) =>
      (workout.swaps as readonly ShippedMoveId[]).flatMap((swap): MovePair[] => [
        ...(main.has(first) && swap !== next ? [[swap, next] as const] : []),
        ...(main.has(next) && swap !== first ? [[first, swap] as const] : []),
      ]),
  );
};

function neighbours(segments: readonly Pick<PlannedSegment, 'kind' | 'moveId'>[]): MovePair[] {
  const moves = segments.flatMap(({ kind, moveId }) =>
    kind === 'work' || kind === 'stretch' ? [moveId as ShippedMoveId] : [],
  );
  return moves.flatMap((move, i) => {
    const next = moves[i + 1];
    return next && next !== move ? [[move, next] as const] : [];
  });
}

const eachOnce = (pairs: readonly MovePair[]): MovePair[] => [
  ...new Map(pairs.map((pair) => [String(pair), pair])).values(),
];
