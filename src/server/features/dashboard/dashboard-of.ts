import type { Dashboard } from '#contract/dashboard.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { stepGoalDays } from '#domain/step-goal.ts';
import { countsForWorkout, isShortVersion } from '#domain/workout-session.ts';
import { blocksCompletedBefore, runningBlockOf, toProgress } from '#server/features/progress/progress.repository.ts';
import { toStepGoalChange } from '#server/features/progress/stats.repository.ts';
import { toStepEntry } from '#server/features/steps/steps.repository.ts';
import { toWorkoutSession } from '#server/features/workout-sessions/workout-sessions.repository.ts';
import type { DashboardRows } from './dashboard.repository.ts';

/** What the main app shows of a member; nothing in it is stored that the sessions, steps and goals do not say. */
export function dashboardOf(rows: DashboardRows, fromDay: CalendarDay): Dashboard {
  const { user, sessionRows, dayRows, stepRows, goalRows, blockRows } = rows;
  const ofRunningBlock = sessionRows.filter((row) => row.block === user.current_block);
  const running = runningBlockOf(
    user.current_block,
    ofRunningBlock.map((row) => ({ ...row, sessions: 1 })),
  );
  const steps = stepRows.map(toStepEntry);
  const goalChanges = goalRows.map(toStepGoalChange);
  return {
    progress: toProgress(running, blockRows),
    stats: {
      totalWorkouts: dayRows.filter((row) => countsForWorkout(row.length)).length,
      stepGoal: user.step_goal,
      blocksCompleted: blocksCompletedBefore(user.current_block),
    },
    workoutSessions: sessionRows.map(toWorkoutSession),
    shortWorkouts: dayRows.filter((row) => isShortVersion(row.length)).length,
    workoutDays: [...new Set(dayRows.map((row) => row.completed_on))].sort(),
    stepGoalDays: stepGoalDays(steps, goalChanges),
    stepGoalChanges: goalChanges,
    steps: steps.filter(({ date }) => date >= fromDay),
    restPasses: user.rest_passes_off_at === null,
  };
}
