import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import { today } from '#client/platform/calendar-now.ts';
import { noteForCelebration } from '#client/platform/celebrated-workouts.ts';
import { lastKnown } from '#client/platform/last-known.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { workoutSessionsPath } from '#contract/paths.ts';
import type { HistorySession, NewWorkoutSessionInput, ShownSession } from '#contract/workout-sessions.ts';
import { sessionOf } from '#domain/sent-completion.ts';
import type { SessionMonth } from '#domain/workout-history.ts';
import { countsForWorkout } from '#domain/workout-session.ts';
import { useKeptChange } from './kept-change.ts';
import { knownAnswer } from './known-answer.ts';
import { withSession } from './shown-sessions.ts';

/** Sessions in one page of the history: what the server sends when nothing else is asked for. */
const PAGE_SIZE = 200;

/** The only query that goes stale by itself. */
const STALE_AFTER_MS = 60_000;

const workoutSessionsKey = (userId: string) => ['/api/users', userId, 'workout-sessions'] as const;

/** The whole history, newest first, page by page. */
export const workoutSessionsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: workoutSessionsKey(userId),
    queryFn: ({ pageParam, signal }) => {
      const ask = () => callApi<HistorySession[]>(`${workoutSessionsPath(userId)}${pageParam}`, { signal });
      return pageParam === '' ? knownAnswer(userId, 'sessions', ask, () => sessionsOfDashboard(userId)) : ask();
    },
    initialPageParam: '',
    getNextPageParam: (page) => {
      const oldest = page.at(-1);
      return oldest && page.length >= PAGE_SIZE ? `?before=${oldest.completedAt}&beforeId=${oldest.id}` : undefined;
    },
    staleTime: STALE_AFTER_MS,
  });

/** Who has never opened her history still has what Home knows of it: this block, and the last thirty days. */
const sessionsOfDashboard = async (userId: string): Promise<HistorySession[] | undefined> =>
  (await lastKnown<Dashboard>(userId, 'dashboard'))?.workoutSessions;

/** The sessions of one block, however long ago. */
export const blockSessionsQuery = (userId: string, block: number) =>
  queryOptions({
    queryKey: [...workoutSessionsKey(userId), 'block', block],
    queryFn: ({ signal }) =>
      callApi<ShownSession[]>(`${workoutSessionsPath(userId)}?block=${block}&limit=500`, { signal }),
    staleTime: STALE_AFTER_MS,
  });

/** What the whole history adds up to, month by month; its key is its address. */
export const sessionMonthsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...workoutSessionsKey(userId), 'months'],
    queryFn: ({ queryKey, signal }) =>
      knownAnswer(userId, 'months', () => callApi<SessionMonth[]>(queryKey.join('/'), { signal })),
    staleTime: STALE_AFTER_MS,
  });

/**
 * Records a finished workout, kept on the device before it is sent, until the server has it. A temporary session shows at
 * once (product §5). The same `clientId` twice is one session, so sending again is safe. Calls `onKept` once it is on the
 * device.
 */
export const useRecordWorkout = (userId: string, onKept?: (session: NewWorkoutSessionInput) => void) =>
  useKeptChange<NewWorkoutSessionInput>(userId, {
    waitingOf: (body) => ({ kind: 'workout', body }),
    shown: (dashboard, session) => withSession(dashboard, sessionOf(session, dashboard.progress.currentBlock)),
    remember(session) {
      if (session.completedOn === today() && countsForWorkout(session.length ?? 'full')) {
        noteForCelebration(session.clientId);
      }
    },
    ...(onKept && { onKept }),
  });
