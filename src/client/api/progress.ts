import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import { stepGoal as storedStepGoal } from '#client/platform/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { progressPath, statsPath } from '#contract/paths.ts';
import type { Progress, ProgressChange, Stats, StatsChange } from '#contract/progress.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { refreshDashboard, showInDashboard } from './dashboard.ts';

/** A goal and the user's own day from which it holds. */
export interface NewStepGoal {
  stepGoal: number;
  from: CalendarDay;
}

/** Saves the step goal, on the device and on the server: shown at once, taken back when the server refuses. */
export function useSaveStepGoal(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (goal: NewStepGoal) =>
      callApi<Stats>(statsPath(userId), { method: 'PATCH', body: goal satisfies StatsChange }),
    onMutate: async (goal) => {
      const storedBefore = storedStepGoal.read();
      storedStepGoal.write(goal.stepGoal);
      const undoShown = await showInDashboard(queryClient, userId, (dashboard) => withStepGoal(dashboard, goal));
      return () => {
        if (storedBefore === undefined) storedStepGoal.clear();
        else storedStepGoal.write(storedBefore);
        undoShown();
      };
    },
    onError: (_error, _goal, undo) => undo?.(),
    onSettled: () => refreshDashboard(queryClient, userId),
  });
}

/** Starts the block of that number. Asking again for the running one changes nothing. */
export function useStartBlock(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: ProgressChange) => callApi<Progress>(progressPath(userId), { method: 'PATCH', body: change }),
    onSettled: () => refreshDashboard(queryClient, userId),
  });
}

function withStepGoal(dashboard: Dashboard, { stepGoal, from }: NewStepGoal): Dashboard {
  const earlier = dashboard.stepGoalChanges.filter((change) => change.from < from);
  const otherGoalDays = dashboard.stepGoalDays.filter((day) => day !== from);
  const reached = dashboard.steps.some(({ date, steps }) => date === from && steps >= stepGoal);
  return {
    ...dashboard,
    stats: { ...dashboard.stats, stepGoal },
    stepGoalChanges: [...earlier, { from, stepGoal }],
    stepGoalDays: reached ? [...otherGoalDays, from].sort() : otherGoalDays,
  };
}
