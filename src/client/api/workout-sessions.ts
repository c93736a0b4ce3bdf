import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, UnreachableError } from '#client/platform/api-client.ts';
import { noteForCelebration } from '#client/platform/celebrated-workouts.ts';
import { today } from '#client/platform/now.ts';
import { workoutSessionsPath } from '#contract/paths.ts';
import type { NewWorkoutSessionInput, WorkoutSession } from '#contract/workout-sessions.ts';
import { editionOfBlock, isWorkoutId, weekOfWorkout } from '#domain/block.ts';
import type { SessionMonth } from '#domain/workout-history.ts';
import {
  countsForWorkout,
  DEFAULT_RATING,
  EMPTY_NOTES_TEXT,
  RECORDED_DURATION_MINUTES,
} from '#domain/workout-session.ts';
import { refreshDashboard, showInDashboard } from './dashboard.ts';
import { withSession } from './shown-sessions.ts';
import { keepAndSendWorkout, sendUnsentWorkouts } from './unsent-workouts.ts';

/** Sessions in one page of the history: what the server sends when nothing else is asked for. */
const PAGE_SIZE = 200;

/** The only query that goes stale by itself (product §7). */
const STALE_AFTER_MS = 60_000;

const TEMPORARY_ID = 'temporary-';

const workoutSessionsKey = (userId: string) => ['/api/users', userId, 'workout-sessions'] as const;

/** The whole history, newest first, page by page. */
export const workoutSessionsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: workoutSessionsKey(userId),
    queryFn: ({ pageParam, signal }) =>
      callApi<WorkoutSession[]>(`${workoutSessionsPath(userId)}${pageParam}`, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => {
      const oldest = page.at(-1);
      return oldest && page.length >= PAGE_SIZE ? `?before=${oldest.completedAt}&beforeId=${oldest.id}` : undefined;
    },
    staleTime: STALE_AFTER_MS,
  });

/** The sessions of one block, however long ago. */
export const blockSessionsQuery = (userId: string, block: number) =>
  queryOptions({
    queryKey: [...workoutSessionsKey(userId), 'block', block],
    queryFn: ({ signal }) =>
      callApi<WorkoutSession[]>(`${workoutSessionsPath(userId)}?block=${block}&limit=500`, { signal }),
    staleTime: STALE_AFTER_MS,
  });

/** What the whole history adds up to, month by month; its key is its address. */
export const sessionMonthsQuery = (userId: string) =>
  queryOptions<SessionMonth[]>({ queryKey: [...workoutSessionsKey(userId), 'months'], staleTime: STALE_AFTER_MS });

/**
 * Records a finished workout. It is kept on the device before it is sent, until the server has it. A temporary session
 * shows at once, is taken back when the server refuses, and everything is read again (product §4); when nobody can be
 * reached it stays in sight. The same `clientId` twice is one session, so sending again is safe.
 */
export function useRecordWorkout(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (session: NewWorkoutSessionInput) => keepAndSendWorkout({ userId, session, redated: false }),
    onMutate: (session) => {
      if (session.completedOn === today() && countsForWorkout(session.length ?? 'full')) {
        noteForCelebration(session.clientId);
      }
      return showInDashboard(queryClient, userId, (dashboard) =>
        withSession(dashboard, temporarySession(session, userId, dashboard.progress.currentBlock)),
      );
    },
    onError: (error, _session, undo) => {
      if (!(error instanceof UnreachableError)) undo?.();
    },
    onSettled: (_answer, error) => {
      if (!(error instanceof UnreachableError)) refreshWorkouts(queryClient, userId);
    },
  });
}

/** Sends what earlier tries left on the device: when a screen opens and when the device is online again. */
export function useSendUnsentWorkouts(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () =>
      void sendUnsentWorkouts(userId).then((sent) => {
        if (sent > 0) refreshWorkouts(queryClient, userId);
      });
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [queryClient, userId]);
}

/** Marks everything that follows from sessions as out of date: history, months, blocks and the main app. */
export function refreshWorkouts(queryClient: QueryClient, userId: string): void {
  void queryClient.invalidateQueries({ queryKey: workoutSessionsKey(userId) });
  refreshDashboard(queryClient, userId);
}

/** True for a session that the server does not have yet. */
export const isTemporary = ({ id }: WorkoutSession): boolean => id.startsWith(TEMPORARY_ID);

/** What the server will make of it, under an id that stands in until it answers. */
function temporarySession(input: NewWorkoutSessionInput, userId: string, currentBlock: number): WorkoutSession {
  const workoutId = Number(input.workoutId);
  const block = input.block ?? currentBlock;
  const notes = input.notes ?? '';
  return {
    id: `${TEMPORARY_ID}${input.clientId}`,
    clientId: input.clientId,
    userId,
    workoutId: input.workoutId,
    workoutName: input.workoutName ?? '',
    week: isWorkoutId(workoutId) ? weekOfWorkout(workoutId) : 1,
    block,
    edition: editionOfBlock(block),
    completedAt: input.completedAt,
    completedOn: input.completedOn,
    rating: input.rating === undefined ? DEFAULT_RATING : input.rating,
    notes: notes.trim() === '' ? EMPTY_NOTES_TEXT : notes,
    duration: RECORDED_DURATION_MINUTES,
    activeSeconds: input.activeSeconds ?? null,
    length: input.length ?? 'full',
    effort: input.effort ?? null,
    preMood: input.preMood ?? null,
    completedExercises: input.completedExercises ?? null,
  };
}
