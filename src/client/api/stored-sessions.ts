import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#client/platform/api-client.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { restoreSessionPath, workoutSessionPath } from '#contract/paths.ts';
import type { ShownSession, WorkoutSessionCorrection } from '#contract/workout-sessions.ts';
import { inHistoryOrder } from '#domain/member-facts.ts';
import { monthsWith, monthsWithout, type SessionMonth } from '#domain/workout-history.ts';
import { inMonth } from '#programme/session-minutes.ts';
import { refreshMember, showInDashboard } from './dashboard.ts';
import { replaced, withCorrected, withoutSession, withSession } from './shown-sessions.ts';
import { blockSessionsQuery, sessionMonthsQuery, workoutSessionsQuery } from './workout-sessions.ts';

type Sessions = readonly ShownSession[];

/** What becomes of each thing that shows sessions. */
interface ShownChange {
  dashboard: (dashboard: Dashboard) => Dashboard;
  /** A page of the history, or the sessions of a block. */
  sessions: (sessions: Sessions) => ShownSession[];
  /** Comes to the newest page of the history and to its block. */
  added?: ShownSession;
  months: (months: readonly SessionMonth[]) => SessionMonth[];
}

/** Puts rating or note of a stored session right: shown at once, taken back when it fails. */
export function useCorrectSession(userId: string) {
  return useSessionChange(userId, {
    send: ({ session, correction }: { session: ShownSession; correction: WorkoutSessionCorrection }) =>
      callApi<ShownSession>(workoutSessionPath(userId, session.id), { method: 'PATCH', body: correction }),
    shown: (_queryClient, { session, correction }) => {
      const { rating = session.rating, notes = session.notes } = correction;
      const after = { ...session, rating, notes };
      return {
        dashboard: (dashboard) => withCorrected(dashboard, after),
        sessions: (sessions) => replaced(sessions, after),
        months: (months) => monthsWith(monthsWithout(months, inMonth(session)), inMonth(after)),
      };
    },
  });
}

/** Deletes a stored session, until {@link useRestoreSession}: gone at once, back when it fails. */
export function useDeleteSession(userId: string) {
  return useSessionChange(userId, {
    send: (session: ShownSession) =>
      callApi<ShownSession>(workoutSessionPath(userId, session.id), { method: 'DELETE' }),
    shown: (queryClient, session) => ({
      dashboard: (dashboard) =>
        withoutSession(
          dashboard,
          session,
          isLastOfDay(session, [...dashboard.workoutSessions, ...loaded(queryClient, userId)]),
        ),
      sessions: (sessions) => sessions.filter(({ id }) => id !== session.id),
      months: (months) => monthsWithout(months, inMonth(session)),
    }),
  });
}

/** Brings a deleted session back to where it was: there at once, gone again when it fails. */
export function useRestoreSession(userId: string) {
  return useSessionChange(userId, {
    send: (session: ShownSession) => callApi<ShownSession>(restoreSessionPath(userId, session.id), { method: 'POST' }),
    shown: (_queryClient, session) => ({
      dashboard: (dashboard) => withSession(dashboard, session),
      sessions: (sessions) => [...sessions],
      added: session,
      months: (months) => monthsWith(months, inMonth(session)),
    }),
  });
}

interface SessionChange<Variables> {
  send: (variables: Variables) => Promise<ShownSession>;
  shown: (queryClient: QueryClient, variables: Variables) => ShownChange;
}

/** Changes of one member's sessions go out one after the other, so that an undo never overtakes what it undoes. */
function useSessionChange<Variables>(userId: string, { send, shown }: SessionChange<Variables>) {
  const queryClient = useQueryClient();
  const id = `workout-sessions-${userId}`;
  return useMutation({
    mutationKey: [id],
    scope: { id },
    mutationFn: send,
    onMutate: (variables) => showChange(queryClient, userId, shown(queryClient, variables)),
    onError: (_error, _variables, undo) => undo?.(),
    onSettled: () => {
      // While another change is on its way, what the server says now is older than what is shown.
      if (queryClient.isMutating({ mutationKey: [id] }) === 1) refreshMember(queryClient, userId);
    },
  });
}

async function showChange(queryClient: QueryClient, userId: string, change: ShownChange): Promise<() => void> {
  const { queryKey } = workoutSessionsQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData({ queryKey });
  const undoDashboard = await showInDashboard(queryClient, userId, change.dashboard);
  queryClient.setQueryData(sessionMonthsQuery(userId).queryKey, (months) => months && change.months(months));
  queryClient.setQueryData(
    queryKey,
    (history) => history && { ...history, pages: changedPages(history.pages, change) },
  );
  queryClient.setQueriesData<ShownSession[]>(
    { queryKey: [...queryKey, 'block'] },
    (sessions) => sessions && change.sessions(sessions),
  );
  if (change.added) showInBlock(queryClient, userId, change.added);
  return () => {
    undoDashboard();
    for (const [key, shown] of before) queryClient.setQueryData(key, shown);
  };
}

function changedPages(pages: readonly ShownSession[][], { sessions, added }: ShownChange): ShownSession[][] {
  const [newest = [], ...older] = pages.map(sessions);
  return [added ? inHistoryOrder([added, ...newest]) : newest, ...older];
}

function showInBlock(queryClient: QueryClient, userId: string, session: ShownSession): void {
  const { queryKey } = blockSessionsQuery(userId, session.block);
  queryClient.setQueryData(queryKey, (sessions) => sessions && inHistoryOrder([session, ...sessions]));
}

function loaded(queryClient: QueryClient, userId: string): ShownSession[] {
  return queryClient.getQueryData(workoutSessionsQuery(userId).queryKey)?.pages.flat() ?? [];
}

const isLastOfDay = (session: ShownSession, known: Sessions): boolean =>
  !known.some(({ id, completedOn }) => id !== session.id && completedOn === session.completedOn);
