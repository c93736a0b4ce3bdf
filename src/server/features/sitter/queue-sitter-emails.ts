import { isReminderTooLate, REMINDER_PATIENCE_MS } from '#domain/plan/workout-calendar.ts';
import { sessionsToAnswer } from '#domain/sitter/sitter.ts';
import { nextSitterEmailAt } from '#domain/sitter/sitter-email.ts';
import type { ServerContext } from '#server/context.ts';
import * as emails from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import * as sitterEmails from './sitter-emails.repository.ts';
import { type Programme, shownTimes, sitterPlan } from './sitter-page.ts';
import * as sitters from './sitters.repository.ts';

type QueueContext = Pick<ServerContext, 'db' | 'config' | 'now' | 'createId' | 'log'>;

const BATCH = 100;

/** One transaction, by one process. One that is late by hours, or has nothing to tell, is only put off for a week. */
export async function queueSitterEmails(context: QueueContext, programme: Programme): Promise<void> {
  let moved: number;
  do {
    moved = 0;
    for (const { sitterId } of await sitterEmails.listDue(context.db, context.now(), BATCH)) {
      if (await tryAdvance(context, programme, sitterId)) moved += 1;
    }
  } while (moved > 0);
}

async function tryAdvance(context: QueueContext, programme: Programme, sitterId: string): Promise<boolean> {
  try {
    return await advance(context, programme, sitterId);
  } catch (error) {
    context.log.error({ err: error, sitterId }, 'email to the sitter could not be queued');
    return false;
  }
}

async function advance(context: QueueContext, programme: Programme, sitterId: string): Promise<boolean> {
  const { db } = context;
  const now = context.now();
  const [sitter, schedule] = [await sitters.findStanding(db, sitterId), await sitterEmails.find(db, sitterId)];
  // Another process may have advanced it since it was listed.
  if (!sitter || schedule?.nextAt === undefined || schedule.nextAt > now) return false;
  const { firstName, sessions, today, times } = await sitterPlan(context, programme, sitter.userId);
  const told = sessionsToAnswer(sessions, today, now).map((session) => ({
    day: session.day,
    ...shownTimes(session, sitter),
    minutes: session.minutes,
  }));
  const { nextAt: from, address } = schedule;
  const isDue = told.length > 0 && !isReminderTooLate(from, now);
  const nextAt = nextSitterEmailAt(times?.zone ?? 'UTC', { notBefore: now, lastAt: from });
  return inTransaction(db, async (transaction) => {
    const move = { sitterId, from, nextAt, lastAt: isDue ? from : undefined };
    if (!(await sitterEmails.advance(transaction, move))) return false;
    if (!isDue) return true;
    const sendUntil = from + REMINDER_PATIENCE_MS;
    await emails.queue(transaction, context, {
      to: address,
      email: { kind: 'sitter_week', sitterId, firstName, sessions: told, sendUntil },
    });
    return true;
  });
}
