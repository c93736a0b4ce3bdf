import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { createAccountsRepository } from './features/account/accounts.repository.ts';
import { createOneTimeTokensRepository } from './features/auth/one-time-tokens.repository.ts';
import { REPEATABLE_KINDS } from './features/emails/email.ts';
import { createWriteEmail } from './features/emails/write-email.ts';
import type { Database } from './platform/database/schema.ts';
import { createDeliverEmails } from './platform/email/deliver-emails.ts';
import { createEmailOutboxRepository } from './platform/email/email-outbox.repository.ts';
import type { Mailer } from './platform/email/mailer.ts';
import { createJobRunner } from './platform/jobs/run-jobs.ts';

interface BackgroundWorkNeeds {
  db: Kysely<Database>;
  config: Config;
  log: FastifyBaseLogger;
  now: () => number;
  randomBytes: (size: number) => Buffer;
  mailer: Mailer;
  /** The address that the links in messages begin with. */
  siteOrigin: () => string;
}

/** Somebody waits for a link; one indexed look every two seconds costs nothing. */
const EMAIL_PAUSE_MS = 2_000;
const TIDY_PAUSE_MS = 10 * 60_000;

const ONE_DAY_MS = 86_400_000;

/** What has run out is kept a while, so that a person can see what happened. */
const KEPT_MS = 30 * ONE_DAY_MS;

/** A message that is being sent when the server stops may take this much longer; then it is sent by the next start. */
const STOP_PATIENCE_MS = 2_000;

/** What the server does beside answering requests: sends what waits in the outbox and forgets what has run out. */
export function createBackgroundWork(needs: BackgroundWorkNeeds) {
  const { db, config, log, now, mailer } = needs;
  const accounts = createAccountsRepository(db, config);
  const oneTimeTokens = createOneTimeTokensRepository(needs);
  const outbox = createEmailOutboxRepository(db);
  const operator = config.siteWords;
  const write = createWriteEmail({ ...needs, accounts, oneTimeTokens, operator });
  const emails = createDeliverEmails({ outbox, mailer, write, now, log });

  async function tidy(): Promise<void> {
    await accounts.forgetPendingEmails(now());
    await oneTimeTokens.deleteExpiredBefore(now() - KEPT_MS);
    await outbox.deleteSentBefore(now() - KEPT_MS, REPEATABLE_KINDS);
  }

  const runner = createJobRunner({
    log,
    jobs: [
      { name: 'send e-mails', pauseMs: EMAIL_PAUSE_MS, run: emails.deliverDue },
      { name: 'forget what has run out', pauseMs: TIDY_PAUSE_MS, run: tidy },
    ],
  });

  return {
    deliverEmails: emails.deliverDue,
    tidy,
    start: runner.start,
    async stop(): Promise<void> {
      emails.stop();
      const patience = setTimeout(mailer.close, STOP_PATIENCE_MS);
      await runner.stop();
      clearTimeout(patience);
      mailer.close();
    },
  };
}
