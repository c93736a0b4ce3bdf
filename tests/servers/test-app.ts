import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '#server/app.ts';
import { type OpenedCardProcessor, openCardProcessor } from '#server/card-processor.ts';
import { type CardProcessor, type ContextParts, openContext } from '#server/context.ts';
import * as prices from '#server/desk/money/prices.repository.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { createBackgroundWork } from '#server/jobs/background-work.ts';
import type { Database } from '#server/platform/database/schema.ts';
import type { Mail } from '#server/platform/email/mailer.ts';
import type { PasswordCost } from '#server/platform/passwords/passwords.ts';
import type { Rates } from '#server/rates.ts';
import { readConfig } from '#server/settings/config.ts';
import { type DeskValues, WITHOUT_DESK } from '#server/settings/desk-values.ts';
import { readSiteText, SITE_FILE } from '#server/settings/site-file.ts';
import { type Upkeep, withoutUpkeep } from '#server/upkeep/upkeep.ts';
import { openTestDatabase, type TestDatabaseKind } from '#tests/databases/open-test-database.ts';
import { createPeople, type People } from '#tests/people/people.ts';
import { behindFrontServer } from './behind-front-server.ts';
import { WIDE_RATES } from './wide-rates.ts';

/** 2026-11-20 09:00 UTC, a Friday: where every test's clock begins. */
export const TEST_START = Date.UTC(2026, 10, 20, 9);

/** Weak on purpose: a suite makes hundreds of accounts. */
const TEST_PASSWORD_COST: PasswordCost = { memoryKibibytes: 8, passes: 1, lanes: 1 };

export interface TestApp {
  app: FastifyInstance;
  /** On a port of 127.0.0.1, which it answers. */
  listen: () => Promise<number>;
  db: Kysely<Database>;
  dataFolder: string;
  people: People;
  clock: TestClock;
  /** Refunds, disputes and webhooks held back, at the card processor of this app. */
  cards: NonNullable<OpenedCardProcessor['controls']>;
  /** The card processor itself, as the server calls it. */
  cardProcessor: CardProcessor;
  /** One more server on the same database and card processor. */
  openSecondApp: (more?: Partial<ContextParts>) => FastifyInstance;
  /** Sends what waits in the outbox; answers all messages that were ever sent, oldest first. */
  sentEmails: () => Promise<readonly Mail[]>;
  /** Writes down the reminders that are due, as the server does twice a minute. */
  queueReminders: () => Promise<void>;
  /** Writes down the emails to sitters that are due, as often. */
  queueSitterEmails: () => Promise<void>;
  /** Sends the e-mails of gifts that are due, as the server does twice a minute. */
  lookAfterGifts: () => Promise<void>;
  /** Begins, continues and ends what the owner sends to members, as the server does every two seconds. */
  sendNewsletters: () => Promise<void>;
  /** Writes down the emails of series that are due, as the server does twice a minute. */
  queueSeries: () => Promise<void>;
  /** Writes down the emails about checkouts that are due, as the server does twice a minute. */
  queueCheckoutReminders: () => Promise<void>;
  /** So many of the next attempts to send something fail. */
  failEmails: (count: number) => void;
  /** Mailboxes that the mail server does not know. */
  unknownMailboxes: Set<string>;
  /** Publishes drafts whose day has come, as the server does each minute. */
  publishDue: () => Promise<void>;
  /** Writes to the desk's owners, as the server does each minute. */
  tellOwners: () => Promise<void>;
  /** Forgets what has run out, as the server does every ten minutes. */
  tidy: () => Promise<void>;
  /** Wipes what the database's files keep of deleted accounts, as the server does every few seconds. */
  wipeDeleted: () => Promise<void>;
  /** Looks after purchases that nobody asks about, as the server does at its start and every ten minutes. */
  sweepPurchases: () => Promise<void>;
  close: () => Promise<void>;
}

export interface TestClock {
  now: () => number;
  /** Lets time pass. */
  advance: (milliseconds: number) => void;
}

export interface TestAppOptions extends Pick<AppOptions, 'clientFolder' | 'isStopping' | 'onRoute' | 'freeBytes'> {
  log?: ContextParts['log'];
  passwordCost?: PasswordCost;
  cardProcessor?: CardProcessor;
  /** Of the card processor, which else waits a second and more before it sends again what was not taken. */
  webhookRetryDelaysMs?: readonly number[];
  upkeep?: Partial<Upkeep>;
  /** Limits that a test wants to meet; all others are wide. */
  rates?: Partial<Rates>;
  /** Settings as the environment would give them. */
  environment?: Record<string, string>;
  /** What the desk keeps; none where absent. */
  desk?: Partial<DeskValues>;
  /** What the operator wrote into `site.json`. */
  siteFile?: object;
}

