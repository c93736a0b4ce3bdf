import type { Edition, WorkoutId } from '#domain/plan/block.ts';
import type { FollowOnBlock } from '#domain/plan/follow-on.ts';
import type { Effort, SessionLength } from '#domain/session/workout-session.ts';
import type { SitterStanding } from '#domain/sitter/sitter.ts';
import type { DaySteps, StepGoalChange } from '#domain/steps/step-goal.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/** A workout session with all that a screen shows of it. */
export interface ShownSession {
  /** The server's id; a temporary one for a session that the server does not have yet. */
  id: string;
  /** The device's own id, the same however often the completion is sent. */
  clientId: string;
  /** "1" to "12": its place in the block. */
  workoutId: string;
  workoutName: string;
  block: number;
  /** The edition of the workout that was played. */
  edition: Edition;
  /** The workout's number in that edition; null where it is the number of its place. */
  playedId: number | null;
  /** The published version of its words and plan that was done; null for the shipped one. */
  version: number | null;
  /** The minutes that this version states; null for those of the shipped one. */
  statedMinutes: number | null;
  /** Epoch milliseconds. */
  completedAt: number;
  /** The user's own day. */
  completedOn: string;
  /** 1 to 10; null when it was not rated. */
  rating: number | null;
  notes: string;
  /** The recorded minutes, always 30. */
  duration: number;
  /** The true time in seconds; null when it is not known. */
  activeSeconds: number | null;
  length: SessionLength;
  effort: Effort | null;
}

/** A workout session with only what counts and streaks need. */
export interface LightSession {
  block: number;
  /** The user's own day on which it was done. */
  day: CalendarDay;
  workoutId: WorkoutId;
  length: SessionLength;
  /** The {@link sessionKey} of its clientId, which tells it from others of its day, workout and length. */
  key: string;
  /** A deleted session counts for nothing and can be restored. */
  isDeleted: boolean;
}

/** A block that is over. */
export interface EndedBlock {
  block: number;
  /** When the next one was started, epoch milliseconds. */
  completedAt: number;
}

/**
 * Everything that is known of a member's activity, as plain data (decision 46): what the main app shows follows from it
 * by `dashboardOf`, and what a member does changes it by `withEntry`.
 */
export interface MemberFacts {
  currentBlock: number;
  /** The blocks before the current one, in order. */
  endedBlocks: readonly EndedBlock[];
  /** The blocks on the follow-on, in order. */
  followOn: readonly FollowOnBlock[];
  /** Every session, deleted ones too, in any order. */
  sessions: readonly LightSession[];
  /** The sessions that are known in full, at least those that are shown, in {@link inHistoryOrder}. */
  shown: readonly ShownSession[];
  /** The steps of every day that can still be entered or judged by another goal, oldest first. */
  steps: readonly DaySteps[];
  /** The days without an entry in `steps` that reached their goal, oldest first; they are too long ago to change. */
  settledGoalDays: readonly CalendarDay[];
  /** The changes of the step goal, oldest first, one a day at most. */
  goalChanges: readonly StepGoalChange[];
  /** The step goal in steps a day; null until one was set. */
  stepGoal: number | null;
  /** Whether rest passes hold a streak over a missed day. */
  restPasses: boolean;
  /** The member's sitter; absent while nobody is asked. */
  sitter?: SitterStanding;
}

/** The last six characters of a clientId: they tell the few sessions of one day, workout and length apart. */
export const sessionKey = (clientId: string): string => clientId.slice(-6);

/** The sessions in the order of the history: the newest first, those of one instant by their id. */
export function inHistoryOrder(sessions: readonly ShownSession[]): ShownSession[] {
  return [...sessions].sort((a, b) => b.completedAt - a.completedAt || (a.id < b.id ? 1 : -1));
}
