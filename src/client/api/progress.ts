import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import { stepGoal as storedStepGoal } from '#client/platform/first-page-storage.ts';
import { statsPath } from '#contract/paths.ts';
import type { ProgressChange, Stats, StatsChange } from '#contract/progress.ts';
import type { StepGoalChange } from '#domain/step-goal.ts';
import { refreshMember, showInDashboard } from './dashboard.ts';
import { useKeptChange } from './kept-change.ts';
import { keepAndSend } from './outbox.ts';
import { isRefusal } from './send-entry.ts';
import { withNewBlock, withStepGoal } from './waiting-changes.ts';

/** Saves the step goal: shown at once, on the device and on the server, taken back on both when the server refuses. */
export function useSaveStepGoal(userId: string) {
  const { mutateAsync } = useKeptChange<StepGoalChange>(userId, {
    waitingOf: (body) => ({ kind: 'stepGoal', body }),
    shown: withStepGoal,
  });
  return async (goal: StepGoalChange): Promise<void> => {
    const storedBefore = storedStepGoal.read();
    storedStepGoal.write(goal.stepGoal);
    try {
      await mutateAsync(goal);
    } catch (error) {
      if (isRefusal(error)) putBack(storedBefore);
      throw error;
    }
  };
}

function putBack(stepGoal: number | undefined): void {
  if (stepGoal === undefined) storedStepGoal.clear();
  else storedStepGoal.write(stepGoal);
}

/** Switches the rule that lets rest passes hold a streak: shown at once, taken back when it could not be saved. */
export function useSaveRestPasses(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (restPasses: boolean) =>
      callApi<Stats>(statsPath(userId), { method: 'PATCH', body: { restPasses } satisfies StatsChange }),
    onMutate: (restPasses) => showInDashboard(queryClient, userId, (dashboard) => ({ ...dashboard, restPasses })),
    onError: (_error, _restPasses, undo) => undo?.(),
    onSettled: () => refreshMember(queryClient, userId),
  });
}

/**
 * Starts the block of that number, after the workouts that come before it; without a network it begins here and is told
 * later. Asking again for the running one changes nothing.
 */
export function useStartBlock(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgressChange) => keepAndSend(userId, { kind: 'block', body }),
    onSettled: (_answer, error, { currentBlock }) => {
      if (!error || isRefusal(error)) refreshMember(queryClient, userId);
      else void showInDashboard(queryClient, userId, (dashboard) => withNewBlock(dashboard, currentBlock));
    },
  });
}
