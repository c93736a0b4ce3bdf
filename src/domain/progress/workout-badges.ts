import {
  isBlockComplete,
  isWeekComplete,
  WEEKS,
  type Week,
  WORKOUT_IDS,
  WORKOUTS_PER_WEEK,
  type WorkoutId,
  weekProgress,
} from '#domain/plan/block.ts';
import { countsForWorkout, isShortVersion, type SessionLength } from '#domain/session/workout-session.ts';

/** A badge that a member keeps for good, from the first to earn to the last (product §6). */
export type WorkoutBadge =
  | { kind: 'first' | 'short' | 'five' | 'halfway' | 'back' }
  | { kind: 'week'; week: Week }
  | { kind: 'block'; block: number };

/** The facts that earn badges; no badge is stored. */
export interface BadgeFacts {
  /** How many workouts were finished; one that was done twice counts twice. */
  totalWorkouts: number;
  /** How many of them were a 15- or 10-minute version. */
  shortWorkouts: number;
  /** How many blocks were finished before the running one. */
  blocksCompleted: number;
  /** The workouts completed in the running block. */
  completed: ReadonlySet<WorkoutId>;
  /** The number of the running block. */
  block: number;
  /** The member has come back after a streak had ended. */
  hasComeBack: boolean;
}

const FIVE_WORKOUTS = 5;
const HALF_A_BLOCK = WORKOUT_IDS.length / 2;

/** Every badge that these facts earn. A badge of an earlier block stays. Never throws. */
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

/** A badge that is still to come. */
export interface ComingBadge {
  badge: WorkoutBadge;
  /** How many workouts are missing, at least 1; for a week or a block different ones. */
  toGo: number;
}

/** How many coming badges are shown. */
const SHOWN_AHEAD = 2;

/**
 * The nearest badges, two at most: the one with the fewest missing workouts first, in the programme's order where equal. The
 * badge for coming back is never among them, because nobody should wait for a break (product §6).
 */
export function comingBadges(facts: BadgeFacts): ComingBadge[] {
  const earned = new Set(workoutBadges(facts).map(badgeKey));
  return allAhead(facts)
    .filter(({ badge }) => !earned.has(badgeKey(badge)))
    .sort((one, other) => one.toGo - other.toGo)
    .slice(0, SHOWN_AHEAD);
}

/** The highest badge that the later facts earn and the earlier ones do not; undefined where none is new. */
export function newBadge(before: BadgeFacts, after: BadgeFacts): WorkoutBadge | undefined {
  const had = new Set(workoutBadges(before).map(badgeKey));
  return workoutBadges(after)
    .filter((badge) => !had.has(badgeKey(badge)))
    .at(-1);
}

/**
 * The facts as they were before one of their workouts, for praise that is given later. Where that workout was a return after a
 * break, the facts keep the return, so that its badge is never told late.
 *
 * @param workout what was done; `isRepeated` where its place in the running block is complete without it, or it belongs to
 *   another block.
 */
export function factsWithout(
  facts: BadgeFacts,
  { workoutId, length, isRepeated }: { workoutId: string; length: SessionLength; isRepeated: boolean },
): BadgeFacts {
  if (!countsForWorkout(length)) return facts;
  const { totalWorkouts, shortWorkouts, completed } = facts;
  return {
    ...facts,
    totalWorkouts: totalWorkouts - 1,
    shortWorkouts: isShortVersion(length) ? shortWorkouts - 1 : shortWorkouts,
    completed: isRepeated ? completed : new Set([...completed].filter((id) => String(id) !== workoutId)),
  };
}

/** A text that tells badges apart: "week 2", "block 1", "first". */
export function badgeKey(badge: WorkoutBadge): string {
  if (badge.kind === 'week') return `week ${badge.week}`;
  return badge.kind === 'block' ? `block ${badge.block}` : badge.kind;
}

/** All badges in the programme's order, with the workouts that are missing as if no badge was earned. */
function allAhead({ totalWorkouts, completed, block }: BadgeFacts): ComingBadge[] {
  const ofWeek = (week: Week): ComingBadge => ({
    badge: { kind: 'week', week },
    toGo: WORKOUTS_PER_WEEK - weekProgress(completed, week),
  });
  return [
    { badge: { kind: 'first' }, toGo: 1 },
    { badge: { kind: 'short' }, toGo: 1 },
    { badge: { kind: 'five' }, toGo: FIVE_WORKOUTS - totalWorkouts },
    ofWeek(1),
    ofWeek(2),
    { badge: { kind: 'halfway' }, toGo: HALF_A_BLOCK - completed.size },
    ofWeek(3),
    ofWeek(4),
    { badge: { kind: 'block', block }, toGo: WORKOUT_IDS.length - completed.size },
  ];
}
