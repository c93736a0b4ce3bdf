import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { NEWSLETTER_PAUSE_MS, type NewsletterState } from '#domain/emails/newsletter-sending.ts';
import type { WordsFields } from '#domain/words/words.ts';
import type { Database } from '#server/platform/database/schema.ts';

export interface StoredNewsletter {
  id: string;
  state: NewsletterState;
  /** Empty of a draft, whose texts are a draft of words. */
  fields: WordsFields;
  madeAt: number;
  madeBy: string;
  sendAt: number | undefined;
  beganAt: number | undefined;
  endedAt: number | undefined;
  stoppedBy: 'operator' | 'came_back' | undefined;
  /** The last yes of which a copy has been made; undefined once all have been. */
  listedTo: { at: number; id: string } | undefined;
  people: number;
  passedOver: number;
  sent: number;
  cameBack: number;
  unsubscribed: number;
}

const PAGE_SIZE = 50;
/** A bound even for the first page, so that the planner uses the index. */
const BEFORE_ALL = { at: Number.MAX_SAFE_INTEGER, id: '' };

export async function find(db: Kysely<Database>, id: string): Promise<StoredNewsletter | undefined> {
  const row = await db.selectFrom('newsletter').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toNewsletter(row);
}

/** The newest first; `after` is the `next` of the page before. */
export async function page(
  db: Kysely<Database>,
  { at, id } = BEFORE_ALL,
): Promise<{ newsletters: StoredNewsletter[]; next: string | null }> {
  const rows = await db
    .selectFrom('newsletter')
    .selectAll()
    .where(({ eb, refTuple, tuple }) => eb(refTuple('made_at', 'id'), '<', tuple(at, id)))
    .where('made_at', '>', 0)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return { newsletters: rows.map(toNewsletter), next: last ? `${last.made_at}.${last.id}` : null };
}

/** The e-mails of series that were ever on. */
export async function listSeries(db: Kysely<Database>): Promise<StoredNewsletter[]> {
  const rows = await db.selectFrom('newsletter').selectAll().where('made_at', '=', 0).execute();
  return rows.map(toNewsletter);
}

/** Whether this changed anything. What was counted stays, but for what stopped it: that would stop it again at once. */
export async function switchSeries(transaction: Transaction<Database>, id: string, isOn: boolean): Promise<boolean> {
  const state = isOn ? 'sending' : 'stopped';
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('newsletter')
    .values({ id, state, made_at: 0, made_by: '' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          state,
          stopped_by: null,
          ended_at: null,
          sent: unlessCameBack('sent'),
          came_back: unlessCameBack('came_back'),
        })
        .where('newsletter.state', '!=', state),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const unlessCameBack = (column: 'sent' | 'came_back') =>
  sql<number>`case when newsletter.stopped_by = 'came_back' then 0 else ${sql.ref(`newsletter.${column}`)} end`;

export async function add(
  transaction: Transaction<Database>,
  { id, madeAt, madeBy }: Pick<StoredNewsletter, 'id' | 'madeAt' | 'madeBy'>,
): Promise<void> {
  await transaction.insertInto('newsletter').values({ id, state: 'draft', made_at: madeAt, made_by: madeBy }).execute();
}

/** True for the first caller only. */
export async function change(
  transaction: Transaction<Database>,
  { id, state }: { id: string; state: NewsletterState },
  change: Updateable<Database['newsletter']>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where another server was faster, or it was stopped. */
export async function advance(
  transaction: Transaction<Database>,
  id: string,
  from: { at: number; id: string },
  to: { at: number; id: string } | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter')
    .set({ listed_to: to?.at ?? null, listed_to_id: to?.id ?? '' })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('listed_to', '=', from.at)
    .where('listed_to_id', '=', from.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const plus = (column: 'sent' | 'came_back' | 'passed_over' | 'unsubscribed', more: number) =>
  sql<number>`${sql.ref(column)} + ${more}`;

export async function addResults(
  transaction: Transaction<Database>,
  id: string,
  {
    sent = 0,
    cameBack = 0,
    passedOver = 0,
    unsubscribed = 0,
  }: Partial<Pick<StoredNewsletter, 'sent' | 'cameBack' | 'passedOver' | 'unsubscribed'>>,
): Promise<void> {
  await transaction
    .updateTable('newsletter')
    .set({
      sent: plus('sent', sent),
      came_back: plus('came_back', cameBack),
      passed_over: plus('passed_over', passedOver),
      unsubscribed: plus('unsubscribed', unsubscribed),
    })
    .where('id', '=', id)
    .execute();
}

export async function discardDraft(transaction: Transaction<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('newsletter')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those whose day has come, those that go out, and those that were stopped with copies under way. */
export async function listAtWork(db: Kysely<Database>, now: number): Promise<StoredNewsletter[]> {
  const rows = await db
    .selectFrom('newsletter')
    .selectAll()
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('send_at', '<=', now)]),
        eb('state', '=', 'sending'),
        and([
          eb('state', '=', 'stopped'),
          exists(
            selectFrom('newsletter_copy')
              .select('user_id')
              .whereRef('newsletter_copy.newsletter_id', '=', 'newsletter.id')
              .where('outcome', 'is', null),
          ),
        ]),
      ]),
    )
    .orderBy('made_at')
    .execute();
  return rows.map(toNewsletter);
}

