import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import type { ServerContext } from '#server/context.ts';
import { createTellOwners } from '#server/desk/operators/tell-owners.ts';
import * as problems from '#server/desk/site/problems.repository.ts';
import { version as settingsVersion } from '#server/desk/site/settings.repository.ts';
import { publishDue } from '#server/desk/words/words-desk.ts';
import { queueCheckoutReminders } from '#server/features/checkout/queue-checkout-reminders.ts';
import { writeEmail } from '#server/features/emails/write-email.ts';
import { lookAfterGiftEmails } from '#server/features/gifts/gift-emails.ts';
import { createQueueSeries } from '#server/features/newsletter/queue-series.ts';
import { sendNewsletters } from '#server/features/newsletter/send-newsletters.ts';
import { createSweepPurchases } from '#server/features/purchases/sweep.ts';
import { queueSitterEmails } from '#server/features/sitter/queue-sitter-emails.ts';
import type { PublishedWords } from '#server/features/words/published-words.ts';
import { queueReminders } from '#server/features/workout-days/queue-reminders.ts';
import { createDeliverEmails } from '#server/platform/email/deliver-emails.ts';
import type { OutboxMessage } from '#server/platform/email/email-outbox.repository.ts';
import type { Mailer } from '#server/platform/email/mailer.ts';
import { createJobRunner, type Job } from '#server/platform/jobs/run-jobs.ts';
import { dailyBackups } from '#server/upkeep/daily-backup-job.ts';
import { sendToSecondPlace } from '#server/upkeep/second-place-job.ts';
import { createSiteWatch } from '#server/upkeep/site-watch.ts';
import type { Upkeep } from '#server/upkeep/upkeep.ts';
import { createWipeDeleted } from '#server/upkeep/wipe-deleted.ts';
import { forgetOldRecords, LAST_WORD } from './forget-old-records.ts';

interface WorkOptions {
  mailer: Mailer;
  siteOrigin: () => string;
  upkeep?: Pick<Upkeep, 'problems' | 'reload'>;
  /** Refreshed, because another process may publish. */
  words?: Pick<PublishedWords, 'find' | 'look' | 'programme' | 'refresh' | 'showNow'>;
}

const EMAIL_PAUSE_MS = 2_000;
const REMINDER_PAUSE_MS = 30_000;
/** Another process may have changed them. */
const SETTINGS_PAUSE_MS = 3_000;
const TELL_PAUSE_MS = 60_000;
const PROBLEM_PAUSE_MS = 10_000;
const TIDY_PAUSE_MS = 10 * 60_000;
const SWEEP_PAUSE_MS = 10 * 60_000;
const WIPE_PAUSE_MS = 5_000;

/** Requests that waited for the restart come first. */
const FIRST_PAUSE_MS = 500;

/** An e-mail that is being sent at a stop may take this much longer; after that the next start sends it. */
const STOP_PATIENCE_MS = 2_000;

export function createBackgroundWork(context: ServerContext, options: WorkOptions) {
  const { db, config, log, now } = context;
  const { mailer } = options;
  const emails = createDeliverEmails(context, mailer, emailWriter(context, options));
  const work = {
    queueReminders: () => queueReminders(context),
    queueSitterEmails: () => queueSitterEmails(context, () => options.words?.programme() ?? SHIPPED_WORDS),
    lookAfterGifts: () => lookAfterGiftEmails(context),
    sendNewsletters: () => sendNewsletters(context),
    queueSeries: createQueueSeries(context),
    queueCheckoutReminders: () => queueCheckoutReminders(context),
    deliverEmails: emails.deliverDue,
    tellOwners: createTellOwners(context, createSiteWatch(config, db, now)),
    tidy: () => forgetOldRecords(context),
    wipeDeleted: createWipeDeleted(context),
    sweepPurchases: createSweepPurchases(context),
    publishDue: () => publishDue(context, options.words ?? { showNow: async () => false }),
  };

  const runner = createJobRunner({
    log,
    firstPauseMs: FIRST_PAUSE_MS,
    jobs: [
      { name: 'queue reminders', pauseMs: REMINDER_PAUSE_MS, run: work.queueReminders },
      { name: 'queue the emails to sitters', pauseMs: REMINDER_PAUSE_MS, run: work.queueSitterEmails },
      { name: 'send the emails of gifts', pauseMs: REMINDER_PAUSE_MS, run: work.lookAfterGifts },
      { name: 'queue the emails of series', pauseMs: REMINDER_PAUSE_MS, run: work.queueSeries },
      { name: 'queue the emails about checkouts', pauseMs: REMINDER_PAUSE_MS, run: work.queueCheckoutReminders },
      { name: 'send newsletters', pauseMs: EMAIL_PAUSE_MS, run: work.sendNewsletters },
      { name: 'send e-mails', pauseMs: EMAIL_PAUSE_MS, run: work.deliverEmails },
      { name: 'publish what is due', pauseMs: TELL_PAUSE_MS, run: work.publishDue },
      ...upkeepJobs(context, options),
      { name: 'tell owners what needs them', pauseMs: TELL_PAUSE_MS, run: work.tellOwners },
      { name: 'forget what has run out', pauseMs: TIDY_PAUSE_MS, run: work.tidy },
    ],
  });

  // A stop does not wait for a slow provider or a large backup: the next start continues.
  const slowRunner = createJobRunner({
    log,
    firstPauseMs: FIRST_PAUSE_MS,
    jobs: [
      { name: 'wipe what deleted accounts leave', pauseMs: WIPE_PAUSE_MS, run: work.wipeDeleted },
      { name: 'look after purchases', pauseMs: SWEEP_PAUSE_MS, run: work.sweepPurchases },
      dailyBackups(context),
      sendToSecondPlace(context),
    ],
  });

  return {
    ...work,
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

function upkeepJobs(context: ServerContext, { upkeep, words }: WorkOptions): Job[] {
  const { db, config } = context;
  if (!upkeep) return [];
  async function followSettings(): Promise<void> {
    if ((await settingsVersion(db)) !== config.settingsVersion) await upkeep?.reload();
  }
  return [
    { name: 'follow what was set at the desk', pauseMs: SETTINGS_PAUSE_MS, run: followSettings },
    { name: 'follow what was written at the desk', pauseMs: SETTINGS_PAUSE_MS, run: async () => words?.refresh() },
    {
      name: 'keep what was out of order',
      pauseMs: PROBLEM_PAUSE_MS,
      run: () => problems.keep(db, context, upkeep.problems.take()),
    },
  ];
}

function emailWriter(context: ServerContext, { words, mailer, siteOrigin }: WorkOptions) {
  // In a file it would stay.
  const stays = (kind: string) => kind === LAST_WORD && mailer.channel === 'file';
  return async (message: OutboxMessage) =>
    stays(message.kind) ? undefined : writeEmail({ ...context, siteOrigin }, words, message);
}
