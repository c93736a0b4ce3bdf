import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, UnreachableError } from '#client/platform/api-client.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { stepsPath } from '#contract/paths.ts';
import type { StepEntry } from '#contract/steps.ts';
import { type CalendarDay, shortDate } from '#domain/calendar-day.ts';
import { refreshDashboard, showInDashboard } from './dashboard.ts';
import { keepAndSendSteps, sendUnsentSteps } from './unsent-steps.ts';
import { withSteps } from './waiting-changes.ts';

const stepsKey = (userId: string) => ['/api/users', userId, 'steps'] as const;

/** The steps of one day, for days that the dashboard does not reach back to: at most one entry. */
export const stepsOfDayQuery = (userId: string, day: CalendarDay) =>
  queryOptions({
    queryKey: [...stepsKey(userId), day],
    queryFn: ({ signal }) => callApi<StepEntry[]>(`${stepsPath(userId)}?from=${day}&to=${day}`, { signal }),
  });

/**
 * Saves a day's steps: shown at once and kept on the device until the server has them. A refusal takes them back; when
 * nobody can be reached they stay in sight and are sent later. Entries go out one after another, in their order.
 */
export function useSaveSteps(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'steps' },
    mutationFn: (entry: StepEntry) => keepAndSendSteps(userId, entry),
    onMutate: (entry) => showInDashboard(queryClient, userId, (dashboard) => withSteps(dashboard, entry)),
    onError: (error, _entry, undo) => {
      if (!(error instanceof UnreachableError)) undo?.();
    },
    onSettled: (_answer, error) => {
      if (error instanceof UnreachableError) return;
      void queryClient.invalidateQueries({ queryKey: stepsKey(userId) });
      refreshDashboard(queryClient, userId);
    },
  });
}

/** Sends steps that wait on this device, at the start of the app and when it is back online. */
export function useSendUnsentSteps(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    async function send(to: string) {
      const { sent, refusedDays } = await sendUnsentSteps(to);
      if (sent + refusedDays.length === 0) return;
      void queryClient.invalidateQueries({ queryKey: stepsKey(to) });
      refreshDashboard(queryClient, to);
      if (refusedDays.length > 0) tellRefused(refusedDays);
    }
    const trySending = () => void send(userId);
    trySending();
    window.addEventListener('online', trySending);
    return () => window.removeEventListener('online', trySending);
  }, [queryClient, userId]);
}

const tellRefused = (days: readonly CalendarDay[]): void =>
  showToast({
    kind: 'destructive',
    title: 'Failed to update steps',
    text: `The steps of ${days.map(shortDate).join(', ')} were not taken. Please try again`,
  });
