import { isBlockComplete, isWeekComplete, WEEKS, type Week, WORKOUT_IDS, type WorkoutId } from './block.ts';

/** A badge that a member has for good, from the first she can earn to the last (product §6). */
export type WorkoutBadge =
  | { kind: 'first' | 'short' | 'five' | 'halfway' | 'back' }
  | { kind: 'week'; week: Week }
  | { kind: 'block'; block: number };

/** What the badges are derived from; nothing of them is stored. */
export interface BadgeFacts {
  /** Workouts finished, each time one was done. */
  totalWorkouts: number;
  /** Those of them that were a 15- or 10-minute version. */
  shortWorkouts: number;
  /** Blocks finished before the running one. */
  blocksCompleted: number;
  /** Workouts completed in the running block. */
  completed: ReadonlySet<WorkoutId>;
  /** The number of the running block. */
  block: number;
  /** She has come back after a streak had ended. */
  hasComeBack: boolean;
}

const FIVE_WORKOUTS = 5;
const HALF_A_BLOCK = WORKOUT_IDS.length / 2;

/** Every badge that these facts earn. One earned in an earlier block stays. Never throws. */
export function workoutBadges(facts: BadgeFacts): WorkoutBadge[] {
  const { totalWorkouts, shortWorkouts, blocksCompleted, completed, block, hasComeBack } = facts;
  const hadABlock = blocksCompleted > 0;
  const badges: WorkoutBadge[] = [];
  if (totalWorkouts > 0) badges.push({ kind: 'first' });
  if (shortWorkouts > 0) badges.push({ kind: 'short' });
  if (totalWorkouts >= FIVE_WORKOUTS) badges.push({ kind: 'five' });
  for (const week of WEEKS) if (hadABlock || isWeekComplete(completed, week)) badges.push({ kind: 'week', week });
  if (hadABlock || completed.size >= HALF_A_BLOCK) badges.push({ kind: 'halfway' });
  if (hasComeBack) badges.push({ kind: 'back' });
  for (let number = 1; number <= blocksCompleted; number += 1) badges.push({ kind: 'block', block: number });
  if (isBlockComplete(completed)) badges.push({ kind: 'block', block });
  return badges;
}
