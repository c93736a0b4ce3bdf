import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, FetchFailure, readWithEtag } from '#client/parts/server/api-client.ts';
import { dashboardPath, stepsPath, workoutDaysPath, workoutSessionsPath } from '#contract/paths.ts';
import type { StepEntry } from '#contract/steps.ts';
import type { WorkoutDays } from '#contract/workout-days.ts';
import type { HistorySession } from '#contract/workout-sessions.ts';
import type { DashboardAnswer } from '#domain/progress/dashboard-answer.ts';
import type { SessionMonth } from '#domain/progress/workout-history.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { type CachedAnswer, offlineAnswer, withOfflineCopy } from './offline-answers.ts';
import { loadOutbox, outboxState } from './outbox.ts';
import { layKeptWords } from './programme-words.ts';
import type { OutboxEntry } from './send.ts';
import { shownBlock, shownDashboard, shownMonths, shownPages, shownWorkoutDays } from './shown.ts';

/** The server's default. */
const PAGE_SIZE = 200;

/** The only queries that go stale by themselves. */
const STALE_AFTER_MS = 60_000;

const memberKey = (userId: string) => ['/api/users', userId] as const;
const sessionsKey = (userId: string) => [...memberKey(userId), 'workout-sessions'] as const;

/**
 * No answer is shown before what the member did since is known, in the words that are kept: a form takes its first
 * values from both.
 */
async function besideOutbox<Answer>(userId: string, asked: Promise<Answer>): Promise<Answer> {
  const [answer] = await Promise.all([asked, loadOutbox(userId), layKeptWords()]);
  return answer;
}

export const dashboardQuery = (userId: string) =>
  queryOptions<CachedAnswer<DashboardAnswer>>({
    queryKey: [...memberKey(userId), 'dashboard'],
    queryFn: async ({ client, queryKey, signal }) => {
      const cached = client.getQueryData<CachedAnswer<DashboardAnswer>>(queryKey);
      const ask = () => readWithEtag(dashboardPath(userId), cached, { signal });
      return besideOutbox(userId, withOfflineCopy({ userId, name: 'dashboard', cached, ask }));
    },
  });

export const historyQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: sessionsKey(userId),
    queryFn: async ({ pageParam, signal }) => {
      const ask = async () => ({
        answer: await callApi<HistorySession[]>(`${workoutSessionsPath(userId)}${pageParam}`, { signal }),
      });
      if (pageParam !== '') return (await ask()).answer;
      const copy = { userId, name: 'sessions', cached: undefined, ask, elsewhere: () => sessionsOfDashboard(userId) };
      return (await besideOutbox(userId, withOfflineCopy(copy))).answer;
    },
    initialPageParam: '',
    getNextPageParam: (page) => {
      const oldest = page.at(-1);
      return oldest && page.length >= PAGE_SIZE ? `?before=${oldest.completedAt}&beforeId=${oldest.id}` : undefined;
    },
    staleTime: STALE_AFTER_MS,
  });

/** Offline fallback for a history that was never opened: this block and the last thirty days. */
async function sessionsOfDashboard(userId: string): Promise<CachedAnswer<HistorySession[]> | undefined> {
  const dashboard = await offlineAnswer<DashboardAnswer>(userId, 'dashboard');
  return dashboard && { answer: dashboard.answer.workoutSessions };
}

export const blockSessionsQuery = (userId: string, block: number) =>
  queryOptions({
    queryKey: [...sessionsKey(userId), 'block', block],
    queryFn: ({ signal }) => {
      const path = `${workoutSessionsPath(userId)}?block=${block}&limit=500`;
      return besideOutbox(userId, callApi<HistorySession[]>(path, { signal }));
    },
    staleTime: STALE_AFTER_MS,
  });

export const sessionMonthsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...sessionsKey(userId), 'months'],
    queryFn: async ({ queryKey, signal }) => {
      const ask = async () => ({ answer: await callApi<SessionMonth[]>(queryKey.join('/'), { signal }) });
      const copy = { userId, name: 'months', cached: undefined, ask };
      return (await besideOutbox(userId, withOfflineCopy(copy))).answer;
    },
    staleTime: STALE_AFTER_MS,
  });

/** At most one entry. */
export const stepsOfDayQuery = (userId: string, day: CalendarDay) =>
  queryOptions({
    queryKey: [...memberKey(userId), 'steps', day],
    queryFn: async ({ signal }) => {
      try {
        return await callApi<StepEntry[]>(`${stepsPath(userId)}?from=${day}&to=${day}`, { signal });
      } catch (cause) {
        throw new FetchFailure('Failed to fetch steps data', { cause });
      }
    },
  });

export const workoutDaysQuery = (userId: string) =>
  queryOptions({
    queryKey: [...memberKey(userId), 'workout-days'],
    queryFn: ({ signal }) => besideOutbox(userId, callApi<WorkoutDays>(workoutDaysPath(userId), { signal })),
    staleTime: 0,
  });

export function currentDashboard(queryClient: QueryClient, userId: string): DashboardAnswer | undefined {
  const cached = queryClient.getQueryData(dashboardQuery(userId).queryKey);
  return cached && shownDashboard(cached.answer, outboxState(userId).waiting);
}

export async function settle(queryClient: QueryClient, userId: string, sent: readonly OutboxEntry[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: memberKey(userId) });
  const dashboard = queryClient.getQueryData(dashboardQuery(userId).queryKey)?.answer;
  const currentBlock = dashboard?.progress.currentBlock ?? 1;
  const history = historyQuery(userId).queryKey;
  const pages = queryClient.getQueryData(history)?.pages ?? [];
  const known = new Set(pages.flat().map(({ clientId }) => clientId));
  queryClient.setQueryData(
    sessionMonthsQuery(userId).queryKey,
    (months) => months && shownMonths(months, sent, { known, currentBlock }),
  );
  queryClient.setQueryData(
    history,
    (shown) => shown && { ...shown, pages: shownPages(shown.pages, sent, currentBlock) },
  );
  for (const [key] of queryClient.getQueriesData({ queryKey: [...sessionsKey(userId), 'block'] })) {
    const block = Number(key.at(-1));
    queryClient.setQueryData<HistorySession[]>(
      key,
      (sessions) => sessions && shownBlock(sessions, sent, { block, currentBlock }),
    );
  }
  queryClient.setQueryData(workoutDaysQuery(userId).queryKey, (days) => days && shownWorkoutDays(days, sent));
  queryClient.setQueryData(
    dashboardQuery(userId).queryKey,
    (cached) => cached && { answer: shownDashboard(cached.answer, sent) },
  );
  refreshMember(queryClient, userId);
}

/** Invalidates everything that was read of a member (product §5). */
export function refreshMember(queryClient: QueryClient, userId: string): void {
  void queryClient.invalidateQueries({ queryKey: memberKey(userId) });
}
