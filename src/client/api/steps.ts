import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { stepsPath } from '#contract/paths.ts';
import type { StepEntry } from '#contract/steps.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { goalOn } from '#domain/step-goal.ts';
import { refreshDashboard, showInDashboard } from './dashboard.ts';

/** Saves a day's steps: shown at once, taken back when the server refuses, and read again either way. */
export function useSaveSteps(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: StepEntry) => callApi<StepEntry>(stepsPath(userId), { method: 'POST', body: entry }),
    onMutate: (entry) => showInDashboard(queryClient, userId, (dashboard) => withSteps(dashboard, entry)),
    onError: (_error, _entry, undo) => undo?.(),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['/api/users', userId, 'steps'] });
      refreshDashboard(queryClient, userId);
    },
  });
}

function withSteps(dashboard: Dashboard, entry: StepEntry): Dashboard {
  const others = dashboard.steps.filter(({ date }) => date !== entry.date);
  const otherGoalDays = dashboard.stepGoalDays.filter((day) => day !== entry.date);
  const changes = dashboard.stepGoalChanges.map(({ from, stepGoal }) => ({ from: from as CalendarDay, stepGoal }));
  const reached = entry.steps >= goalOn(entry.date, changes);
  return {
    ...dashboard,
    steps: [...others, entry].sort((a, b) => (a.date < b.date ? -1 : 1)),
    stepGoalDays: reached ? [...otherGoalDays, entry.date].sort() : otherGoalDays,
  };
}