/** The whole server on a new, migrated database, with a clock of its own. */
export async function openTestApp(kind: TestDatabaseKind, options: TestAppOptions = {}): Promise<TestApp> {
  const { environment = {}, siteFile = {}, desk: atDesk, upkeep, rates, passwordCost = TEST_PASSWORD_COST } = options;
  const { clientFolder, isStopping, onRoute, freeBytes } = options;
  const readSite = (_folder: string, desk: Record<string, unknown>) =>
    readSiteText(JSON.stringify(siteFile), SITE_FILE, desk);
  const database = await openTestDatabase(kind);
  const { url: DATABASE_URL } = database;
  const given = {
    LOG_LEVEL: 'silent',
    DATA_DIR: database.folder,
    ...(DATABASE_URL && { DATABASE_URL }),
    ...environment,
  };
  const reading = readConfig(given, { readSite, desk: { ...WITHOUT_DESK, ...atDesk } });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const clock = createTestClock();
  const parts = {
    db: database.db,
    config: reading.config,
    log: options.log ?? pino({ level: 'silent' }),
    now: clock.now,
    createId: randomUUID,
    randomBytes,
  };
  const opened = await openCardProcessor({ ...parts, webhookRetryDelaysMs: options.webhookRetryDelaysMs });
  if (!opened.controls) throw new Error('Tests run on the sandbox');
  const readWithDesk = (desk: DeskValues) => readConfig(given, { readSite, desk });
  async function reload() {
    parts.config.prices = await prices.list(database.db);
  }
  const { cardProcessor = opened.cardProcessor } = options;
  const contextParts = { ...parts, ...cardProcessor, passwordCost, rates: { ...WIDE_RATES, ...rates } };
  const context = openContext(contextParts);
  const served = {
    clientFolder,
    ...(isStopping && { isStopping }),
    ...(onRoute && { onRoute }),
    ...(freeBytes && { freeBytes }),
    upkeep: { ...withoutUpkeep(clock.now), readWithDesk, reload, ...upkeep },
  };
  const words = publishedWordsIn(database.db);
  const app = buildApp(context, { ...served, words });
  app.addHook('onClose', opened.close);
  const listen = behindFrontServer(app, { trustedProxies: reading.config.trustedProxies });
  await opened.start(app);
  const sent: Mail[] = [];
  let failures = 0;
  const unknownMailboxes = new Set<string>();
  const mailer = {
    channel: 'smtp' as const,
    async send(mail: Mail) {
      failures -= 1;
      if (failures >= 0) throw new Error('the mail server is away');
      if (unknownMailboxes.has(mail.to)) throw noSuchMailbox();
      sent.push(mail);
    },
    close() {},
  };
  const work = createBackgroundWork(context, { words, mailer, siteOrigin: () => 'https://fit.example' });
  const others: FastifyInstance[] = [];
  const close = async () => {
    for (const other of others) await other.close();
    await app.close();
    await database.close();
  };
  return {
    app,
    listen,
    db: database.db,
    dataFolder: database.folder,
    people: createPeople(context),
    clock,
    cards: opened.controls,
    cardProcessor: opened.cardProcessor,
    openSecondApp(more = {}) {
      const second = buildApp(openContext({ ...contextParts, ...more }), served);
      others.push(second);
      return second;
    },
    async sentEmails() {
      await work.deliverEmails();
      return sent;
    },
    queueReminders: work.queueReminders,
    queueSitterEmails: work.queueSitterEmails,
    lookAfterGifts: work.lookAfterGifts,
    sendNewsletters: work.sendNewsletters,
    queueSeries: work.queueSeries,
    queueCheckoutReminders: work.queueCheckoutReminders,
    failEmails(count) {
      failures = count;
    },
    unknownMailboxes,
    publishDue: work.publishDue,
    tellOwners: work.tellOwners,
    tidy: work.tidy,
    sweepPurchases: work.sweepPurchases,
    wipeDeleted: work.wipeDeleted,
    close,
  };
}

const noSuchMailbox = () =>
  Object.assign(new Error('no such mailbox'), { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' });

function createTestClock(): TestClock {
  let time = TEST_START;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
