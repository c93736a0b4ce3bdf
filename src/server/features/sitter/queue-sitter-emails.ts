import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { isReminderTooLate, REMINDER_PATIENCE_MS } from '#domain/plan/workout-calendar.ts';
import { sessionsToAnswer } from '#domain/sitter/sitter.ts';
import { nextCoverLetterAt } from '#domain/sitter/sitter-email.ts';
import type { EmailsRepository } from '#server/features/emails/emails.repository.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { CoverLettersRepository } from './sitter-emails.repository.ts';
import { shownTimes } from './sitter-page.ts';
import { type CoverPlanNeeds, coverPlan } from './sitter-plan.ts';
import type { CoversRepository } from './sitters.repository.ts';

interface QueueCoverLettersNeeds extends CoverPlanNeeds {
  db: Kysely<Database>;
  covers: CoversRepository;
  coverLetters: CoverLettersRepository;
  emails: EmailsRepository;
  log: FastifyBaseLogger;
}

const BATCH = 100;

/** One transaction, by one process. One that is late by hours, or has nothing to tell, is only put off for a week. */
export function createQueueCoverLetters(needs: QueueCoverLettersNeeds) {
  const { coverLetters, now } = needs;
  return async (): Promise<void> => {
    let moved: number;
    do {
      moved = 0;
      for (const { coverId } of await coverLetters.listDue(now(), BATCH)) {
        if (await tryAdvanceLetter(needs, coverId)) moved += 1;
      }
    } while (moved > 0);
  };
}

async function tryAdvanceLetter(needs: QueueCoverLettersNeeds, coverId: string): Promise<boolean> {
  try {
    return await advanceLetter(needs, coverId);
  } catch (error) {
    needs.log.error({ err: error, coverId }, 'letter to whoever covers could not be queued');
    return false;
  }
}

async function advanceLetter(needs: QueueCoverLettersNeeds, coverId: string): Promise<boolean> {
  const { db, covers, coverLetters, emails } = needs;
  const now = needs.now();
  const [cover, letters] = [await covers.findStanding(coverId), await coverLetters.find(coverId)];
  // Another process may have advanced it since it was listed.
  if (!cover || letters?.nextAt === undefined || letters.nextAt > now) return false;
  const { firstName, sessions, today, times } = await coverPlan(needs, cover.userId);
  const told = sessionsToAnswer(sessions, today, now).map((session) => ({
    day: session.day,
    ...shownTimes(session, cover),
    minutes: session.minutes,
  }));
  const { nextAt: from, address } = letters;
  const isDue = told.length > 0 && !isReminderTooLate(from, now);
  const nextAt = nextCoverLetterAt(times?.zone ?? 'UTC', { notBefore: now, lastAt: from });
  return inTransaction(db, async (transaction) => {
    const move = { coverId, from, nextAt, lastAt: isDue ? from : undefined };
    if (!(await coverLetters.advance(transaction, move))) return false;
    if (!isDue) return true;
    const sendUntil = from + REMINDER_PATIENCE_MS;
    await emails.queue(transaction, {
      to: address,
      email: { kind: 'cover_week', coverId, firstName, sessions: told, sendUntil },
    });
    return true;
  });
}
