import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type AppOptions, buildApp } from '#server/app.ts';
import { openCardProcessor } from '#server/card-processor.ts';
import { openContext } from '#server/context.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { createBackgroundWork } from '#server/jobs/background-work.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { openMailer } from '#server/platform/email/open-mailer.ts';
import type { FrontServer } from '#server/platform/http/front-server.ts';
import { addressOf } from '#server/platform/http/listen-address.ts';
import type { BufferedLog } from '#server/platform/log/buffered-log.ts';
import type { Config } from '#server/settings/config.ts';
import type { Upkeep } from './upkeep.ts';

interface ServerAround extends Pick<AppOptions, 'clientFolder' | 'isStopping'> {
  front: FrontServer;
  log: BufferedLog['log'];
  upkeep: Upkeep;
}

/** Everything behind the front server, with one set of settings and one open database. */
export interface RunningServer {
  /** Once requests come to it. */
  begin: () => void;
  /** After the last response; the caller that opened the database closes it. */
  end: () => Promise<void>;
}

export async function openRunningServer(
  { front, log, ...served }: ServerAround,
  { db, config }: { db: Kysely<Database>; config: Config },
): Promise<RunningServer> {
  const parts = { db, config, log, now: Date.now, createId: randomUUID, randomBytes };
  const cards = await openCardProcessor(parts);
  const context = openContext({ ...parts, ...cards.cardProcessor });
  const words = publishedWordsIn(db);
  const app = buildApp(context, { ...served, words });
  app.addHook('onClose', cards.close);
  const { smtpUrl, from } = config.email;
  const sender = { from, replyTo: config.siteWords.supportEmail };
  const work = createBackgroundWork(context, {
    upkeep: served.upkeep,
    words,
    mailer: openMailer({ smtpUrl, dataFolder: config.dataFolder, sender, log, now: context.now }),
    siteOrigin: () => config.publicOrigin ?? addressOf(front.address()),
  });
  app.addHook('onClose', work.stop);
  app.addHook('preClose', () => front.leave(app.server));
  await cards.start(app);
  // Requests are handed to it without its own listening, which would wait for this.
  await app.ready();
  return {
    begin() {
      front.put(app.server, config.trustedProxies);
      work.start();
    },
    end: () => app.close(),
  };
}
