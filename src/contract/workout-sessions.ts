import { z } from 'zod';
import { MOODS } from '#domain/mood/mood.ts';
import { isWorkoutCode, WORKOUT_IDS, type WorkoutCode } from '#domain/plan/block.ts';
import type { ShownSession } from '#domain/progress/member-facts.ts';
import { notesToKeep, type SentCompletion } from '#domain/progress/sent-completion.ts';
import type { CompletionTime } from '#domain/session/completion-time.ts';
import {
  DEFAULT_RATING,
  EFFORTS,
  EMPTY_NOTES_TEXT,
  MAX_ACTIVE_SECONDS,
  MAX_COMPLETED_MOVES,
  MAX_NOTES_LENGTH,
  MAX_RATING,
  MIN_RATING,
  RECORDED_DURATION_MINUTES,
  SESSION_LENGTHS,
} from '#domain/session/workout-session.ts';
import { CalendarDaySchema, InstantSchema, textUpTo, UtcOffsetMinutesSchema } from './fields.ts';

const WORKOUT_ID_TEXTS = WORKOUT_IDS.map(String);

/** A workout's number, "1" to "12": sent as text or as a number, read as text. */
export const WorkoutIdTextSchema = z
  .union([z.string(), z.int()], 'Send the number of a workout, 1 to 12.')
  .transform(String)
  .refine((id) => WORKOUT_ID_TEXTS.includes(id), 'That workout doesn’t exist. They’re numbered 1 to 12.');

const RatingSchema = z.int().min(MIN_RATING).max(MAX_RATING).nullable();
const NotesSchema = textUpTo(MAX_NOTES_LENGTH).transform(notesToKeep);

/** A mood by its id or by the word on its button, "Tired" or "tired"; read as the id. */
const MoodIdSchema = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(z.enum(MOODS.map(({ id }) => id)));

/** One move as it was done: the catalogue's id, the level played and the seconds worked. */
export const CompletedExerciseSchema = z.object({
  moveId: textUpTo(80),
  level: z.enum(['easier', 'standard', 'harder']),
  seconds: z.int().min(0).max(MAX_ACTIVE_SECONDS),
});

/** A move that is sent by its name alone means its standard version, with no known seconds. */
const SentExerciseSchema = z.preprocess(
  (sent) => (typeof sent === 'string' ? { moveId: sent, level: 'standard', seconds: 0 } : sent),
  CompletedExerciseSchema,
);

/**
 * A finished workout as a client sends it (product §5).
 *
 * The same `clientId` again is the same session. What is left out gets its usual value: rating 8, notes "Completed
 * workout", duration 30, the current block; the server adds a `clientId` of its own and the time (`completionTimeOf`).
 * `week` always follows from `workoutId` and is not believed. `played` says which workout stood at that place of the block,
 * where it is not the one of that number in the edition whose turn the block is (product §28), `version` and `statedMinutes`
 * which published version of it, where it was not the shipped one.
 */
export const NewWorkoutSessionSchema = z.object({
  clientId: z.uuid('Send a client id in the form of a UUID, or leave it out.').optional(),
  workoutId: WorkoutIdTextSchema,
  played: z.custom<WorkoutCode>(isWorkoutCode, 'Send the code of a workout, a1 to b12.').optional(),
  version: z.int().min(1).max(1_000_000).nullable().default(null),
  statedMinutes: z.int().min(1).max(120).nullable().default(null),
  rating: RatingSchema.default(DEFAULT_RATING),
  notes: NotesSchema.default(EMPTY_NOTES_TEXT),
  duration: z.literal(RECORDED_DURATION_MINUTES).default(RECORDED_DURATION_MINUTES),
  workoutName: textUpTo(120).optional(),
  week: z.int().min(1).max(4).optional(),
  block: z.int().min(1).max(10_000).optional(),
  preMood: MoodIdSchema.nullable().default(null),
  completedExercises: z.array(SentExerciseSchema).max(MAX_COMPLETED_MOVES).nullable().default(null),
  completedAt: InstantSchema.optional(),
  completedOn: CalendarDaySchema.optional(),
  utcOffsetMinutes: UtcOffsetMinutesSchema.optional(),
  length: z.enum(SESSION_LENGTHS).default('full'),
  activeSeconds: z.int().min(0).max(MAX_ACTIVE_SECONDS).nullable().default(null),
  effort: z.enum(EFFORTS).nullable().default(null),
});
type SentWorkoutSession = z.infer<typeof NewWorkoutSessionSchema>;
/** A completion after the server has added the missing fields; only its block is still to be found. */
export type NewWorkoutSession = Omit<SentWorkoutSession, keyof CompletionTime> & CompletionTime & { clientId: string };
type Taken<Sent extends z.input<typeof NewWorkoutSessionSchema>> = Sent;
/** A completion as the app itself sends it. */
export type NewWorkoutSessionInput = Taken<SentCompletion>;

/** A correction of a stored session: its rating, its note, or both (product §5). */
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
  /** The number, in that edition, of the workout that was played; null where it is that of its place, `workoutId`. */
  playedId: z.int().nullable(),
  /** The published version that was done, and the minutes that it states; null for the shipped one. */
  version: z.int().nullable(),
  statedMinutes: z.int().nullable(),
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

/**
 * What the product shows of a session. The moves and the mood before it are only in the whole record, which is twice as
 * long.
 */
export const ShownSessionSchema = WorkoutSessionSchema.omit({
  userId: true,
  week: true,
  preMood: true,
  completedExercises: true,
}) satisfies z.ZodType<ShownSession>;
export type { ShownSession };

/** A session in a page of the history: the whole record, unless it came from the dashboard or waits to be sent. */
export type HistorySession = ShownSession & Partial<Pick<WorkoutSession, 'completedExercises'>>;

/** How many sessions a page of the history has, unless asked otherwise (product §5). */
export const DEFAULT_SESSIONS_SHOWN = 200;
/** The most sessions of a page of the history. */
export const MAX_SESSIONS_SHOWN = 500;

/**
 * Asks for a page of the history. `before` is the `completedAt` of the oldest session already shown, and `beforeId` its id, so that
 * no session of the same instant is left out. `block` asks for the sessions of that block only.
 */
export const WorkoutSessionsQuerySchema = z.object({
  before: z.coerce.number().int().min(0).max(9_999_999_999_999).optional(),
  beforeId: z.uuid().optional(),
  block: z.coerce.number().int().min(1).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_SESSIONS_SHOWN).default(DEFAULT_SESSIONS_SHOWN),
});

/** The sums over the sessions of a calendar month; every month with a session has one. */
export const SessionMonthSchema = z.object({
  /** The month of the days on which they were done, "YYYY-MM". */
  month: z.string(),
  /** How many sessions completed their workout; a broken-off one does not count. */
  workouts: z.int(),
  minutes: z.int(),
  /** How many sessions have a rating; below, the sum of the ratings. */
  rated: z.int(),
  ratingSum: z.int(),
});
