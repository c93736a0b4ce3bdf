import type { ExpressionBuilder, Kysely } from 'kysely';
import type { AgreedRow } from '#contract/desk/emails.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { findMemberIds } from './find-members.repository.ts';

export type KnownAgreed = AgreedRow & { email: string };

export interface AgreedRows {
  people: KnownAgreed[];
  /** Cursor of the next page. */
  next: string | null;
  isMore: boolean;
}

const PAGE_SIZE = 50;
/** A bound even for the first page, so that the planner uses the index. */
const BEFORE_ALL = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** Members whose latest answer about e-mails from the coach is yes: the newest first; `after` is the `next` of the page before. */
export async function page(db: Kysely<Database>, { at, id } = BEFORE_ALL): Promise<AgreedRows> {
  const found = await withNames(yeses(db))
    .where(({ eb, refTuple, tuple }) => eb(refTuple('said.answered_at', 'said.user_id'), '<', tuple(at, id)))
    .orderBy('said.answered_at', 'desc')
    .orderBy('said.user_id', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  const last = found.length === PAGE_SIZE ? found.at(-1) : undefined;
  const next = last ? `${last.answered_at}.${last.id}` : null;
  return { people: found.map(toRow), next, isMore: next !== null };
}

/** One page, by the prefix of a name, or of an address if permitted. */
export async function search(
  db: Kysely<Database>,
  text: string,
  { byEmail }: { byEmail: boolean },
): Promise<AgreedRows> {
  const ids = await findMemberIds(db, text, { byEmail, limit: PAGE_SIZE + 1, among: hasAgreed });
  const shown = ids.slice(0, PAGE_SIZE);
  const people = (await agreedAmong(db, shown))
    .map(toRow)
    .toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  return { people, next: null, isMore: ids.length > PAGE_SIZE };
}

export async function count(db: Kysely<Database>, most: number): Promise<number> {
  const { count: counted } = await db
    .selectFrom(yeses(db).select('said.user_id').limit(most).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(counted);
}

const lastAnswers = (db: Kysely<Database>) => db.selectFrom('newsletter_answer as said').where(isLast);

const yeses = (db: Kysely<Database>) => lastAnswers(db).where('said.answer', '=', 'yes');

const withNames = (answers: ReturnType<typeof lastAnswers>) =>
  answers
    .innerJoin('user', 'user.id', 'said.user_id')
    .select(['user.id', 'user.first_name', 'user.last_name', 'user.email', 'said.answered_at', 'said.wording']);

/** Asked for by whose they are alone: the planner would go through every yes. */
async function agreedAmong(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const answers = await withNames(lastAnswers(db)).select('said.answer').where('said.user_id', 'in', ids).execute();
  return answers.filter(({ answer }) => answer === 'yes');
}

/** The member's last answer alone: whether some yes of theirs has none after it would be asked of everybody's. */
const hasAgreed = ({ eb, selectFrom }: ExpressionBuilder<Database, 'user'>) =>
  eb(
    selectFrom('newsletter_answer as said')
      .select('said.answer')
      .whereRef('said.user_id', '=', 'user.id')
      .orderBy('said.answered_at', 'desc')
      .limit(1),
    '=',
    'yes',
  );

const isLast = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Database & { said: Database['newsletter_answer'] }, 'said'>) =>
  not(
    exists(
      selectFrom('newsletter_answer as later')
        .select('later.user_id')
        .whereRef('later.user_id', '=', 'said.user_id')
        .whereRef('later.answered_at', '>', 'said.answered_at'),
    ),
  );

interface FoundAgreed {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  answered_at: number;
  wording: string;
}

const toRow = (row: FoundAgreed): KnownAgreed => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  since: row.answered_at,
  wording: row.wording,
});
