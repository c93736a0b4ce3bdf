import { NEWSLETTER_PAUSE_MS } from '#domain/emails/newsletter-sending.ts';
import { dueSeriesEmail } from '#domain/emails/newsletter-series.ts';
import type { ServerContext } from '#server/context.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as copies from './newsletter-copies.repository.ts';
import * as newsletters from './newsletters.repository.ts';
import type { SeriesMember } from './series-members.repository.ts';
import * as seriesMembers from './series-members.repository.ts';

type SeriesContext = Pick<ServerContext, 'db' | 'now' | 'createId'>;

const START = { at: -1, id: '' };
/** A million who said yes take some hours; each e-mail is due for days. */
const AT_ONCE = 200;
const BATCHES = 5;

/** Walks along who said yes, a part at a time, and writes to whom something is due. */
export function createQueueSeries(context: SeriesContext): () => Promise<void> {
  let from = START;

  async function walk(on: ReadonlySet<string>): Promise<void> {
    const members = await seriesMembers.next(context.db, from, AT_ONCE);
    for (const member of members) await writeIfDue(context, on, member);
    const last = members.at(-1);
    from = last && members.length === AT_ONCE ? { at: last.since, id: last.id } : START;
  }

  return async () => {
    const all = await newsletters.listSeries(context.db);
    const on = new Set(all.filter(({ state }) => state === 'sending').map(({ id }) => id));
    if (on.size === 0) return;
    let batch = 0;
    do {
      await walk(on);
      batch += 1;
    } while (from !== START && batch < BATCHES);
  };
}

async function writeIfDue(context: SeriesContext, on: ReadonlySet<string>, member: SeriesMember): Promise<void> {
  const { db, now } = context;
  const time = now();
  const due = dueSeriesEmail(member, time);
  const { writtenToAt = 0 } = member;
  if (!due || !on.has(due.email) || writtenToAt > time - NEWSLETTER_PAUSE_MS) return;
  const { email: newsletterId, nth } = due;
  const { id: userId, email: to } = member;
  if (await copies.find(db, newsletterId, userId, nth)) return;
  await inTransaction(db, async (transaction) => {
    if ((await newsletters.takeWeeks(transaction, [userId], time)).size === 0) return;
    if ((await copies.add(transaction, newsletterId, [userId], { now: time, nth })).size === 0) return;
    const email = { kind: 'newsletter', newsletterId, userId, nth } as const;
    await emails.queue(transaction, context, { to, email, onceFor: copies.copyKey(newsletterId, userId, nth) });
  });
}
