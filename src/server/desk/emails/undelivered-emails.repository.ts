import type { Kysely } from 'kysely';
import type { Todo } from '#contract/desk/today.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { lateBefore } from '#server/platform/email/late-email.ts';

/** Without these a buyer cannot get in. */
const WAYS_IN: readonly string[] = ['guest_ready', 'guest_existing', 'guest_existing_copy', 'account_link'];
/** Whose e-mail says which purchase it is about. */
const OF_PURCHASE: readonly string[] = ['guest_existing', 'guest_existing_copy', 'gift_email', 'gift_receipt'];

/** E-mails that failed for good, or are unsent for over an hour. */
export async function undeliveredEmails(
  db: Kysely<Database>,
  { now, atMost }: { now: number; atMost: number },
): Promise<{ ofPeople: Todo[]; others: Todo[] }> {
  const undelivered = db
    .selectFrom('email_outbox')
    .where('sent_at', 'is', null)
    // Redundant, but makes SQLite use the partial index of unsent e-mails.
    .where('created_at', '>=', 0)
    .where((where) => where.or([where('given_up_at', 'is not', null), where('created_at', '<', lateBefore(now))]));
  const rows = await undelivered
    .select(['id', 'kind', 'recipient', 'payload', 'created_at', 'about_user_id'])
    .select(({ selectFrom }) =>
      selectFrom('purchase')
        .select('paid_at')
        .whereRef('user_id', '=', 'email_outbox.about_user_id')
        .where('amount_pence', '>', 0)
        .where('paid_at', 'is not', null)
        .limit(1)
        .as('paid_at'),
    )
    .orderBy('created_at')
    .limit(atMost + 1)
    .execute();
  const todos = rows.slice(0, atMost).map(toTodo);
  const ofPeople = todos.filter(({ kind }) => kind !== 'emails');
  const others = todos.filter(({ kind }) => kind === 'emails');
  const [last] = rows.slice(atMost);
  if (!last) return { ofPeople, others };
  const { count } = await undelivered.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rest = { ...toTodo(last), kind: 'emails', email: null, emailId: null, memberId: null, detail: null } as const;
  return { ofPeople, others: [...others, { ...rest, purchaseId: null, count: count - atMost }] };
}

interface UndeliveredEmail {
  id: string;
  kind: string;
  recipient: string;
  payload: string;
  created_at: number;
  about_user_id: string | null;
  /** When whoever it is about has paid; null where all that they have was given. */
  paid_at: number | null;
}

const toTodo = (row: UndeliveredEmail): Todo => ({
  kind: todoKindOf(row.kind),
  since: row.created_at,
  count: 1,
  amountPence: null,
  email: row.recipient,
  memberId: OF_PURCHASE.includes(row.kind) ? null : row.about_user_id,
  purchaseId: OF_PURCHASE.includes(row.kind) ? purchaseIn(row.payload) : null,
  emailId: row.id,
  detail: row.kind,
  // Of the ways in, this one alone may lead to an account that was made at the desk.
  isInvited: row.kind === 'account_link' && row.paid_at === null,
  dueAt: null,
});

function todoKindOf(kind: string): Todo['kind'] {
  if (kind === 'gift_email') return 'gift_email';
  return WAYS_IN.includes(kind) ? 'locked_out' : 'emails';
}

function purchaseIn(payload: string): string | null {
  const { purchaseId } = JSON.parse(payload) as { purchaseId?: unknown };
  return typeof purchaseId === 'string' ? purchaseId : null;
}
