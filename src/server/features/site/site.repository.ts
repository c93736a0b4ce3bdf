import type { Kysely } from 'kysely';
import type { Database } from '#server/platform/database/schema.ts';

export interface SiteCounts {
  /** Accounts with access. */
  members: number;
  /** Workouts that were completed and not deleted. */
  workouts: number;
}

export type SiteRepository = ReturnType<typeof createSiteRepository>;

/** What may be said of everybody together. */
export function createSiteRepository(db: Kysely<Database>) {
  return {
    async count(): Promise<SiteCounts> {
      const members = await db
        .selectFrom('purchase')
        .select((expression) => expression.fn.count<number>('user_id').distinct().as('count'))
        .where('status', '=', 'paid')
        .executeTakeFirstOrThrow();
      const workouts = await db
        .selectFrom('workout_session')
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { members: members.count, workouts: workouts.count };
    },
  };
}
