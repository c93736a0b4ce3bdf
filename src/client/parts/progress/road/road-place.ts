import type { Member } from '#client/parts/progress/member.ts';
import { BLOCK_WEEKS, isBlockComplete } from '#domain/plan/block.ts';
import { type RoadPace, type RoadStage, stageOfBlock } from '#domain/plan/road.ts';
import { nextRoadStage, suggestedPace } from '#domain/session/road-offer.ts';
import { type CalendarDay, daysBetween } from '#domain/time/calendar-day.ts';

/** Where a member is on the road. */
export interface RoadPlace {
  /** Undefined in a block beside it. */
  stage: RoadStage | undefined;
  pace: RoadPace;
  /** The stage that a block started now would walk. */
  next: RoadStage;
  /** Weeks of the road that are behind her. */
  walkedWeeks: number;
  /** The pace to offer, by what she told of her last workouts. */
  suggested: RoadPace;
}

export function roadPlaceOf({ dashboard, overview }: Member, today: CalendarDay): RoadPlace {
  const road = dashboard.road;
  const { block, completed, week, lastWorkoutDay } = overview;
  const stage = stageOfBlock(block, road);
  const weeksOfBlock = isBlockComplete(completed) ? BLOCK_WEEKS : week - 1;
  const ended = road.filter((one) => one.block !== block).length * BLOCK_WEEKS;
  const told = dashboard.workoutSessions.map(({ effort }) => effort);
  return {
    stage,
    pace: road.find((one) => one.block === block)?.pace ?? 'steady',
    next: nextRoadStage(road),
    walkedWeeks: ended + (stage === undefined ? 0 : weeksOfBlock),
    suggested: suggestedPace(told, lastWorkoutDay && daysBetween(lastWorkoutDay, today)),
  };
}
