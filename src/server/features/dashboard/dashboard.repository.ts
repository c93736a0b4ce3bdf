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

interface OfUserSince extends OfUser {
  fromDay: CalendarDay;
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
    /** Nothing if there is no such user. `fromDay`: the first day whose sessions are wanted whatever their block. */
    async read(userId: string, fromDay: CalendarDay) {
      // The member with her version comes first: if a write falls in between, the version is too old, never too new.
      const [[user], ...rest] = await readTogether(db, (connection) => [
        member(connection, { userId }),
        sessions(connection, { userId, fromDay }),
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

function sessionsQuery(db: Kysely<Database>, { userId, fromDay }: OfUserSince) {
  return db
    .selectFrom('workout_session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('completed_on', '>=', fromDay),
        eb('block', '=', selectFrom('user').select('current_block').where('id', '=', userId)),
      ]),
    )
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc');
}

/** All of history in a row a day and length: enough for the streak and the counts. */
function sessionDaysQuery(db: Kysely<Database>, { userId }: OfUser) {
  return db
    .selectFrom('workout_session')
    .select(({ fn }) => ['completed_on', 'length', fn.countAll<number>().as('sessions')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy(['completed_on', 'length'])
    .orderBy('completed_on');
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
