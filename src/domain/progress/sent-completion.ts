import type { MoodId } from '#domain/mood/mood.ts';
import {
  type Edition,
  editionOfBlock,
  letterOfWorkout,
  type WorkoutCode,
  type WorkoutId,
  weekOfWorkout,
} from '#domain/plan/block.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import {
  DEFAULT_RATING,
  type Effort,
  EMPTY_NOTES_TEXT,
  RECORDED_DURATION_MINUTES,
  type SessionLength,
} from '#domain/session/workout-session.ts';
import type { ShownSession } from './member-facts.ts';

/**
 * A finished workout as a device sends it, with an id and a time of its own, so that it stays one workout however often
 * it is sent.
 */
export interface SentCompletion {
  clientId: string;
  /** "1" to "12": its place in the block. */
  workoutId: string;
  /** The workout that was played; missing means that of its place in the block's own edition. */
  played?: WorkoutCode | undefined;
  /** The published version of its words and plan that was done; missing means the shipped one. */
  version?: number | undefined;
  /** The minutes that this version states. */
  statedMinutes?: number | undefined;
  /** Epoch milliseconds. */
  completedAt: number;
  /** The user's own day. */
  completedOn: string;
  /** Minutes east of UTC where the user was. */
  utcOffsetMinutes: number;
  /** Missing means the title of the workout that was played. */
  workoutName?: string | undefined;
  week?: number | undefined;
  /** Missing means the block that runs. */
  block?: number | undefined;
  /** 1 to 10; null means not rated, missing means 8. */
  rating?: number | null | undefined;
  notes?: string | undefined;
  duration?: typeof RECORDED_DURATION_MINUTES | undefined;
  length?: SessionLength | undefined;
  activeSeconds?: number | null | undefined;
  effort?: Effort | null | undefined;
  preMood?: MoodId | null | undefined;
  completedExercises?: { moveId: string; level: PlayedLevel; seconds: number }[] | null | undefined;
}

const TEMPORARY_ID = 'temporary-';

/** True for a session that the server does not have yet. */
export const isTemporary = ({ id }: ShownSession): boolean => id.startsWith(TEMPORARY_ID);

/** The session that a completion becomes, under a temporary id until the server answers. */
export function sessionOf(completion: SentCompletion, currentBlock: number): ShownSession {
  const { clientId, workoutId, completedAt, completedOn, block = currentBlock, rating = DEFAULT_RATING } = completion;
  return {
    id: `${TEMPORARY_ID}${clientId}`,
    clientId,
    workoutId,
    workoutName: workoutNameOf(completion),
    block,
    ...playedOf(completion, block),
    version: completion.version ?? null,
    statedMinutes: completion.statedMinutes ?? null,
    completedAt,
    completedOn,
    rating,
    notes: notesToKeep(completion.notes ?? ''),
    duration: RECORDED_DURATION_MINUTES,
    activeSeconds: completion.activeSeconds ?? null,
    length: completion.length ?? 'full',
    effort: completion.effort ?? null,
  };
}

/** The edition and number of the workout that was played, as a session keeps them. */
export function playedOf(
  { played }: Pick<SentCompletion, 'played'>,
  block: number,
): { edition: Edition; playedId: WorkoutId | null } {
  if (played === undefined) return { edition: editionOfBlock(block), playedId: null };
  return { edition: played.charAt(0) as Edition, playedId: Number(played.slice(1)) as WorkoutId };
}

/**
 * The name of a session: the one sent with its completion or, without one, the title of the workout that was played; where no
 * title is known, the week and letter of its place: "Week 2A".
 */
export function workoutNameOf(
  { workoutId, workoutName }: Pick<SentCompletion, 'workoutId' | 'workoutName'>,
  title?: string,
): string {
  const workout = Number(workoutId) as WorkoutId;
  return workoutName?.trim() || title || `Week ${weekOfWorkout(workout)}${letterOfWorkout(workout)}`;
}

/** What a member said of a session, as it is stored. */
export type StoredFeedback = Pick<ShownSession, 'rating' | 'notes' | 'effort'>;

/**
 * A session after its completion was sent again with a rating (product §5): a session without a rating takes it, with the
 * effort and the note that came along; nothing that was said before is lost or replaced. Otherwise gives the same object.
 */
export function withLaterFeedback<Session extends StoredFeedback>(stored: Session, sent: StoredFeedback): Session {
  if (stored.rating !== null || sent.rating === null) return stored;
  const notes = sent.notes === EMPTY_NOTES_TEXT ? stored.notes : sent.notes;
  return { ...stored, rating: sent.rating, notes, effort: sent.effort ?? stored.effort };
}

/** Notes as they are stored: blank notes become {@link EMPTY_NOTES_TEXT} (product §5). */
export const notesToKeep = (notes: string): string => (notes.trim() === '' ? EMPTY_NOTES_TEXT : notes);
