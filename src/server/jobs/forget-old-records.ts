import { addDays, calendarDayAt } from '#domain/time/calendar-day.ts';
import { VISIT_DAYS_KEPT } from '#domain/visits/visit-steps.ts';
import type { ServerContext } from '#server/context.ts';
import { tidyMedia } from '#server/desk/media/tidy-media.ts';
import { applyDueCorrections } from '#server/desk/members/correct-address.ts';
import { deleteEnded as deleteEndedDeskSignIns } from '#server/desk/operators/operator-sessions.repository.ts';
import * as problems from '#server/desk/site/problems.repository.ts';
import { deleteExpiredPendingEmails } from '#server/features/account/account-changes.repository.ts';
import { KEYED_BY_ADDRESS } from '#server/features/account/account-traces.repository.ts';
import * as accessTokens from '#server/features/auth/access-tokens.repository.ts';
import { deleteExpiredBefore } from '#server/features/auth/one-time-tokens.repository.ts';
import { deleteOld as deleteOldAttempts } from '#server/features/auth/sign-in-attempts.repository.ts';
import * as checkoutReminders from '#server/features/checkout/checkout-reminders.repository.ts';
import { REPEATABLE_KINDS } from '#server/features/emails/email.ts';
import { forgetSpentEmails } from '#server/features/emails/email-budget.repository.ts';
import { lookAfterWaiting } from '#server/features/gifts/gift-emails.ts';
import * as copies from '#server/features/newsletter/newsletter-copies.repository.ts';
import * as newsletters from '#server/features/newsletter/newsletters.repository.ts';
import { forgetOldPurchases } from '#server/features/purchases/sweep.ts';
import * as sitters from '#server/features/sitter/sitters.repository.ts';
import * as visitCounts from '#server/features/visits/visit-counts.repository.ts';
import * as outbox from '#server/platform/email/email-outbox.repository.ts';
import { emailFolderOf, forgetEmailsBefore } from '#server/platform/email/written-emails.ts';
import * as rateBuckets from '#server/platform/limits/rate-buckets.repository.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';

const KEPT_MS = 30 * 86_400_000;
/** What one address is sent is counted by the hour. */
const COUNTED_MS = 86_400_000;

/** To an address that nobody here has any more: not kept where it cannot be sent. */
export const LAST_WORD = 'account_deleted';

/** What has run out. */
export async function forgetOldRecords(context: ServerContext): Promise<void> {
  const { db, config, now } = context;
  await applyDueCorrections(context);
  await deleteExpiredPendingEmails(db, now());
  await accessTokens.deleteEnded(db, context);
  await deleteOldAttempts(db, now());
  await forgetOldPurchases(context, config.siteWords.periods.taxYears);
  await lookAfterWaiting(context);
  await deleteExpiredBefore(db, now() - KEPT_MS);
  await deleteEndedDeskSignIns(db, context);
  await forgetSpentEmails(db, now());
  await sitters.forgetEndedBefore(db, now() - KEPT_MS);
  await sitters.forgetAnswersBefore(db, addDays(calendarDayAt(now(), 0), -1));
  await problems.forgetBefore(db, now() - KEPT_MS);
  await rateBuckets.forgetFull(db, now());
  await visitCounts.forgetBefore(db, addDays(londonDayAt(now()), 1 - VISIT_DAYS_KEPT));
  await forgetEmails(context);
  await tidyMedia(context);
}

async function forgetEmails({ db, config, now }: ServerContext): Promise<void> {
  await copies.forgetEndedBefore(db, now() - KEPT_MS);
  await checkoutReminders.forgetBefore(db, now() - KEPT_MS);
  await newsletters.forgetWeeksBefore(db, now() - KEPT_MS);
  await outbox.dropGivenUp(db, LAST_WORD, now());
  await outbox.deleteSentBefore(db, now() - KEPT_MS, REPEATABLE_KINDS);
  await outbox.deleteOfNobodyBefore(db, now() - COUNTED_MS, KEYED_BY_ADDRESS);
  await forgetEmailsBefore(emailFolderOf(config.dataFolder), now() - KEPT_MS);
}
