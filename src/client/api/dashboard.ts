import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import { deviceOutboxStore } from '#client/platform/outbox-store.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { dashboardPath } from '#contract/paths.ts';
import { knownAnswer } from './known-answer.ts';
import { withWaitingChanges } from './waiting-changes.ts';

/** Everything the main app shows of a member, in one answer, with what she entered and the server does not have yet. */
export const dashboardQuery = (userId: string) =>
  queryOptions<Dashboard>({
    queryKey: ['/api/users', userId, 'dashboard'],
    queryFn: async ({ signal }) => {
      const ask = () => callApi<Dashboard>(dashboardPath(userId), { signal });
      const dashboard = await knownAnswer(userId, 'dashboard', ask);
      return withWaitingChanges(dashboard, await deviceOutboxStore.entriesOf(userId));
    },
  });

/** The block that runs, for screens that need no more: whatever else changes on the dashboard, they are not drawn again. */
export const currentBlockQuery = (userId: string) => ({
  ...dashboardQuery(userId),
  select: ({ progress }: Dashboard) => progress.currentBlock,
});

/**
 * Shows a change before the server has it. Undo what the answer returns when the server refuses; changes of others that
 * came in meanwhile are read again afterwards.
 */
export async function showInDashboard(
  queryClient: QueryClient,
  userId: string,
  change: (dashboard: Dashboard) => Dashboard,
): Promise<() => void> {
  const { queryKey } = dashboardQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueryData(queryKey);
  if (before) queryClient.setQueryData(queryKey, change(before));
  return () => queryClient.setQueryData(queryKey, before);
}

/** Marks everything that was read of a member as out of date, so that what shows is read again. */
export function refreshMember(queryClient: QueryClient, userId: string): void {
  void queryClient.invalidateQueries({ queryKey: ['/api/users', userId] });
  void queryClient.invalidateQueries({ queryKey: ['/api/dashboard'] });
}
