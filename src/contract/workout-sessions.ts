import { z } from 'zod';
import { WORKOUT_IDS } from '#domain/block.ts';
import {
  DEFAULT_RATING,
  EFFORTS,
  EMPTY_NOTES_TEXT,
  MAX_ACTIVE_SECONDS,
  MAX_NOTES_LENGTH,
  MAX_RATING,
  MIN_RATING,
  RECORDED_DURATION_MINUTES,
  SESSION_LENGTHS,
} from '#domain/workout-session.ts';
import { CalendarDaySchema, InstantSchema, textUpTo, UtcOffsetMinutesSchema } from './fields.ts';

/** A workout's number as it travels: a string, "1" to "12" (product §3). */
export const WorkoutIdTextSchema = z.enum(WORKOUT_IDS.map(String) as [string, ...string[]]);

const RatingSchema = z.int().min(MIN_RATING).max(MAX_RATING).nullable();
const NotesSchema = textUpTo(MAX_NOTES_LENGTH).transform((notes) => (notes.trim() === '' ? EMPTY_NOTES_TEXT : notes));

/** One move as it was done: the catalogue's id, the level played and the seconds worked. */
export const CompletedExerciseSchema = z.object({
  moveId: textUpTo(40),
  level: z.enum(['easier', 'standard', 'harder']),
  seconds: z.int().min(0).max(MAX_ACTIVE_SECONDS),
});

/**
 * A finished workout as the player sends it (product §7, decision "Activity").
 *
 * The same `clientId` again is the same session. What is left out gets the specification's value: rating 8, notes
 * "Completed workout", duration 30, the current block. `week` always follows from `workoutId` and is not believed.
 */
export const NewWorkoutSessionSchema = z.object({
  clientId: z.uuid(),
  workoutId: WorkoutIdTextSchema,
  rating: RatingSchema.default(DEFAULT_RATING),
  notes: NotesSchema.default(EMPTY_NOTES_TEXT),
  duration: z.literal(RECORDED_DURATION_MINUTES).default(RECORDED_DURATION_MINUTES),
  workoutName: textUpTo(120).optional(),
  week: z.int().min(1).max(4).optional(),
  block: z.int().min(1).max(10_000).optional(),
  preMood: z.enum(['energised', 'tired', 'stressed', 'peaceful']).nullable().default(null),
  completedExercises: z.array(CompletedExerciseSchema).max(200).nullable().default(null),
  completedAt: InstantSchema,
  completedOn: CalendarDaySchema,
  utcOffsetMinutes: UtcOffsetMinutesSchema,
  length: z.enum(SESSION_LENGTHS).default('full'),
  activeSeconds: z.int().min(0).max(MAX_ACTIVE_SECONDS).nullable().default(null),
  effort: z.enum(EFFORTS).nullable().default(null),
});
export type NewWorkoutSession = z.infer<typeof NewWorkoutSessionSchema>;
/** What a client has to send: everything with a default may be left out. */
export type NewWorkoutSessionInput = z.input<typeof NewWorkoutSessionSchema>;

/** What can be put right of a session that is stored: its rating, its note, or both (product §5). */
export const WorkoutSessionCorrectionSchema = z
  .object({ rating: RatingSchema.optional(), notes: NotesSchema.optional() })
  .refine(({ rating, notes }) => rating !== undefined || notes !== undefined, {
    message: 'Send rating or notes.',
    path: ['rating'],
  });
export type WorkoutSessionCorrection = z.infer<typeof WorkoutSessionCorrectionSchema>;

/** A stored workout session. */
export const WorkoutSessionSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  userId: z.string(),
  workoutId: z.string(),
  workoutName: z.string(),
  week: z.int(),
  block: z.int(),
  edition: z.enum(['a', 'b']),
  completedAt: z.int(),
  completedOn: z.string(),
  rating: z.int().nullable(),
  notes: z.string(),
  duration: z.int(),
  activeSeconds: z.int().nullable(),
  length: z.enum(SESSION_LENGTHS),
  effort: z.enum(EFFORTS).nullable(),
  preMood: z.string().nullable(),
  completedExercises: z.array(CompletedExerciseSchema).nullable(),
});
export type WorkoutSession = z.infer<typeof WorkoutSessionSchema>;

/** What the app shows of a session. The moves and the mood before it stay with the whole record, which is twice as long. */
export const ShownSessionSchema = WorkoutSessionSchema.omit({
  userId: true,
  week: true,
  preMood: true,
  completedExercises: true,
});
export type ShownSession = z.infer<typeof ShownSessionSchema>;

/** Sessions kept for one page of history (decision "Activity"). */
export const DEFAULT_SESSIONS_SHOWN = 200;
export const MAX_SESSIONS_SHOWN = 500;

/**
 * `before` is the `completedAt` of the oldest session already shown, and `beforeId` its id: of sessions of the same
 * instant none is left out then. `block` asks for the sessions of that block only.
 */
export const WorkoutSessionsQuerySchema = z.object({
  before: z.coerce.number().int().min(0).max(9_999_999_999_999).optional(),
  beforeId: z.uuid().optional(),
  block: z.coerce.number().int().min(1).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_SESSIONS_SHOWN).default(DEFAULT_SESSIONS_SHOWN),
});

/** What the sessions of a calendar month add up to, of every month with one. */
export const SessionMonthSchema = z.object({
  /** "YYYY-MM", of the days on which they were done. */
  month: z.string(),
  /** Sessions that completed their workout; one that was broken off is none. */
  workouts: z.int(),
  minutes: z.int(),
  /** Sessions with a rating, and the sum of their ratings. */
  rated: z.int(),
  ratingSum: z.int(),
});
