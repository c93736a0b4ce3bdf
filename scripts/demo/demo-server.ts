import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { openCardProcessor } from '#server/card-processor.ts';
import { openContext } from '#server/context.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import type { Rates } from '#server/rates.ts';
import { readConfig } from '#server/settings/config.ts';

/** No rate limits: a month of calls is made in a second. */
const WIDE = { burst: 100_000, perMinute: 100_000 };
const RATES: Rates = {
  requestsAtOncePerUser: 100_000,
  writesPerUser: WIDE,
  signInsPerAddress: WIDE,
  registrationsPerAddress: WIDE,
  linksPerAddress: WIDE,
  readsPerUser: WIDE,
  historyReadsPerUser: WIDE,
  exportsPerUser: WIDE,
  giftCodesPerAddress: WIDE,
  giftsPerGiver: WIDE,
  offerCodesPerAddress: WIDE,
  offerCodesPerSession: WIDE,
};

export type DemoServer = Awaited<ReturnType<typeof openDemoServer>>;

/** On the demo's database, with a clock that can be set back; `today` is the instant at which it opens, now where left out. */
export async function openDemoServer(folder: string, today = Date.now(), clientFolder?: string) {
  const reading = readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'silent' });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const aheadMs = today - Date.now();
  const clock = { offsetMs: 0, now: () => Date.now() + aheadMs - clock.offsetMs };
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  const log = pino({ level: 'silent' });
  const parts = { db, config: reading.config, log, now: clock.now, createId: randomUUID, randomBytes };
  const cards = await openCardProcessor(parts);
  const { controls } = cards;
  if (!controls) throw new Error('The demo runs on the sandbox.');
  const app = buildApp(openContext({ ...parts, ...cards.cardProcessor, rates: RATES }), { clientFolder });
  app.addHook('onClose', cards.close);
  await cards.start(app);

  return {
    controls,
    now: clock.now,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    setDaysAgo: (days: number) => {
      clock.offsetMs = days * 86_400_000;
    },
    /** A rejected call ends the demo. */
    async call<Answer>(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, token?: string): Promise<Answer> {
      const answer = await app.inject({
        method,
        url,
        ...(body ? { payload: body } : {}),
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      });
      if (answer.statusCode >= 400) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
    async close() {
      await app.close();
      await db.destroy();
    },
  };
}
