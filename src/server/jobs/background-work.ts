import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { addDays, calendarDayAt } from '#domain/time/calendar-day.ts';
import type { CardProcessor } from '#server/app-needs.ts';
import { openContext } from '#server/context.ts';
import { applyDueCorrections } from '#server/desk/members/correct-address.ts';
import { deleteEnded as deleteEndedDeskSignIns } from '#server/desk/operators/operator-sessions.repository.ts';
import { createTellOwners } from '#server/desk/operators/tell-owners.ts';
import * as problems from '#server/desk/site/problems.repository.ts';
import { version as settingsVersion } from '#server/desk/site/settings.repository.ts';
import { deleteExpiredPendingEmails } from '#server/features/account/account-changes.repository.ts';
import { KEYED_BY_ADDRESS } from '#server/features/account/account-traces.repository.ts';
import * as accessTokens from '#server/features/auth/access-tokens.repository.ts';
import { deleteExpiredBefore } from '#server/features/auth/one-time-tokens.repository.ts';
import { deleteOld as deleteOldAttempts } from '#server/features/auth/sign-in-attempts.repository.ts';
import { REPEATABLE_KINDS } from '#server/features/emails/email.ts';
import { forgetSpentEmails } from '#server/features/emails/email-budget.repository.ts';
import { writeEmail } from '#server/features/emails/write-email.ts';
import { lookAfterLetters, lookAfterWaiting } from '#server/features/gifts/gift-emails.ts';
import { createSweepPurchases, forgetOldPurchases } from '#server/features/purchases/sweep.ts';
import { queueSitterEmails } from '#server/features/sitter/queue-sitter-emails.ts';
import * as sitters from '#server/features/sitter/sitters.repository.ts';
import type { PublishedWords } from '#server/features/words/published-words.ts';
import { queueReminders } from '#server/features/workout-days/queue-reminders.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { createDeliverEmails } from '#server/platform/email/deliver-emails.ts';
import * as outbox from '#server/platform/email/email-outbox.repository.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { emailFolderOf, forgetEmailsBefore } from '#server/platform/email/written-emails.ts';
import { createJobRunner, type Job } from '#server/platform/jobs/run-jobs.ts';
import * as rateBuckets from '#server/platform/limits/rate-buckets.repository.ts';
import { PASSWORD_COST } from '#server/platform/passwords/passwords.ts';
import { RATES } from '#server/rates.ts';
import type { Config } from '#server/settings/config.ts';
import { dailyBackups } from '#server/upkeep/daily-backup-job.ts';
import { createSiteWatch } from '#server/upkeep/site-watch.ts';
import type { Upkeep } from '#server/upkeep/upkeep.ts';
import { createWipeDeleted } from '#server/upkeep/wipe-deleted.ts';

interface BackgroundWorkNeeds {
  db: Kysely<Database>;
  config: Config;
  log: FastifyBaseLogger;
  now: () => number;
  randomBytes: (size: number) => Buffer;
  createId: () => string;
  cardProcessor: Pick<CardProcessor, 'stripe' | 'settings'>;
  mailer: Mailer;
  upkeep?: Pick<Upkeep, 'troubles' | 'reload'>;
  siteOrigin: () => string;
  /** Refreshed, because another process may publish. */
  words?: Pick<PublishedWords, 'find' | 'programme' | 'refresh'>;
}

const EMAIL_PAUSE_MS = 2_000;
const REMINDER_PAUSE_MS = 30_000;
/** Another process may have changed them. */
const SETTINGS_PAUSE_MS = 3_000;
const TELL_PAUSE_MS = 60_000;
const TROUBLE_PAUSE_MS = 10_000;
const TIDY_PAUSE_MS = 10 * 60_000;
const SWEEP_PAUSE_MS = 10 * 60_000;
const WIPE_PAUSE_MS = 5_000;

/** Requests that waited for the restart come first. */
const FIRST_PAUSE_MS = 500;

const KEPT_MS = 30 * 86_400_000;
/** What one address is sent is counted by the hour. */
const COUNTED_MS = 86_400_000;

/** To an address that nobody here has any more: not kept where it cannot be sent. */
const LAST_WORD = 'account_deleted';

/** An e-mail that is being sent at a stop may take this much longer; after that the next start sends it. */
const STOP_PATIENCE_MS = 2_000;

