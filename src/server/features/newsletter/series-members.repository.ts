import type { ExpressionBuilder, Kysely } from 'kysely';
import type { SeriesFacts } from '#domain/emails/newsletter-series.ts';
import { WORKOUT_IDS } from '#domain/plan/block.ts';
import { grantsAccess, PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface SeriesMember extends SeriesFacts {
  id: string;
  email: string;
  /** Of the yes. */
  since: number;
  writtenToAt: number | undefined;
}

const OPEN = PURCHASE_STATUSES.filter(grantsAccess);

/** The next who said yes, with where they stand. */
export async function next(
  db: Kysely<Database>,
  after: { at: number; id: string },
  limit: number,
): Promise<SeriesMember[]> {
  const rows = await db
    .selectFrom('user')
    .select(['user.id', 'user.email', 'user.newsletter_since', 'user.current_block', 'user.last_workout_at'])
    .select([accessSince, workoutsDone, writtenToAt])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('newsletter_since', 'user.id'), '>', tuple<number | null, string>(after.at, after.id)),
    )
    // So that the planner goes along the index.
    .where('newsletter_since', '>=', 0)
    .orderBy('newsletter_since')
    .orderBy('user.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    since: row.newsletter_since ?? 0,
    accessSince: row.access_since ?? undefined,
    lastWorkoutAt: row.last_workout_at || undefined,
    block: row.current_block,
    isBlockComplete: Number(row.workouts_done) >= WORKOUT_IDS.length,
    writtenToAt: row.written_to_at ?? undefined,
  }));
}

type OfUser = ExpressionBuilder<Database, 'user'>;

const accessSince = ({ selectFrom }: OfUser) =>
  selectFrom('purchase')
    .select(({ fn }) => fn.min('purchase.created_at').as('since'))
    .whereRef('purchase.user_id', '=', 'user.id')
    .where('purchase.status', 'in', OPEN)
    .as('access_since');

const workoutsDone = ({ selectFrom }: OfUser) =>
  selectFrom('workout_session')
    .select(({ fn }) => fn.count<number>('workout_id').distinct().as('done'))
    .whereRef('workout_session.user_id', '=', 'user.id')
    .whereRef('workout_session.block', '=', 'user.current_block')
    .where('deleted_at', 'is', null)
    .where('length', '!=', 'partial')
    .as('workouts_done');

const writtenToAt = ({ selectFrom }: OfUser) =>
  selectFrom('newsletter_week')
    .select('taken_at')
    .whereRef('newsletter_week.user_id', '=', 'user.id')
    .as('written_to_at');
