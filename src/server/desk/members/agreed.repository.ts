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
  const found = await agreed(db)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('user.newsletter_since', 'user.id'), '<', tuple(at, id)))
    .orderBy('user.newsletter_since', 'desc')
    .orderBy('user.id', 'desc')
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
  const found = shown.length === 0 ? [] : await agreed(db).where('user.id', 'in', shown).execute();
  const people = found.map(toRow).toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id));
  return { people, next: null, isMore: ids.length > PAGE_SIZE };
}

/** With the line of that answer. */
const agreed = (db: Kysely<Database>) =>
  db
    .selectFrom('user')
    .innerJoin('newsletter_answer as said', (join) =>
      join.onRef('said.user_id', '=', 'user.id').onRef('said.answered_at', '=', 'user.newsletter_since'),
    )
    .select(['user.id', 'user.first_name', 'user.last_name', 'user.email', 'said.answered_at', 'said.wording']);

const hasAgreed = ({ eb }: ExpressionBuilder<Database, 'user'>) => eb('user.newsletter_since', 'is not', null);

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
