import type { WorkoutId } from '#domain/plan/block.ts';
import type { SessionLength } from '#domain/session/workout-session.ts';
import { MAX_STEP_ENTRY_AGE_DAYS } from '#domain/time/activity-day.ts';
import { addDays, type CalendarDay } from '#domain/time/calendar-day.ts';
import { type Dashboard, dashboardOf, shownFrom } from './dashboard.ts';
import type { LightSession, MemberFacts } from './member-facts.ts';

/** A {@link LightSession} as it crosses the wire: block, day, workout, length, key, and 1 if it is deleted. */
export type LightSessionTuple = [number, string, number, SessionLength, string, number];

/** The dashboard that is shown, with those facts behind it that it does not contain itself. */
export interface DashboardAnswer extends Dashboard {
  facts: {
    sessions: LightSessionTuple[];
    /** Day and steps of the days before those of `steps`, as far back as they can still change; oldest first. */
    steps: [string, number][];
  };
}

/**
 * The server's answer made of a member's facts. Steps and goals of more than a year ago can no longer change (product §7), so
 * that the answer says of those days only which reached their goal.
 *
 * @param today the day in UTC.
 */
export function answerOf(facts: MemberFacts, today: CalendarDay): DashboardAnswer {
  const openFrom = addDays(today, -MAX_STEP_ENTRY_AGE_DAYS);
  const fromDay = shownFrom(today);
  return {
    ...dashboardOf(facts, today),
    facts: {
      sessions: facts.sessions.map((one) => [
        one.block,
        one.day,
        one.workoutId,
        one.length,
        one.key,
        one.isDeleted ? 1 : 0,
      ]),
      steps: facts.steps
        .filter(({ date }) => date >= openFrom && date < fromDay)
        .map(({ date, steps }) => [date, steps]),
    },
  };
}

/** The member's facts in a server's answer; `dashboardOf` makes of them the dashboard that the answer shows. */
export function factsOf({ progress, stats, facts, ...shown }: DashboardAnswer): MemberFacts {
  const steps = [...facts.steps.map(([date, count]) => ({ date: date as CalendarDay, steps: count })), ...shown.steps];
  const openDays = new Set<string>(steps.map(({ date }) => date));
  return {
    currentBlock: progress.currentBlock,
    endedBlocks: endedBlocksOf(progress),
    sessions: facts.sessions.map(toLightSession),
    shown: shown.workoutSessions,
    steps,
    settledGoalDays: shown.stepGoalDays.filter((day) => !openDays.has(day)) as CalendarDay[],
    goalChanges: shown.stepGoalChanges.map(({ from, stepGoal }) => ({ from: from as CalendarDay, stepGoal })),
    stepGoal: stats.stepGoal,
    restPasses: shown.restPasses,
    ...(shown.sitter && { sitter: shown.sitter }),
    followOn: shown.followOn,
  };
}

function endedBlocksOf({ blockProgress }: Dashboard['progress']): MemberFacts['endedBlocks'] {
  return Object.entries(blockProgress)
    .flatMap(([key, { completedAt }]) =>
      completedAt === null ? [] : [{ block: Number(key.slice('block_'.length)), completedAt }],
    )
    .sort((one, other) => one.block - other.block);
}

function toLightSession([block, day, workoutId, length, key, deleted]: LightSessionTuple): LightSession {
  return { block, day: day as CalendarDay, workoutId: workoutId as WorkoutId, length, key, isDeleted: deleted === 1 };
}
