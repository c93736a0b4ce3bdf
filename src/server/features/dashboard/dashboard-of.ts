import type { Dashboard } from '#contract/dashboard.ts';
import type { WorkoutId } from '#domain/block.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { stepGoalDays } from '#domain/step-goal.ts';
import { countsForWorkout, isShortVersion } from '#domain/workout-session.ts';
import { blocksCompletedBefore, toProgress } from '#server/features/progress/progress.repository.ts';
import type { DashboardParts, DoneWorkout } from './dashboard.repository.ts';

/** All but the sessions that are shown. */
type DashboardAround = Omit<Dashboard, 'workoutSessions'>;

/** What the main app shows of a member; nothing in it is stored that the sessions, steps and goals do not say. */
export function dashboardOf(
  { currentBlock, stepGoal, hasRestPasses, done, steps, goalChanges, blocks }: Omit<DashboardParts, 'sessionsText'>,
  fromDay: CalendarDay,
): DashboardAround {
  const { running, totalWorkouts, shortWorkouts, days } = countDone(done, currentBlock);
  return {
    progress: toProgress(running, blocks),
    stats: { totalWorkouts, stepGoal, blocksCompleted: blocksCompletedBefore(currentBlock) },
    shortWorkouts,
    workoutDays: [...days].sort(),
    stepGoalDays: stepGoalDays(steps, goalChanges),
    stepGoalChanges: goalChanges,
    steps: steps.filter(({ date }) => date >= fromDay),
    restPasses: hasRestPasses,
  };
}

/** All that is counted of the workouts, in one go: she may have done hundreds. */
function countDone(done: readonly DoneWorkout[], currentBlock: number) {
  const completed = new Set<WorkoutId>();
  const days = new Set<CalendarDay>();
  let totalWorkouts = 0;
  let ofRunningBlock = 0;
  let shortWorkouts = 0;
  for (const { block, day, workoutId, length } of done) {
    days.add(day);
    if (isShortVersion(length)) shortWorkouts += 1;
    if (!countsForWorkout(length)) continue;
    totalWorkouts += 1;
    if (block !== currentBlock) continue;
    ofRunningBlock += 1;
    completed.add(workoutId);
  }
  return {
    running: { block: currentBlock, completed, totalWorkouts: ofRunningBlock },
    totalWorkouts,
    shortWorkouts,
    days,
  };
}

/** The whole answer. The sessions are JSON as they come: taking them apart and together again would cost most of it. */
export function dashboardText(parts: DashboardParts, fromDay: CalendarDay): string {
  const around = JSON.stringify(dashboardOf(parts, fromDay));
  return `{"workoutSessions":${parts.sessionsText},${around.slice(1)}`;
}
