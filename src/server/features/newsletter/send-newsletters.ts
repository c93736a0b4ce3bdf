import { comesBackTooOften } from '#domain/emails/newsletter-sending.ts';
import { isSeries } from '#domain/emails/newsletter-series.ts';
import type { ServerContext } from '#server/context.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as unsentEmails from '#server/platform/email/unsent-emails.repository.ts';
import * as newsletterAnswers from './newsletter-answers.repository.ts';
import type { OpenCopy } from './newsletter-copies.repository.ts';
import * as copies from './newsletter-copies.repository.ts';
import type { StoredNewsletter } from './newsletters.repository.ts';
import * as newsletters from './newsletters.repository.ts';

type SendingContext = Pick<ServerContext, 'db' | 'now' | 'createId' | 'log'>;

/** Before all yeses. */
const START = { at: -1, id: '' };
/**
 * As many at a time, and as many more only while fewer wait: the outbox goes as fast as the provider takes them, and a
 * receipt waits behind few.
 */
const BATCH = 20;

/** Begins, continues, counts and ends what the owner sends to who said yes. */
export async function sendNewsletters(context: SendingContext): Promise<void> {
  for (const newsletter of await newsletters.listAtWork(context.db, context.now())) {
    if (newsletter.state === 'waiting') await begin(context, newsletter);
    else await carryOn(context, newsletter);
  }
}

async function begin({ db, now }: SendingContext, { id }: StoredNewsletter): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const people = await newsletterAnswers.count(transaction);
    const listed = { listed_to: START.at, listed_to_id: START.id };
    await newsletters.change(
      transaction,
      { id, state: 'waiting' },
      { state: 'sending', began_at: now(), people, ...listed },
    );
  });
}

async function carryOn(context: SendingContext, newsletter: StoredNewsletter): Promise<void> {
  const { db, now } = context;
  const { id, listedTo } = newsletter;
  const waiting = await settleCopies(context, newsletter);
  const found = await newsletters.find(db, id);
  if (found?.state !== 'sending') return;
  if (comesBackTooOften(found)) return stopByItself(context, found);
  if (listedTo && waiting < BATCH) await writeCopies(context, newsletter, listedTo);
  // A series has no end.
  else if (!listedTo && waiting === 0 && !isSeries(id)) {
    const end = { state: 'sent', ended_at: now() } as const;
    await inTransaction(db, (transaction) => newsletters.change(transaction, { id, state: 'sending' }, end));
  }
}

/** What became of those in the outbox. @returns how many still wait there. */
async function settleCopies({ db, now }: SendingContext, { id }: StoredNewsletter): Promise<number> {
  const open = await copies.listOpen(db, id);
  const by = Object.groupBy(open, outcomeOf);
  const { sent = [], came_back: cameBack = [], skipped = [], open: waiting = [] } = by;
  if (waiting.length === open.length) return waiting.length;
  await inTransaction(db, async (transaction) => {
    const counts = {
      sent: await copies.settle(transaction, id, sent, 'sent'),
      cameBack: await copies.settle(transaction, id, cameBack, 'came_back'),
    };
    await copies.settle(transaction, id, skipped, 'skipped');
    for (const { userId, madeAt } of skipped) await newsletters.giveWeekBack(transaction, userId, madeAt);
    // Its place is in the result, not among what has to be looked after.
    for (const { emailId } of cameBack) if (emailId) await unsentEmails.drop(transaction, emailId, now());
    await newsletters.addResults(transaction, id, counts);
  });
  return waiting.length;
}

function outcomeOf({ emailId, sentAt, sentThrough, givenUpAt }: OpenCopy): 'sent' | 'came_back' | 'skipped' | 'open' {
  if (emailId === null || sentThrough === 'dropped') return 'skipped';
  if (sentAt !== null) return 'sent';
  return givenUpAt === null ? 'open' : 'came_back';
}

async function stopByItself({ db, now, log }: SendingContext, { id, sent, cameBack }: StoredNewsletter): Promise<void> {
  const stop = { state: 'stopped', stopped_by: 'came_back', ended_at: now() } as const;
  const isStopped = await inTransaction(db, (transaction) =>
    newsletters.change(transaction, { id, state: 'sending' }, stop),
  );
  if (isStopped) log.error({ newsletterId: id, sent, cameBack }, 'an email to members was stopped: too many came back');
}

/** The next who said yes, each once, and none within a week of another. */
async function writeCopies(
  context: SendingContext,
  { id, beganAt = 0 }: StoredNewsletter,
  from: { at: number; id: string },
): Promise<void> {
  const { db, now } = context;
  await inTransaction(db, async (transaction) => {
    const people = await newsletters.listPeople(transaction, { after: from, until: beganAt, limit: BATCH });
    const last = people.length === BATCH ? people.at(-1) : undefined;
    // Only for one of several servers.
    if (!(await newsletters.advance(transaction, id, from, last))) return;
    const time = now();
    const free = await newsletters.takeWeeks(
      transaction,
      people.map((person) => person.id),
      time,
    );
    const isNew = await copies.add(transaction, id, [...free], { now: time });
    await newsletters.addResults(transaction, id, { passedOver: people.length - isNew.size });
    for (const { id: userId, email: to } of people.filter((person) => isNew.has(person.id))) {
      const email = { kind: 'newsletter', newsletterId: id, userId, nth: 0 } as const;
      await emails.queue(transaction, context, { to, email, onceFor: copies.copyKey(id, userId) });
    }
  });
}
