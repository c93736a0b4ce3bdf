import type { Todo } from '#contract/desk/today.ts';
import type { ServerContext } from '#server/context.ts';
import type { OwnerToTell } from '#server/desk/site/alerts.repository.ts';
import * as alerts from '#server/desk/site/alerts.repository.ts';
import * as today from '#server/desk/site/today.repository.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { newSales, newWeek } from './tell-numbers.ts';

/** A guest has been sent their link by then, and has had time to follow it. */
export const UNCLAIMED_WAITS_MS = 3 * 86_400_000;

/** Beyond these, newer ones are notified once the oldest are solved. */
const MOST_OF_A_KIND = 500;
/** Entries of one e-mail. */
const MOST_IN_AN_EMAIL = 30;

/** Findings about the site have no time of their own: each process finds them at another. */
const keyOf = ({ kind, since, memberId, purchaseId, emailId, email, detail }: Todo) =>
  OF_SITE.has(kind) && emailId === null
    ? kind
    : [kind, since, emailId ?? memberId ?? purchaseId ?? email ?? detail ?? ''].join(' ');

const OF_SITE: ReadonlySet<Todo['kind']> = new Set(['backups', 'disk', 'stripe', 'server', 'secrets']);

/** Writes each owner of what newly needs a person, one e-mail for all of it, once; of sales, and of the week. */
export function createTellOwners(context: ServerContext, siteTodos: () => Promise<readonly Todo[]>) {
  const { db, now } = context;

  async function tell(owner: OwnerToTell, todos: readonly Todo[]): Promise<void> {
    const fresh = todos.filter((todo) => owner.kinds.includes(todo.kind) && !owner.told.includes(keyOf(todo)));
    const sales = await newSales(db, owner, now());
    const week = await newWeek(db, owner, now());
    const markers = [sales.marker, week.marker].filter((marker) => marker !== undefined);
    const told = [...todos.map(keyOf), ...markers];
    const isSame = told.length === owner.told.length && owner.told.every((key) => told.includes(key));
    if (fresh.length === 0 && isSame) return;
    await inTransaction(db, async (transaction) => {
      await alerts.save(transaction, owner.id, { kinds: owner.kinds, told });
      const written = [...(fresh.length > 0 ? [todoEmail(owner, fresh)] : []), ...sales.emails, ...week.emails];
      for (const email of written) await emails.queue(transaction, context, { to: owner.email, email });
    });
  }

  return async function tellOwners(): Promise<void> {
    const owners = await alerts.owners(db);
    if (owners.length === 0) return;
    const asked = { now: now(), unclaimedBefore: now() - UNCLAIMED_WAITS_MS, atMost: MOST_OF_A_KIND };
    const todos = [...(await today.todos(db, asked)), ...(await siteTodos())].filter(({ count }) => count === 1);
    for (const owner of owners) await tell(owner, todos);
  };
}

const todoEmail = (owner: OwnerToTell, fresh: readonly Todo[]) =>
  ({
    kind: 'desk_todo',
    firstName: owner.name,
    waiting: fresh
      .slice(0, MOST_IN_AN_EMAIL)
      .map(({ kind, email, amountPence, detail, isInvited }) => ({ kind, email, amountPence, detail, isInvited })),
    more: Math.max(0, fresh.length - MOST_IN_AN_EMAIL),
  }) as const;
