import { WEEKS, type Week } from '#domain/plan/block.ts';
import { type BlockPlan, playedWeek, RHYTHM, type RoadPace, type RoadStage } from '#domain/plan/road.ts';
import { roadWeek } from '#domain/session/road-offer.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';

/** The words for a stage of the road. */
export interface RoadStageWords {
  readonly name: string;
  readonly words: string;
}

/** The words for each stage, in order; a member keeps the fourth for as long as wished. */
export const ROAD_STAGES: Readonly<Record<RoadStage, RoadStageWords>> = {
  1: { name: 'Foundation', words: 'Learn the shapes, find your days.' },
  2: { name: 'Strength', words: 'A little more weight, and time to rest.' },
  3: { name: 'Power', words: 'Quick on the way up. Steady on the way down.' },
  4: { name: 'A rhythm to keep', words: 'Two or three sessions a week that you like, and one lighter week in four.' },
};

/** The minutes of brisk walking in each of the twelve weeks, and in the four of the rhythm. */
const BRISK_WALKS = [10, 15, 15, 15, 20, 20, 20, 25, 25, 25, 25, 25, 25, 25, 25, 25];

/** The weeks that ask for less: after them the next stage begins. */
const LIGHTER_WEEKS: readonly number[] = [4, 8, 16];

/** A week of the road as it is planned. */
export interface PlannedRoadWeek {
  /** The minutes of the three workouts, as whole sessions. */
  workoutMinutes: number;
  /** The minutes of walking beside them, in one go or in pieces. */
  walkMinutes: number;
  isLighter: boolean;
}

/** The minutes of a week of a stage at a pace (product §28). */
export function plannedRoadWeek(stage: RoadStage, pace: RoadPace, week: Week): PlannedRoadWeek {
  const plan: BlockPlan = stage < RHYTHM ? `${pace}${stage}` : `steady${RHYTHM}`;
  const walked = roadWeek(stage, stage < RHYTHM ? playedWeek(pace, week) : week);
  return {
    workoutMinutes: summariesOfWeek(plan, week, SHIPPED_WORDS).reduce(
      (sum, { durationMinutes }) => sum + durationMinutes,
      0,
    ),
    walkMinutes: BRISK_WALKS[walked - 1] ?? 0,
    isLighter: LIGHTER_WEEKS.includes(walked),
  };
}

/** The least and the most minutes of workouts in a week of a stage. */
export function minutesOfStage(stage: RoadStage, pace: RoadPace): readonly [number, number] {
  const minutes = WEEKS.map((week) => plannedRoadWeek(stage, pace, week).workoutMinutes);
  return [Math.min(...minutes), Math.max(...minutes)];
}
