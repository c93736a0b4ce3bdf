import type { Kysely, Transaction } from 'kysely';
import type { ActivityLine } from '#contract/desk/activity-log.ts';
import { receiptReference } from '#domain/purchases/receipt-reference.ts';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface ActivityEntry {
  /** Undefined for a command typed on the server. */
  operator: { id: string | null; name: string } | undefined;
  action: ActivityLine['action'];
  aboutUserId?: string | undefined;
  aboutPurchaseId?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

export interface ActivityRows {
  lines: ActivityLine[];
  /** Cursor of the next page. */
  next: string | null;
}

const PAGE_SIZE = 50;
/** A bound even for the first page, so that the planner uses the index. */
const BEFORE_ALL = { at: Number.MAX_SAFE_INTEGER, id: '' };
const COMMAND = 'Server command';

/** The audit log: append-only, written in the transaction of the action. */
const lines = (db: Kysely<Database>) =>
  db
    .selectFrom('desk_activity')
    .leftJoin('user', 'user.id', 'desk_activity.about_user_id')
    .select(['desk_activity.id', 'at', 'operator_name', 'action', 'about_user_id'])
    .select(['about_purchase_id', 'before', 'after'])
    .select(['user.first_name', 'user.email'])
    .orderBy('at', 'desc');

export async function write(
  transaction: Transaction<Database>,
  { createId, now }: Pick<ServerContext, 'createId' | 'now'>,
  entry: ActivityEntry,
): Promise<void> {
  await transaction
    .insertInto('desk_activity')
    .values({
      id: createId(),
      at: now(),
      operator_id: entry.operator?.id ?? null,
      operator_name: entry.operator?.name ?? COMMAND,
      action: entry.action,
      about_user_id: entry.aboutUserId ?? null,
      about_purchase_id: entry.aboutPurchaseId ?? null,
      before: entry.before ?? null,
      after: entry.after ?? null,
    })
    .execute();
}

export async function countSince(
  transaction: Transaction<Database>,
  { operatorId, action, since }: { operatorId: string; action: ActivityLine['action']; since: number },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('desk_activity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '>', since)
    .where('operator_id', '=', operatorId)
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return count;
}

/** The last time that a backup had brought deleted accounts back, and how many. */
export async function deletedAgainSince(
  db: Kysely<Database>,
  since: number,
): Promise<{ at: number; count: number } | null> {
  const row = await db
    .selectFrom('desk_activity')
    .select(['at', 'after'])
    .where('at', '>', since)
    .where('action', '=', 'accounts_deleted_again')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { at: row.at, count: Number(row.after) } : null;
}

/** Newest first; `after` is the `next` of the page before. */
export async function page(
  db: Kysely<Database>,
  { at, id }: { at: number; id: string } = BEFORE_ALL,
): Promise<ActivityRows> {
  const query = lines(db)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'desk_activity.id'), '<', tuple(at, id)))
    .orderBy('desk_activity.id', 'desc')
    .limit(PAGE_SIZE);
  const rows = await query.execute();
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return { lines: rows.map(toLine), next: last ? `${last.at}.${last.id}` : null };
}

export async function aboutPurchase(db: Kysely<Database>, purchaseId: string): Promise<ActivityLine[]> {
  return (await lines(db).where('about_purchase_id', '=', purchaseId).limit(PAGE_SIZE).execute()).map(toLine);
}

export async function about(db: Kysely<Database>, userId: string): Promise<ActivityLine[]> {
  return (await lines(db).where('about_user_id', '=', userId).limit(PAGE_SIZE).execute()).map(toLine);
}

interface LineRow {
  id: string;
  at: number;
  operator_name: string;
  action: string;
  about_user_id: string | null;
  about_purchase_id: string | null;
  before: string | null;
  after: string | null;
  first_name: string | null;
  email: string | null;
}

const toLine = (row: LineRow): ActivityLine => ({
  id: row.id,
  at: row.at,
  operator: row.operator_name,
  action: row.action as ActivityLine['action'],
  about:
    row.about_user_id === null ? null : { id: row.about_user_id, name: row.first_name ?? '', email: row.email ?? '' },
  purchase:
    row.about_purchase_id === null
      ? null
      : { id: row.about_purchase_id, reference: receiptReference(row.about_purchase_id) },
  before: row.before,
  after: row.after,
});
