import type { Kysely } from 'kysely';
import type { Todo } from '#contract/desk/today.ts';
import { grantsAccess, PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import { restOf } from '#server/desk/operators/rest-of-todos.ts';
import type { Database } from '#server/platform/database/schema.ts';

const TOLD_MS = 14 * 86_400_000;
const OPEN = PURCHASE_STATUSES.filter(grantsAccess);

/** Who lost access at the opening and has none since, for two weeks. */
export async function endedPractice(
  db: Kysely<Database>,
  { now, atMost }: { now: number; atMost: number },
): Promise<Todo[]> {
  const without = db
    .selectFrom('desk_activity')
    .innerJoin('user', 'user.id', 'desk_activity.about_user_id')
    .where('desk_activity.at', '>', now - TOLD_MS)
    .where('desk_activity.action', '=', 'practice_ended')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase').select('id').whereRef('purchase.user_id', '=', 'user.id').where('status', 'in', OPEN),
        ),
      ),
    );
  const rows = await without
    .select(['desk_activity.at', 'user.id', 'user.email'])
    .orderBy('desk_activity.at')
    .limit(atMost + 1)
    .execute();
  const todos = rows
    .slice(0, atMost)
    .map((row) => ({ ...restOf('practice_ended', row.at, 1), email: row.email, memberId: row.id }));
  const [last] = rows.slice(atMost);
  if (!last) return todos;
  const { count } = await without.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return [...todos, restOf('practice_ended', last.at, Number(count) - atMost)];
}
