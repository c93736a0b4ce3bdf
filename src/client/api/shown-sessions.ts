import type { Dashboard } from '#contract/dashboard.ts';
import { currentWeek, isWorkoutId } from '#domain/block.ts';
import { inHistoryOrder, type ShownSession } from '#domain/member-facts.ts';
import { countsForWorkout, isShortVersion } from '#domain/workout-session.ts';

/*
 * What a change of sessions makes of what is shown, before the server has answered: the same that the server will make
 * of it.
 */

/** One session more. */
export function withSession(dashboard: Dashboard, session: ShownSession): Dashboard {
  if (dashboard.workoutSessions.some(({ clientId }) => clientId === session.clientId)) return dashboard;
  const { completedWorkouts } = dashboard.progress;
  const counted = withCount(dashboard, session, 1);
  return {
    ...counted,
    progress: {
      ...counted.progress,
      ...(completes(dashboard, session) && doneOf([...completedWorkouts, session.workoutId])),
    },
    workoutSessions: inHistoryOrder([session, ...dashboard.workoutSessions]),
    workoutDays: [...new Set([...dashboard.workoutDays, session.completedOn])].sort(),
  };
}

/** One session less; `isLastOfDay`: its day has no other. */
export function withoutSession(dashboard: Dashboard, session: ShownSession, isLastOfDay: boolean): Dashboard {
  const { completedWorkouts } = dashboard.progress;
  const others = dashboard.workoutSessions.filter(({ id }) => id !== session.id);
  const isDoneStill = others.some((other) => other.workoutId === session.workoutId && completes(dashboard, other));
  const counted = withCount(dashboard, session, -1);
  return {
    ...counted,
    progress: {
      ...counted.progress,
      ...(completes(dashboard, session) &&
        !isDoneStill &&
        doneOf(completedWorkouts.filter((id) => id !== session.workoutId))),
    },
    workoutSessions: others,
    workoutDays: isLastOfDay
      ? dashboard.workoutDays.filter((day) => day !== session.completedOn)
      : dashboard.workoutDays,
  };
}

/** A session with another rating or note. */
export function withCorrected(dashboard: Dashboard, session: ShownSession): Dashboard {
  return { ...dashboard, workoutSessions: replaced(dashboard.workoutSessions, session) };
}

/** The session in place of the one with its id. */
export function replaced(sessions: readonly ShownSession[], session: ShownSession): ShownSession[] {
  return sessions.map((other) => (other.id === session.id ? session : other));
}

const completes = ({ progress }: Dashboard, { block, length }: ShownSession): boolean =>
  block === progress.currentBlock && countsForWorkout(length);

function doneOf(completedWorkouts: readonly string[]) {
  const done = [...new Set(completedWorkouts)];
  return { completedWorkouts: done, currentWeek: currentWeek(new Set(done.map(Number).filter(isWorkoutId))) };
}

function withCount(dashboard: Dashboard, { block, length }: ShownSession, sign: 1 | -1): Dashboard {
  if (!countsForWorkout(length)) return dashboard;
  const { progress, stats } = dashboard;
  const key = `block_${block}`;
  const ofBlock = progress.blockProgress[key];
  const totalWorkouts = (ofBlock?.totalWorkouts ?? 0) + sign;
  return {
    ...dashboard,
    shortWorkouts: dashboard.shortWorkouts + (isShortVersion(length) ? sign : 0),
    stats: { ...stats, totalWorkouts: stats.totalWorkouts + sign },
    progress: {
      ...progress,
      ...(ofBlock && { blockProgress: { ...progress.blockProgress, [key]: { ...ofBlock, totalWorkouts } } }),
    },
  };
}
