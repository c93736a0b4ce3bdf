import type { Dashboard } from '#contract/dashboard.ts';
import { dashboardPath, statsPath, stepsPath } from '#contract/paths.ts';
import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { completeWorkout } from '#tests/people/completions.ts';
import { type Member, NOW, TODAY } from '#tests/servers/activity-server.ts';

const DAY = 86_400_000;

export const daysAgo = (count: number) => addDays(TODAY, -count);

/** How Anna reads her dashboard, and what she does that it shows, as many days ago as it says. */
export function dashboardCallsOf(anna: Member) {
  const read = (headers?: Record<string, string>, member = anna) =>
    member.call('GET', dashboardPath(member.id), undefined, headers);
  return {
    read,
    dashboard: async (): Promise<Dashboard> => (await read()).json(),
    complete: async (workoutId: string, ago: number, changes: Record<string, unknown> = {}) => {
      const then = { completedAt: NOW - ago * DAY, completedOn: daysAgo(ago) };
      return (await completeWorkout(anna, workoutId, { ...then, ...changes })).json() as WorkoutSession;
    },
    enterSteps: (ago: number, steps: number) => anna.call('POST', stepsPath(anna.id), { date: daysAgo(ago), steps }),
    change: (payload: object) => anna.call('PATCH', statsPath(anna.id), payload),
  };
}
