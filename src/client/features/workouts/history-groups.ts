import type { WorkoutSession } from '#contract/workout-sessions.ts';
import { isWorkoutId, weekOfWorkout } from '#domain/block.ts';
import { WEEK_NAMES } from '#programme/week-names.ts';

/** Sessions that follow each other in one week of one block. */
export interface HistoryGroup {
  /** The newest session's id: no two groups share it. */
  key: string;
  title: string;
  sessions: WorkoutSession[];
}

/**
 * The history, newest first, cut where the week or the block changes. A week that was gone back to has a group each
 * time, so that the order in time always holds. The block is named as soon as there is more than one.
 */
export function historyGroups(sessions: readonly WorkoutSession[]): HistoryGroup[] {
  const severalBlocks = sessions.some(({ block }) => block !== sessions[0]?.block);
  const groups: HistoryGroup[] = [];
  for (const session of sessions) {
    const title = groupTitle(session, severalBlocks);
    const newest = groups.at(-1);
    if (newest?.title === title) newest.sessions.push(session);
    else groups.push({ key: session.id, title, sessions: [session] });
  }
  return groups;
}

function groupTitle({ workoutId, block }: WorkoutSession, severalBlocks: boolean): string {
  const id = Number(workoutId);
  const week = isWorkoutId(id) ? weekOfWorkout(id) : 1;
  const { name } = WEEK_NAMES[week];
  return severalBlocks ? `Block ${block}, week ${week}, ${name}` : `Week ${week}, ${name}`;
}
