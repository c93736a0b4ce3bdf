import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { MAX_SHOWN_SESSIONS } from '#contract/dashboard.ts';
import type { StepEntry } from '#contract/steps.ts';
import type { WorkoutId } from '#domain/block.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { StepGoalChange } from '#domain/step-goal.ts';
import type { SessionLength } from '#domain/workout-session.ts';
import { jsonWordsOf } from '#server/platform/database/json-words.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { sessionObject } from './session-object.repository.ts';

/** From when on sessions are wanted whatever their block. */
export interface Since {
  fromDay: CalendarDay;
  /** An instant that every session of `fromDay` and later was completed after, wherever its member was. */
  fromInstant: number;
}

/** One workout of all that she ever did, as far as streaks and counts need it. */
export interface DoneWorkout {
  block: number;
  day: CalendarDay;
  workoutId: WorkoutId;
  length: SessionLength;
}

/** What a dashboard is made of, as it is stored. */
export interface DashboardParts {
  version: number;
  currentBlock: number;
  stepGoal: number | null;
  hasRestPasses: boolean;
  /** The sessions that are shown, in the words of the contract already: JSON. */
  sessionsText: string;
  done: DoneWorkout[];
  steps: StepEntry[];
  goalChanges: StepGoalChange[];
  blocks: { block: number; completed_at: number | null; total_workouts: number }[];
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
}

type Values = Since & { userId: string };

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;

/** Everything that the dashboard shows of a user, in one statement: all of one moment, and one round trip. */
export function createDashboardRepository(db: Kysely<Database>) {
  const dashboard = prepareQuery(dashboardQuery);
  return {
    /** Absent if there is no such user. */
    async read(userId: string, since: Since): Promise<DashboardParts | undefined> {
      const [row] = await dashboard(db, { userId, ...since });
      return row && toParts(row);
    },
  };
}

function toParts(row: DashboardRow): DashboardParts {
  return {
    version: row.version,
    currentBlock: row.current_block,
    stepGoal: row.step_goal,
    hasRestPasses: row.rest_passes_off_at === null,
    sessionsText: row.sessions,
    done: listed<[number, CalendarDay, WorkoutId, SessionLength]>(row.done).map(([block, day, workoutId, length]) => ({
      block,
      day,
      workoutId,
      length,
    })),
    steps: inOrder(listed<[CalendarDay, number]>(row.steps)).map(([date, steps]) => ({ date, steps })),
    goalChanges: inOrder(listed<[CalendarDay, number]>(row.goals)).map(([from, stepGoal]) => ({ from, stepGoal })),
    blocks: inOrder(listed<[number, number | null, number]>(row.blocks)).map(([block, endedAt, total]) => ({
      block,
      completed_at: endedAt,
      total_workouts: total,
    })),
  };
}

const listed = <Element>(text: string) => JSON.parse(text) as Element[];

/** By the first of each, a day or a number. Mostly they are in order already, which costs less to see than to demand. */
const inOrder = <Key extends string | number, Rest extends unknown[]>(rows: [Key, ...Rest][]): [Key, ...Rest][] =>
  rows.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

/**
 * The sessions that are shown come in two halves, because each has an index of its own: the recent ones by their
 * instant, the newest of the older ones of the running block by their block and day. No more are read than are shown,
 * however many there are. All that is done is read from an index alone.
 */
function dashboardQuery(db: Kysely<Database>, { userId, fromDay, fromInstant }: Values) {
  const { list, sortedList, array } = jsonWordsOf(db);
  const done = list(array(sql`block`, sql`completed_on`, sql`workout_id`, sql`length`));
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
    (select ${done} ${ofUser}) as done,
    (select ${list(array(sql`day`, sql`steps`))} from step_entry where user_id = ${userId}) as steps,
    (select ${list(array(sql`from_day`, sql`step_goal`))}
      from step_goal_change where user_id = ${userId}) as goals,
    (select ${list(array(sql`block`, sql`completed_at`, sql`total_workouts`))}
      from block_progress where user_id = ${userId}) as blocks
    from "user" person where person.id = ${userId}`;
  return { compile: (): CompiledQuery<DashboardRow> => query.compile(db) };
}
