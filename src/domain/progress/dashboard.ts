import { currentWeek, type WorkoutId } from '#domain/plan/block.ts';
import type { FollowOnBlock } from '#domain/plan/follow-on.ts';
import { countsForWorkout, isShortVersion } from '#domain/session/workout-session.ts';
import type { SitterStanding } from '#domain/sitter/sitter.ts';
import { type DaySteps, stepGoalDays } from '#domain/steps/step-goal.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import type { EndedBlock, LightSession, MemberFacts, ShownSession } from './member-facts.ts';

/** The most sessions in a dashboard (product §5): twenty weeks of the programme. The history has all sessions. */
export const MAX_SHOWN_SESSIONS = 60;

/** How many days of steps, and of sessions of any block, are shown. */
export const SHOWN_DAYS = 30;

/** Where a member is in the programme, and how many workouts each block holds. */
export interface Progress {
  /** The numbers of the workouts completed in the current block, each once, in order. */
  completedWorkouts: string[];
  currentBlock: number;
  /** The first week that is not complete, or 4. */
  currentWeek: number;
  /** Each block by the name `block_{n}`; `completedAt` is in epoch milliseconds, null while the block runs. */
  blockProgress: Record<string, { completedAt: number | null; totalWorkouts: number }>;
}

/** Everything that the main app shows of a member (product §3). */
export interface Dashboard {
  progress: Progress;
  stats: {
    totalWorkouts: number;
    /** Steps a day; null until a goal was set. */
    stepGoal: number | null;
    blocksCompleted: number;
  };
  /** The sessions of the current block and of the last 30 days, newest first; at most {@link MAX_SHOWN_SESSIONS}. */
  workoutSessions: ShownSession[];
  /** How many 15- and 10-minute versions were finished in all of history. */
  shortWorkouts: number;
  /** Every day with a workout, oldest first. */
  workoutDays: string[];
  /** Every day whose steps reached the goal of that day, oldest first. */
  stepGoalDays: string[];
  /** Every change of goal with its day, oldest first. */
  stepGoalChanges: { from: string; stepGoal: number }[];
  /** The last 30 days' entries, oldest first. */
  steps: DaySteps[];
  /** Whether rest passes hold a streak over a missed day. */
  restPasses: boolean;
  /** The member's sitter; absent while nobody is asked (product §27). */
  sitter?: SitterStanding | undefined;
  /** The blocks on the follow-on, in order. */
  followOn: FollowOnBlock[];
}

/** What a member has done of the block that runs. */
export interface RunningBlock {
  block: number;
  completed: ReadonlySet<WorkoutId>;
  /** How many workouts were completed; one that was done twice counts twice. */
  totalWorkouts: number;
}

/**
 * The first of the days that are shown, counted from the day in UTC; one day more than 30, for the zones behind UTC.
 */
export function shownFrom(todayInUtc: CalendarDay): CalendarDay {
  return addDays(todayInUtc, -SHOWN_DAYS);
}

/**
 * What the main app shows of a member, on the server and on a device without a network alike (decision 46).
 *
 * No more than {@link MAX_SHOWN_SESSIONS} sessions are known in full: once one of them is deleted, the list is one shorter
 * until the server has answered.
 *
 * @param today the day in UTC: the last 30 days move with it.
 */
export function dashboardOf(facts: MemberFacts, today: CalendarDay): Dashboard {
  const { currentBlock, endedBlocks, stepGoal, goalChanges, restPasses } = facts;
  const fromDay = shownFrom(today);
  const done = facts.sessions.filter(({ isDeleted }) => !isDeleted);
  const counted = done.filter(({ length }) => countsForWorkout(length));
  const totals = countByBlock(counted);
  return {
    progress: progressOf(
      runningBlockOf(facts),
      endedBlocks.map((ended) => ({ ...ended, totalWorkouts: totals.get(ended.block) ?? 0 })),
    ),
    stats: { totalWorkouts: counted.length, stepGoal, blocksCompleted: blocksCompletedBefore(currentBlock) },
    workoutSessions: facts.shown
      .filter(({ block, completedOn }) => block === currentBlock || completedOn >= fromDay)
      .slice(0, MAX_SHOWN_SESSIONS),
    shortWorkouts: done.filter(({ length }) => isShortVersion(length)).length,
    workoutDays: [...new Set(done.map(({ day }) => day))].sort(),
    stepGoalDays: goalDaysOf(facts),
    stepGoalChanges: [...goalChanges],
    steps: facts.steps.filter(({ date }) => date >= fromDay),
    restPasses,
    ...(facts.sitter && { sitter: facts.sitter }),
    followOn: [...facts.followOn],
  };
}

/** What a member's sessions say of the block that runs. */
export function runningBlockOf({ currentBlock, sessions }: MemberFacts): RunningBlock {
  const counted = sessions.filter(
    ({ block, length, isDeleted }) => block === currentBlock && !isDeleted && countsForWorkout(length),
  );
  return {
    block: currentBlock,
    completed: new Set(counted.map(({ workoutId }) => workoutId)),
    totalWorkouts: counted.length,
  };
}

/**
 * A member's place in the programme: the block that runs, and the blocks that are over with their numbers of workouts.
 */
export function progressOf(
  { block, completed, totalWorkouts }: RunningBlock,
  ended: readonly (EndedBlock & { totalWorkouts: number })[],
): Progress {
  return {
    completedWorkouts: [...completed].sort((a, b) => a - b).map(String),
    currentBlock: block,
    currentWeek: currentWeek(completed),
    blockProgress: Object.fromEntries([
      ...ended.map((one) => [blockKey(one.block), { completedAt: one.completedAt, totalWorkouts: one.totalWorkouts }]),
      [blockKey(block), { completedAt: null, totalWorkouts }],
    ]),
  };
}

/** How many blocks are completed: all before the running one, because a block starts only after the one before it. */
export function blocksCompletedBefore(currentBlock: number): number {
  return currentBlock - 1;
}

const blockKey = (block: number): string => `block_${block}`;

function countByBlock(sessions: readonly LightSession[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { block } of sessions) counts.set(block, (counts.get(block) ?? 0) + 1);
  return counts;
}

function goalDaysOf({ steps, settledGoalDays, goalChanges }: MemberFacts): CalendarDay[] {
  return [...settledGoalDays, ...stepGoalDays(steps, goalChanges)].sort();
}
