import type { Dashboard } from '#contract/dashboard.ts';
import {
  dashboardPath,
  progressPath,
  restoreSessionPath,
  sessionMonthsPath,
  workoutSessionPath,
  workoutSessionsPath,
} from '#contract/paths.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { ALL_TWELVE, completeWorkout } from '#tests/people/completions.ts';
import type { Member } from '#tests/servers/activity-server.ts';

/** What Anna sends and asks about her workout sessions. */
export function sessionCallsOf(anna: Member) {
  const send = (payload: unknown, member = anna) => member.call('POST', workoutSessionsPath(member.id), payload);
  const read = (query = '') => anna.call('GET', workoutSessionsPath(anna.id) + query);
  const complete = async (workoutId: string, changes: Record<string, unknown> = {}): Promise<WorkoutSession> =>
    (await completeWorkout(anna, workoutId, changes)).json();
  return {
    send,
    read,
    history: async (query = ''): Promise<WorkoutSession[]> => (await read(query)).json(),
    complete,
    completeAll: () => Promise.all(ALL_TWELVE.map((workoutId) => complete(workoutId))),
    correct: (id: string, payload: unknown) => anna.call('PATCH', workoutSessionPath(anna.id, id), payload),
    remove: (id: string) => anna.call('DELETE', workoutSessionPath(anna.id, id)),
    restore: (id: string) => anna.call('POST', restoreSessionPath(anna.id, id)),
    startBlock: (currentBlock: number) => anna.call('PATCH', progressPath(anna.id), { currentBlock }),
    dashboard: async (): Promise<Dashboard> => (await anna.call('GET', dashboardPath(anna.id))).json(),
    months: async () => (await anna.call('GET', sessionMonthsPath(anna.id))).json(),
  };
}
