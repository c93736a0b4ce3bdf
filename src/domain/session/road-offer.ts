import { BLOCK_WEEKS, type Week } from '#domain/plan/block.ts';
import { RHYTHM, type RoadBlock, type RoadPace, type RoadStage, stageAfter } from '#domain/plan/road.ts';
import type { Effort } from './workout-session.ts';

/** Weeks of the road before the rhythm. */
export const ROAD_WEEKS = BLOCK_WEEKS * (RHYTHM - 1);

/** The stage that a new block on the road would walk. */
export const nextRoadStage = (road: readonly RoadBlock[]): RoadStage => stageAfter(road.length);

/** A week of a stage as a week of the whole road, 1 to 12; of the rhythm 13 to 16. */
export const roadWeek = (stage: RoadStage, week: Week): number => BLOCK_WEEKS * (stage - 1) + week;

/** So many workouts told "too hard" among the newest of a week, and the same week once more is offered. */
const HARD_OF_A_WEEK = 2;
const WORKOUTS_LOOKED_AT = 3;

/** After so many days without a workout the road is offered at a gentle pace. */
const DAYS_AWAY = 14;

/**
 * The pace to offer, never to set: gentle where two of her last three workouts were too hard, or after two weeks away.
 *
 * @param told how her workouts felt, the newest first; null where she has not said.
 * @param daysAway days since the last workout; undefined before the first.
 */
export function suggestedPace(told: readonly (Effort | null)[], daysAway: number | undefined): RoadPace {
  const hard = told.slice(0, WORKOUTS_LOOKED_AT).filter((effort) => effort === 'hard').length;
  return hard >= HARD_OF_A_WEEK || (daysAway ?? 0) >= DAYS_AWAY ? 'gentle' : 'steady';
}
