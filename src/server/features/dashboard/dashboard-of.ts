import type { Dashboard } from '#contract/dashboard.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { stepGoalDays } from '#domain/step-goal.ts';
import { countsForWorkout, isShortVersion } from '#domain/workout-session.ts';
import { blocksCompletedBefore, runningBlockOf, toProgress } from '#server/features/progress/progress.repository.ts';
import type { DashboardParts } from './dashboard.repository.ts';

/** All but the sessions that are shown. */
type DashboardAround = Omit<Dashboard, 'workoutSessions'>;

/** What the main app shows of a member; nothing in it is stored that the sessions, steps and goals do not say. */
export function dashboardOf(
  { currentBlock, stepGoal, hasRestPasses, done, steps, goalChanges, blocks }: Omit<DashboardParts, 'sessionsText'>,
  fromDay: CalendarDay,
): DashboardAround {
  const ofRunningBlock = done.filter(({ block }) => block === currentBlock);
  const running = runningBlockOf(
    currentBlock,
    ofRunningBlock.map(({ workoutId, length }) => ({ workout_id: workoutId, length, sessions: 1 })),
  );
  return {
    progress: toProgress(running, blocks),
    stats: {
      totalWorkouts: done.filter(({ length }) => countsForWorkout(length)).length,
      stepGoal,
      blocksCompleted: blocksCompletedBefore(currentBlock),
    },
    shortWorkouts: done.filter(({ length }) => isShortVersion(length)).length,
    workoutDays: [...new Set(done.map(({ day }) => day))].sort(),
    stepGoalDays: stepGoalDays(steps, goalChanges),
    stepGoalChanges: goalChanges,
    steps: steps.filter(({ date }) => date >= fromDay),
    restPasses: hasRestPasses,
  };
}

/** The whole answer. The sessions are JSON as they come: taking them apart and together again would cost most of it. */
export function dashboardText(parts: DashboardParts, fromDay: CalendarDay): string {
  const around = JSON.stringify(dashboardOf(parts, fromDay));
  return `{"workoutSessions":${parts.sessionsText},${around.slice(1)}`;
}
