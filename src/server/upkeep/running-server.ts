import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '#server/app.ts';
import { openCardProcessor } from '#server/card-processor.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { createBackgroundWork } from '#server/jobs/background-work.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { openMailer } from '#server/platform/email/open-mailer.ts';
import type { FrontServer } from '#server/platform/http/front-server.ts';
import { addressOf } from '#server/platform/http/listen-address.ts';
import type { BufferedLog } from '#server/platform/log/buffered-log.ts';
import { PASSWORD_COST } from '#server/platform/passwords/passwords.ts';
import { RATES } from '#server/rates.ts';
import type { Config } from '#server/settings/config.ts';
import type { Upkeep } from './upkeep.ts';

interface RunningServerNeeds {
  front: FrontServer;
  log: BufferedLog['log'];
  clientFolder: string | undefined;
  isStopping: () => boolean;
  upkeep: Upkeep;
}

interface OpenedParts {
  db: Kysely<Database>;
  config: Config;
}

/** Everything behind the front server, with one set of settings and one open database. */
export interface RunningServer {
  app: FastifyInstance;
  /** Once requests come to it. */
  begin: () => void;
  /** After the last response; the caller that opened the database closes it. */
  end: () => Promise<void>;
}

export async function openRunningServer(
  { front, log, clientFolder, isStopping, upkeep }: RunningServerNeeds,
  { db, config }: OpenedParts,
): Promise<RunningServer> {
  const now = Date.now;
  const createId = randomUUID;
  const cards = await openCardProcessor({ db, config, log, now, randomBytes });
  const { cardProcessor } = cards;
  const words = publishedWordsIn(db);
  const app = buildApp({
    db,
    config,
    log,
    now,
    createId,
    randomBytes,
    cardProcessor,
    words,
    isStopping,
    upkeep,
    passwordCost: PASSWORD_COST,
    rates: RATES,
    clientFolder,
  });
  app.addHook('onClose', cards.close);
  const { smtpUrl, from } = config.email;
  const sender = { from, replyTo: config.siteWords.supportEmail };
  const work = createBackgroundWork({
    db,
    config,
    log,
    now,
    createId,
    randomBytes,
    cardProcessor,
    upkeep,
    words,
    mailer: openMailer({ smtpUrl, dataFolder: config.dataFolder, sender, log, now }),
    siteOrigin: () => config.publicOrigin ?? addressOf(front.address()),
  });
  app.addHook('onClose', work.stop);
  app.addHook('preClose', () => front.leave(app.server));
  await cards.start(app);
  // Requests are handed to it without its own listening, which would wait for this.
  await app.ready();
  return {
    app,
    begin() {
      front.put(app.server, config.trustedProxies);
      work.start();
    },
    end: () => app.close(),
  };
}
