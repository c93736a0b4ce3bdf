import type { MoodId } from '#domain/mood/mood.ts';
import { type WorkoutCode, type WorkoutId, weekOfWorkout } from '#domain/plan/block.ts';
import { type CalendarDay, calendarDayAt } from '#domain/time/calendar-day.ts';
import type { PlayedLevel } from './played-level.ts';
import { type Effort, RECORDED_DURATION_MINUTES, type SessionLength } from './workout-session.ts';

/** A workout that was done, wholly or in part. Instants are epoch milliseconds. */
export interface DoneWorkout {
  /** Made when the workout was begun, so that it is recorded once, whoever sends it how often. */
  readonly clientId: string;
  readonly workoutId: WorkoutId;
  /** Where it is another workout than that of this number in the edition whose turn the block is. */
  readonly played?: WorkoutCode | undefined;
  /** Of the workout, "Week 1A – …". */
  readonly title: string;
  /** Left out, or below 1, while it is not known: the server then takes the running one. */
  readonly block: number | undefined;
  readonly length: SessionLength;
  /** Seconds; null while nobody knows. */
  readonly activeSeconds?: number | null;
  /** Known only of what the guide led. */
  readonly completedExercises?: { moveId: string; level: PlayedLevel; seconds: number }[];
  readonly completedAt: number;
  /** Minutes east of UTC at that instant. */
  readonly utcOffsetMinutes: number;
}

/** What she says of it. */
export interface WorkoutFeedback {
  /** Null: not rated. */
  readonly rating: number | null;
  readonly notes: string;
  readonly effort?: Effort | null | undefined;
  /** The mood of the day, if she shares it. */
  readonly preMood?: MoodId | null;
}

/** The body of a completion (product §5). */
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
  /** Her own day at `completedAt`. */
  readonly completedOn: CalendarDay;
}

/** A workout as it is recorded: the one place where the body of a completion is built. */
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