/** The next who said yes before it began, oldest yes first. */
export async function listPeople(
  db: Kysely<Database>,
  { after, until, limit }: { after: { at: number; id: string }; until: number; limit: number },
): Promise<{ id: string; at: number; email: string }[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'newsletter_since', 'email'])
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('newsletter_since', 'id'), '>', tuple<number | null, string>(after.at, after.id)),
    )
    .where('newsletter_since', '<=', until)
    .orderBy('newsletter_since')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, newsletter_since: at, email }) => ({ id, at: at ?? 0, email }));
}

/** Whose week this takes: of several who ask at once, one gets each. */
export async function takeWeeks(
  transaction: Transaction<Database>,
  userIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await transaction
    .insertInto('newsletter_week')
    // In one order, so that two who ask do not wait for each other.
    .values(userIds.toSorted().map((id) => ({ user_id: id, taken_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ taken_at: now })
        .where('newsletter_week.taken_at', '<=', now - NEWSLETTER_PAUSE_MS),
    )
    .returning('user_id')
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** Of one that was not written to after all. */
export async function giveWeekBack(transaction: Transaction<Database>, userId: string, takenAt: number): Promise<void> {
  await transaction
    .deleteFrom('newsletter_week')
    .where('user_id', '=', userId)
    .where('taken_at', '=', takenAt)
    .execute();
}

/** How many have been written to within the week, as far as `atMost`. */
export async function countWrittenTo(db: Kysely<Database>, now: number, atMost: number): Promise<number> {
  // Asked of one after the other: a join would put all of them together before it counts the first.
  const weeks = db
    .selectFrom('newsletter_week')
    .select('user_id')
    .where('taken_at', '>', now - NEWSLETTER_PAUSE_MS)
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom('user').select('newsletter_since').whereRef('user.id', '=', 'newsletter_week.user_id'),
        'is not',
        null,
      ),
    )
    .limit(atMost);
  const { count } = await db
    .selectFrom(weeks.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function forgetWeeksBefore(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom('newsletter_week').where('taken_at', '<', time).execute();
}

const toNewsletter = (row: Selectable<Database['newsletter']>): StoredNewsletter => ({
  id: row.id,
  state: row.state,
  fields: JSON.parse(row.fields) as WordsFields,
  madeAt: row.made_at,
  madeBy: row.made_by,
  sendAt: row.send_at ?? undefined,
  beganAt: row.began_at ?? undefined,
  endedAt: row.ended_at ?? undefined,
  stoppedBy: row.stopped_by ?? undefined,
  listedTo: row.listed_to === null ? undefined : { at: row.listed_to, id: row.listed_to_id },
  people: row.people,
  passedOver: row.passed_over,
  sent: row.sent,
  cameBack: row.came_back,
  unsubscribed: row.unsubscribed,
});
