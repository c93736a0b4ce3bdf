import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, callApi, UnreachableError } from '#client/platform/api-client.ts';
import { unsentStepGoal } from '#client/platform/browser-storage.ts';
import { stepOnboardingCompleted, stepGoal as storedStepGoal } from '#client/platform/first-page-storage.ts';
import { progressPath, statsPath } from '#contract/paths.ts';
import type { Progress, ProgressChange, Stats, StatsChange } from '#contract/progress.ts';
import type { StepGoalChange } from '#domain/step-goal.ts';
import { refreshDashboard, showInDashboard } from './dashboard.ts';
import { withStepGoal } from './waiting-changes.ts';

/**
 * Saves the step goal, on the device and on the server: shown at once, taken back when the server refuses. When nobody can
 * be reached it holds here and is sent later.
 */
export function useSaveStepGoal(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (goal: StepGoalChange) => sendStepGoal(userId, goal),
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
    onSuccess: () => unsentStepGoal.clear(),
    onError: (error, goal, undo) => {
      if (error instanceof UnreachableError) unsentStepGoal.write(goal);
      else undo?.();
    },
    onSettled: (_answer, error) => {
      if (!(error instanceof UnreachableError)) refreshDashboard(queryClient, userId);
    },
  });
}

/**
 * Keeps the goal of step onboarding on the device, then sends it. One that does not get through waits there, and
 * {@link useSendWaitingStepGoal} sends it later: choosing a goal must never depend on the network.
 */
export function useKeepStepGoal(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => sendWaitingStepGoal(userId),
    onMutate: (goal: StepGoalChange) => {
      storedStepGoal.write(goal.stepGoal);
      stepOnboardingCompleted.write(true);
      unsentStepGoal.write(goal);
    },
    onSettled: () => refreshDashboard(queryClient, userId),
  });
}

/** Sends a goal that waits on this device, at the start of the app and when it is back online. */
export function useSendWaitingStepGoal(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    async function send(to: string) {
      if (unsentStepGoal.read() === undefined) return;
      await sendWaitingStepGoal(to);
      refreshDashboard(queryClient, to);
    }
    const trySending = () => void send(userId).catch(() => undefined); // it goes on waiting
    trySending();
    window.addEventListener('online', trySending);
    return () => window.removeEventListener('online', trySending);
  }, [queryClient, userId]);
}

/** Switches the rule that lets rest passes hold a streak: shown at once, taken back when the server refuses. */
export function useSaveRestPasses(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (restPasses: boolean) =>
      callApi<Stats>(statsPath(userId), { method: 'PATCH', body: { restPasses } satisfies StatsChange }),
    onMutate: (restPasses) => showInDashboard(queryClient, userId, (dashboard) => ({ ...dashboard, restPasses })),
    onError: (_error, _restPasses, undo) => undo?.(),
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

async function sendWaitingStepGoal(userId: string): Promise<void> {
  const goal = unsentStepGoal.read();
  if (!goal) return;
  await sendStepGoal(userId, goal);
  if (unsentStepGoal.read()?.stepGoal === goal.stepGoal) unsentStepGoal.clear();
}

async function sendStepGoal(userId: string, goal: StepGoalChange): Promise<void> {
  try {
    await callApi<Stats>(statsPath(userId), { method: 'PATCH', body: goal satisfies StatsChange });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'day_out_of_range')) throw error;
    // This device's calendar is wrong, so the goal holds from the server's own day.
    await callApi<Stats>(statsPath(userId), {
      method: 'PATCH',
      body: { stepGoal: goal.stepGoal } satisfies StatsChange,
    });
  }
}