export function createBackgroundWork(needs: BackgroundWorkNeeds) {
  const { db, config, log, now, mailer, cardProcessor } = needs;
  const { stripe, settings: paymentSettings } = cardProcessor;
  const context = openContext({ ...needs, stripe, paymentSettings, passwordCost: PASSWORD_COST, rates: RATES });
  const write = emailWriter(needs);
  const emails = createDeliverEmails(context, mailer, write);

  const sweepPurchases = createSweepPurchases(context);
  const tellOwners = createTellOwners(context, createSiteWatch(config, db, now));
  const wipeDeleted = createWipeDeleted(context);

  async function tidy(): Promise<void> {
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
    await forgetEmails(db, config, now());
  }

  const runner = createJobRunner({
    log,
    firstPauseMs: FIRST_PAUSE_MS,
    jobs: [
      { name: 'queue reminders', pauseMs: REMINDER_PAUSE_MS, run: () => queueReminders(context) },
      { name: 'queue the e-mails to sitters', pauseMs: REMINDER_PAUSE_MS, run: () => queueSitterEmails(context) },
      { name: 'send the letters of gifts', pauseMs: REMINDER_PAUSE_MS, run: () => lookAfterLetters(context) },
      { name: 'send e-mails', pauseMs: EMAIL_PAUSE_MS, run: emails.deliverDue },
      ...upkeepJobs(needs),
      { name: 'tell owners what needs them', pauseMs: TELL_PAUSE_MS, run: tellOwners },
      { name: 'forget what has run out', pauseMs: TIDY_PAUSE_MS, run: tidy },
    ],
  });

  // A stop does not wait for a slow provider or a large backup: the next start continues.
  const slowRunner = createJobRunner({
    log,
    firstPauseMs: FIRST_PAUSE_MS,
    jobs: [
      { name: 'wipe what deleted accounts leave', pauseMs: WIPE_PAUSE_MS, run: wipeDeleted },
      { name: 'look after purchases', pauseMs: SWEEP_PAUSE_MS, run: sweepPurchases },
      dailyBackups(needs),
    ],
  });

  return {
    deliverEmails: emails.deliverDue,
    queueReminders: () => queueReminders(context),
    queueSitterEmails: () => queueSitterEmails(context),
    lookAfterGifts: () => lookAfterLetters(context),
    tellOwners,
    tidy,
    sweepPurchases,
    wipeDeleted,
    start(): void {
      runner.start();
      slowRunner.start();
    },
    async stop(): Promise<void> {
      emails.stop();
      await stopPatiently(mailer, runner.stop, slowRunner.stop);
    },
  };
}

async function stopPatiently(mailer: Mailer, stop: () => Promise<void>, stopSlow: () => Promise<void>): Promise<void> {
  const { promise: patienceIsOver, resolve: endPatience } = Promise.withResolvers<void>();
  const patience = setTimeout(() => {
    mailer.close();
    endPatience();
  }, STOP_PATIENCE_MS);
  await Promise.all([stop(), Promise.race([stopSlow(), patienceIsOver])]);
  clearTimeout(patience);
  mailer.close();
}

function upkeepJobs(needs: BackgroundWorkNeeds): Job[] {
  const { db, config, upkeep, words } = needs;
  if (!upkeep) return [];
  async function followSettings(): Promise<void> {
    if ((await settingsVersion(db)) !== config.settingsVersion) await upkeep?.reload();
  }
  return [
    { name: 'follow what was set at the desk', pauseMs: SETTINGS_PAUSE_MS, run: followSettings },
    { name: 'follow what was written at the desk', pauseMs: SETTINGS_PAUSE_MS, run: async () => words?.refresh() },
    {
      name: 'keep what was out of order',
      pauseMs: TROUBLE_PAUSE_MS,
      run: () => problems.keep(db, needs, upkeep.troubles.take()),
    },
  ];
}

async function forgetEmails(db: Kysely<Database>, { dataFolder }: Config, now: number): Promise<void> {
  await outbox.dropGivenUp(db, LAST_WORD, now);
  await outbox.deleteSentBefore(db, now - KEPT_MS, REPEATABLE_KINDS);
  await outbox.deleteOfNobodyBefore(db, now - COUNTED_MS, KEYED_BY_ADDRESS);
  await forgetEmailsBefore(emailFolderOf(dataFolder), now - KEPT_MS);
}

function emailWriter({ words, mailer, ...context }: BackgroundWorkNeeds) {
  // In a file it would stay.
  const stays = (kind: string) => kind === LAST_WORD && mailer.channel === 'file';
  return async (message: outbox.OutboxMessage) =>
    stays(message.kind) ? undefined : writeEmail(context, words, message);
}
