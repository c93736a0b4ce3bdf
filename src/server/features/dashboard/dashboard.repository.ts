import type { Kysely } from 'kysely';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { blocksQuery } from '#server/features/progress/progress.repository.ts';
import { SESSION_COLUMNS } from '#server/features/workout-sessions/workout-sessions.repository.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { readTogether } from '#server/platform/database/read-together.ts';
import type { Database } from '#server/platform/database/schema.ts';

interface OfUser {
  userId: string;
}

/** From when on sessions are wanted whatever their block. */
export interface Since {
  fromDay: CalendarDay;
  /** An instant that every session of `fromDay` and later was completed after, wherever its member was. */
  fromInstant: number;
}

/** The rows behind a dashboard, as they are stored. */
export type DashboardRows = NonNullable<Awaited<ReturnType<ReturnType<typeof createDashboardRepository>['read']>>>;

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;

/** Everything that the dashboard shows of a user, in one round trip. */
export function createDashboardRepository(db: Kysely<Database>) {
  const member = prepareQuery(memberQuery);
  const sessions = prepareQuery(sessionsQuery);
  const sessionDays = prepareQuery(sessionDaysQuery);
  const steps = prepareQuery(stepsQuery);
  const stepGoalChanges = prepareQuery(stepGoalChangesQuery);
  const blocks = prepareQuery(blocksQuery);
  return {
    /** Nothing if there is no such user. */
    async read(userId: string, since: Since) {
      // The member with her version comes first: if a write falls in between, the version is too old, never too new.
      const [[user], ...rest] = await readTogether(db, (connection) => [
        member(connection, { userId }),
        sessions(connection, { userId, ...since }),
        sessionDays(connection, { userId }),
        steps(connection, { userId }),
        stepGoalChanges(connection, { userId }),
        blocks(connection, { userId }),
      ]);
      if (!user) return undefined;
      const [sessionRows, dayRows, stepRows, goalRows, blockRows] = rest;
      return { user, sessionRows, dayRows, stepRows, goalRows, blockRows };
    },
  };
}

function memberQuery(db: Kysely<Database>, { userId }: OfUser) {
  return db
    .selectFrom('user')
    .select(['version', 'current_block', 'step_goal', 'rest_passes_off_at'])
    .where('id', '=', userId);
}

/** In two halves, because each has an index of its own: the recent ones by their instant, the older ones by their block. */
function sessionsQuery(db: Kysely<Database>, { userId, fromDay, fromInstant }: OfUser & Since) {
  const ofUser = db
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  const recent = ofUser.where('completed_at', '>=', fromInstant).where('completed_on', '>=', fromDay);
  const olderOfCurrentBlock = ofUser
    .where('completed_on', '<', fromDay)
    .where('block', '=', ({ selectFrom }) => selectFrom('user').select('current_block').where('id', '=', userId));
  return recent.unionAll(olderOfCurrentBlock).orderBy('completed_at', 'desc').orderBy('id', 'desc');
}

/** All of history, as far as the streak and the counts need it. */
function sessionDaysQuery(db: Kysely<Database>, { userId }: OfUser) {
  return db
    .selectFrom('workout_session')
    .select(['completed_on', 'length'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
}

function stepsQuery(db: Kysely<Database>, { userId }: OfUser) {
  return db.selectFrom('step_entry').select(['day', 'steps']).where('user_id', '=', userId).orderBy('day');
}

function stepGoalChangesQuery(db: Kysely<Database>, { userId }: OfUser) {
  return db
    .selectFrom('step_goal_change')
    .select(['from_day', 'step_goal'])
    .where('user_id', '=', userId)
    .orderBy('from_day');
}
