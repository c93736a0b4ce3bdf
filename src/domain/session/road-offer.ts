import { BLOCK_WEEKS, type Week } from '#domain/plan/block.ts';
import { RHYTHM, type RoadBlock, type RoadPace, type RoadStage, stageAfter } from '#domain/plan/road.ts';
import type { Effort } from './workout-session.ts';

/** How many weeks the road has before the rhythm. */
export const ROAD_WEEKS = BLOCK_WEEKS * (RHYTHM - 1);

/** The stage that a new block on the road would play. */
export const nextRoadStage = (road: readonly RoadBlock[]): RoadStage => stageAfter(road.length);

/** The number of a stage's week on the whole road: 1 to 12, and 13 to 16 in the rhythm. */
export const roadWeek = (stage: RoadStage, week: Week): number => BLOCK_WEEKS * (stage - 1) + week;

/** How many of the newest workouts must have felt too hard for a gentle pace to be offered. */
const HARD_OF_A_WEEK = 2;
const WORKOUTS_LOOKED_AT = 3;

/** How many days without a workout make a gentle pace the offer. */
const DAYS_AWAY = 14;

/**
 * The pace to offer, never to set: gentle where two of the member's last three workouts were too hard, or after two weeks away.
 *
 * @param told how the workouts felt, the newest first; null where the member has not said.
 * @param daysAway days since the last workout; undefined before the first.
 */
export function suggestedPace(told: readonly (Effort | null)[], daysAway: number | undefined): RoadPace {
  const hard = told.slice(0, WORKOUTS_LOOKED_AT).filter((effort) => effort === 'hard').length;
  return hard >= HARD_OF_A_WEEK || (daysAway ?? 0) >= DAYS_AWAY ? 'gentle' : 'steady';
}
