import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { WorkoutId } from '#domain/plan/block.ts';
import type { Pace } from '#domain/plan/follow-on.ts';
import { MAX_SHOWN_SESSIONS } from '#domain/progress/dashboard.ts';
import type { MemberFacts, ShownSession } from '#domain/progress/member-facts.ts';
import type { SessionLength } from '#domain/session/workout-session.ts';
import type { SitterAnswer } from '#domain/sitter/sitter.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { jsonSqlOf } from '#server/platform/database/json-sql.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** From when on sessions are wanted whatever their block. */
export interface Since {
  fromDay: CalendarDay;
  /** An instant that every session of `fromDay` and later was completed after, wherever its member was. */
  fromInstant: number;
}

export interface StoredMember {
  version: number;
  facts: MemberFacts;
}

interface DashboardRow {
  version: number;
  current_block: number;
  step_goal: number | null;
  rest_passes_off_at: number | null;
  sessions: string;
  done: string;
  steps: string;
  goals: string;
  blocks: string;
  /** Null without a sitter. */
  sitter_name: string | null;
  sitter_answers: string;
  follow_on: string;
}

type Values = Since & { userId: string };

/** In one statement: a consistent snapshot, and one round trip. */
/** Absent if there is no such user. */
export async function read(db: Kysely<Database>, userId: string, since: Since): Promise<StoredMember | undefined> {
  const [row] = await dashboard(db, { userId, ...since });
  return row && { version: row.version, facts: toFacts(row) };
}

function toFacts(row: DashboardRow): MemberFacts {
  return {
    currentBlock: row.current_block,
    endedBlocks: inOrder(listed<[number, number]>(row.blocks)).map(([block, completedAt]) => ({ block, completedAt })),
    followOn: inOrder(listed<[number, Pace]>(row.follow_on)).map(([block, pace]) => ({ block, pace })),
    sessions: listed<[number, CalendarDay, WorkoutId, SessionLength, string, number]>(row.done).map(
      ([block, day, workoutId, length, key, deleted]) => ({
        block,
        day,
        workoutId,
        length,
        key,
        isDeleted: deleted === 1,
      }),
    ),
    shown: listed<ShownSession>(row.sessions),
    steps: inOrder(listed<[CalendarDay, number]>(row.steps)).map(([date, steps]) => ({ date, steps })),
    settledGoalDays: [],
    goalChanges: inOrder(listed<[CalendarDay, number]>(row.goals)).map(([from, stepGoal]) => ({ from, stepGoal })),
    stepGoal: row.step_goal,
    restPasses: row.rest_passes_off_at === null,
    ...(row.sitter_name !== null && {
      sitter: { name: row.sitter_name, answers: inOrder(listed<[string, SitterAnswer]>(row.sitter_answers)) },
    }),
  };
}

const listed = <Element>(text: string) => JSON.parse(text) as Element[];

/** Sorts by the first of each. Usually sorted already: checking is cheaper than ORDER BY. */
const inOrder = <Key extends string | number, Rest extends unknown[]>(rows: [Key, ...Rest][]): [Key, ...Rest][] =>
  rows.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

/**
 * The sessions that are shown come in two halves, because each has an index of its own: the recent ones by their
 * instant, the newest of the older ones of the running block by their block and day. No more are read than are shown,
 * however many there are. All that is done is read from an index alone.
 */
function dashboardQuery(db: Kysely<Database>, { userId, fromDay, fromInstant }: Values) {
  const { list, sortedList, array } = jsonSqlOf(db);
  // The key is `sessionKey`: the end of a UUID.
  const key = sql`substr(client_id, 31)`;
  const isDeleted = sql`case when deleted_at is null then 0 else 1 end`;
  const done = list(array(sql`block`, sql`completed_on`, sql`workout_id`, sql`length`, key, isDeleted));
  const ofUser = sql`from workout_session where user_id = ${userId} and deleted_at is null`;
  const session = sql`select ${sessionObject(db)} as told, completed_at, id`;
  const order = sql`completed_at desc, id desc`;
  const most = sql.lit(MAX_SHOWN_SESSIONS);
  const query = sql<DashboardRow>`select version, current_block, step_goal, rest_passes_off_at,
    (select ${sortedList(sql`told`, order)} from (
      ${session} ${ofUser} and completed_at >= ${fromInstant} and completed_on >= ${fromDay}
      union all ${session} from workout_session join (
        select user_id, completed_at, id ${ofUser} and completed_on < ${fromDay} and block = person.current_block
        order by completed_on desc limit ${most}
      ) older using (user_id, completed_at, id)
      order by ${order} limit ${most}
    ) shown) as sessions,
    (select ${done} from workout_session where user_id = ${userId}) as done,
    (select ${list(array(sql`day`, sql`steps`))} from step_entry where user_id = ${userId}) as steps,
    (select ${list(array(sql`from_day`, sql`step_goal`))}
      from step_goal_change where user_id = ${userId}) as goals,
    (select ${list(array(sql`block`, sql`completed_at`))}
      from block_progress where user_id = ${userId} and completed_at is not null) as blocks,
    (select name from sitter where user_id = ${userId} and ended_at is null) as sitter_name,
    (select ${list(array(sql`day`, sql`answer`))} from sitter_answer where user_id = ${userId}) as sitter_answers,
    (select ${list(array(sql`block`, sql`pace`))}
      from block_progress where user_id = ${userId} and pace is not null) as follow_on
    from "user" person where person.id = ${userId}`;
  return { compile: (): CompiledQuery<DashboardRow> => query.compile(db) };
}

const dashboard = prepareQuery(dashboardQuery);

const COLUMNS: Readonly<Record<keyof ShownSession, string>> = {
  id: 'id',
  clientId: 'client_id',
  workoutId: 'workout_id',
  workoutName: 'workout_name',
  block: 'block',
  edition: 'edition',
  playedId: 'played_id',
  version: 'version',
  statedMinutes: 'stated_minutes',
  completedAt: 'completed_at',
  completedOn: 'completed_on',
  rating: 'rating',
  notes: 'notes',
  duration: 'duration_minutes',
  activeSeconds: 'active_seconds',
  length: 'length',
  effort: 'effort',
};

function sessionObject(db: Kysely<Database>) {
  const fields = Object.entries(COLUMNS).map(([field, column]) => [field, sql.ref(column)] as const);
  return jsonSqlOf(db).object({
    ...Object.fromEntries(fields),
    workoutId: sql`cast(${sql.ref(COLUMNS.workoutId)} as text)`,
  });
}
