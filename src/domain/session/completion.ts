import type { MoodId } from '#domain/mood/mood.ts';
import { type WorkoutCode, type WorkoutId, weekOfWorkout } from '#domain/plan/block.ts';
import { type CalendarDay, calendarDayAt } from '#domain/time/calendar-day.ts';
import type { PlayedLevel } from './played-level.ts';
import { type Effort, RECORDED_DURATION_MINUTES, type SessionLength } from './workout-session.ts';

/** A workout that a member did, wholly or in part. Instants are epoch milliseconds. */
export interface DoneWorkout {
  /** The id that was made when the workout was begun, so that it is recorded once, however often it is sent. */
  readonly clientId: string;
  readonly workoutId: WorkoutId;
  /** The workout that was played, where it is not that of this number in the block's own edition. */
  readonly played?: WorkoutCode | undefined;
  /** The published version that was played, and the minutes that it states; absent for the shipped one. */
  readonly version?: number | undefined;
  readonly statedMinutes?: number | undefined;
  /** The workout's title, "Week 1A – …". */
  readonly title: string;
  /** Undefined, or below 1, while it is not known: the server then takes the running block. */
  readonly block: number | undefined;
  readonly length: SessionLength;
  /** The true time in seconds; null while it is not known. */
  readonly activeSeconds?: number | null;
  /** The moves that were done; known only where the guide led the workout. */
  readonly completedExercises?: { moveId: string; level: PlayedLevel; seconds: number }[];
  readonly completedAt: number;
  /** Minutes east of UTC at that instant. */
  readonly utcOffsetMinutes: number;
}

/** What the member says of a workout. */
export interface WorkoutFeedback {
  /** 1 to 10; null means not rated. */
  readonly rating: number | null;
  readonly notes: string;
  readonly effort?: Effort | null | undefined;
  /** The mood of the day, where the member shares it. */
  readonly preMood?: MoodId | null;
}

/** The body with which a completion is sent (product §5). */
export interface Completion extends Omit<DoneWorkout, 'workoutId' | 'title' | 'block' | 'activeSeconds'> {
  readonly workoutId: string;
  readonly workoutName: string;
  readonly week: number;
  readonly block?: number;
  readonly rating: number | null;
  readonly notes: string;
  readonly duration: typeof RECORDED_DURATION_MINUTES;
  readonly activeSeconds: number | null;
  readonly effort: Effort | null;
  readonly preMood: MoodId | null;
  /** The member's own day at `completedAt`. */
  readonly completedOn: CalendarDay;
}

/** The body of a completion; this is the one place that builds it. */
export function completionOf(
  { workoutId, title, block = 0, activeSeconds = null, ...done }: DoneWorkout,
  { rating, notes, effort = null, preMood = null }: WorkoutFeedback,
): Completion {
  return {
    ...done,
    workoutId: String(workoutId),
    workoutName: title,
    week: weekOfWorkout(workoutId),
    ...(block > 0 && { block }),
    rating,
    notes: storable(notes),
    duration: RECORDED_DURATION_MINUTES,
    activeSeconds,
    effort,
    preMood,
    completedOn: calendarDayAt(done.completedAt, done.utcOffsetMinutes),
  };
}

/** The server stores neither NUL nor half a character; without them the text means the same. */
const storable = (notes: string): string => notes.replace(/\0|\p{Surrogate}/gu, '').trim();
