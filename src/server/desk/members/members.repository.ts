import type { ExpressionBuilder, Kysely } from 'kysely';
import type { MemberFilter, MemberRow } from '#contract/desk/members.ts';
import { currentWeek, isWorkoutId } from '#domain/plan/block.ts';
import { grantsAccess, PURCHASE_STATUSES } from '#domain/purchases/purchase.ts';
import type { ServerContext } from '#server/context.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { findMemberIds } from './find-members.repository.ts';

export type KnownMember = MemberRow & { email: string };

export interface MemberRows {
  members: KnownMember[];
  /** Cursor of the next page. */
  next: string | null;
  isMore: boolean;
}

export interface MemberDetails {
  row: KnownMember;
  block: number;
  week: number;
  devices: number;
  workoutsDone: number;
  lastWorkoutAt: number | null;
}

interface Cursor {
  at: number;
  id: string;
}

interface MembersAsked {
  after?: Cursor | undefined;
  show: MemberFilter;
}

const PAGE_SIZE = 50;
const LOOKED_AT = 500;
/** Of one call that looks for those of a filter. */
const PATIENCE_MS = 1_000;
const COLUMNS = ['user.id', 'user.first_name', 'user.last_name', 'user.email', 'user.created_at'] as const;
/** A bound even for the first page, so that the planner uses the index. */
const BEFORE_ALL = { at: Number.MAX_SAFE_INTEGER, id: '' };
const OPEN = PURCHASE_STATUSES.filter(grantsAccess);

/** Members as the desk sees them. Lists go by an index, however many there are. */
const rows = (db: Kysely<Database>) => db.selectFrom('user').select(COLUMNS).select(hasAccess);

/** The next accounts, whoever is among them. */
async function look(db: Kysely<Database>, { at, id }: Cursor, show: MemberFilter) {
  const size = show === 'all' ? PAGE_SIZE : LOOKED_AT;
  const order = show === 'quiet' ? 'user.last_workout_at' : 'user.created_at';
  const found = await rows(db)
    .select(`${order} as at`)
    .where(({ eb, refTuple, tuple }) => eb(refTuple(order, 'user.id'), '<', tuple(at, id)))
    .orderBy(order, 'desc')
    .orderBy('user.id', 'desc')
    .limit(size)
    .execute();
  const last = found.length === size ? found.at(-1) : undefined;
  const wanted = found.filter((row) => isShown(row, show)).map(toRow);
  return { wanted, next: last && { at: last.at, id: last.id } };
}

/**
 * Newest first, the quiet by their last workout; `after` is the `next` of the page before, or since when they are quiet.
 * A filter goes on until a page is full or a second has passed, so that a page may hold a few more, or fewer: there is
 * more while there is a `next`.
 */
export async function newest(
  db: Kysely<Database>,
  { now }: Pick<ServerContext, 'now'>,
  { after, show }: MembersAsked,
): Promise<MemberRows> {
  const begunAt = now();
  const members: KnownMember[] = [];
  for (let from: Cursor = after ?? BEFORE_ALL; ; ) {
    const { wanted, next } = await look(db, from, show);
    members.push(...wanted);
    const isOver = members.length >= PAGE_SIZE || now() - begunAt >= PATIENCE_MS;
    if (!next || show === 'all' || isOver) {
      return { members, next: next ? `${next.at}.${next.id}` : null, isMore: next !== undefined };
    }
    from = next;
  }
}

/** One page, by the prefix of a name, or of an address if permitted. */
export async function search(
  db: Kysely<Database>,
  text: string,
  { byEmail }: { byEmail: boolean },
): Promise<MemberRows> {
  const ids = await findMemberIds(db, text, { byEmail, limit: PAGE_SIZE + 1 });
  const shown = ids.slice(0, PAGE_SIZE);
  const found = shown.length === 0 ? [] : await rows(db).where('user.id', 'in', shown).execute();
  const members = found.map(toRow).toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  return { members, next: null, isMore: ids.length > PAGE_SIZE };
}

export async function find(db: Kysely<Database>, memberId: string, now: number): Promise<MemberDetails | undefined> {
  const row = await rows(db).select('current_block').where('user.id', '=', memberId).executeTakeFirst();
  if (!row) return undefined;
  return { row: toRow(row), block: row.current_block, ...(await standingOf(db, memberId, row.current_block, now)) };
}

async function standingOf(db: Kysely<Database>, memberId: string, block: number, now: number) {
  const done = () =>
    db
      .selectFrom('workout_session')
      .where('user_id', '=', memberId)
      .where('block', '=', block)
      .where('deleted_at', 'is', null);
  const { devices } = await db
    .selectFrom('access_token')
    .select(({ fn }) => fn.countAll<number>().as('devices'))
    .where('user_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const finished = await done().select('workout_id').distinct().where('length', '!=', 'partial').execute();
  const completed = new Set(finished.map((row) => Number(row.workout_id)).filter(isWorkoutId));
  const { lastWorkoutAt } = await done()
    .select(({ fn }) => fn.max<number | null>('completed_at').as('lastWorkoutAt'))
    .executeTakeFirstOrThrow();
  return { devices, workoutsDone: finished.length, week: currentWeek(completed), lastWorkoutAt };
}

function isShown(row: FoundMember, show: MemberFilter): boolean {
  return show === 'all' || (row.has_access !== null) === (show !== 'no_access');
}

interface FoundMember {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  created_at: number;
  has_access: string | null;
}

const hasAccess = (expression: ExpressionBuilder<Database, 'user'>) =>
  expression
    .selectFrom('purchase')
    .select('purchase.id')
    .whereRef('purchase.user_id', '=', 'user.id')
    .where('purchase.status', 'in', OPEN)
    .limit(1)
    .as('has_access');

const toRow = (row: FoundMember): KnownMember => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  hasAccess: row.has_access !== null,
  joinedAt: row.created_at,
});
