import type { Dashboard } from '#contract/dashboard.ts';
import type { NewWorkoutSessionInput, ShownSession } from '#contract/workout-sessions.ts';
import { currentWeek, editionOfBlock, isWorkoutId } from '#domain/block.ts';
import {
  countsForWorkout,
  DEFAULT_RATING,
  EMPTY_NOTES_TEXT,
  isShortVersion,
  RECORDED_DURATION_MINUTES,
} from '#domain/workout-session.ts';

const TEMPORARY_ID = 'temporary-';

/*
 * What a change of sessions makes of what is shown, before the server has answered: the same that the server will make
 * of it.
 */

/** In the order of the history: newest first, those of one instant by their id. */
export function inHistoryOrder(sessions: readonly ShownSession[]): ShownSession[] {
  return [...sessions].sort((a, b) => b.completedAt - a.completedAt || (a.id < b.id ? 1 : -1));
}

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

/** True for a session that the server does not have yet. */
export const isTemporary = ({ id }: ShownSession): boolean => id.startsWith(TEMPORARY_ID);

/** What the server will make of it, under an id that stands in until it answers. */
export function temporarySession(input: NewWorkoutSessionInput, currentBlock: number): ShownSession {
  const block = input.block ?? currentBlock;
  const notes = input.notes ?? '';
  return {
    id: `${TEMPORARY_ID}${input.clientId}`,
    clientId: input.clientId,
    workoutId: input.workoutId,
    workoutName: input.workoutName ?? '',
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
  };
}
