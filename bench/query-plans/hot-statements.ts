import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { buildApp } from '../../src/server/app.ts';
import { openCardProcessor } from '../../src/server/card-processor.ts';
import { openContext } from '../../src/server/context.ts';
import { createBackgroundWork } from '../../src/server/jobs/background-work.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { readConfig } from '../../src/server/settings/config.ts';
import { type RecordedStatement, recordStatements } from '../../tests/databases/statement-record.ts';
import { tokenOf, userIdOf } from '../many-members/member-rows.ts';

export interface HotStatement extends RecordedStatement {
  /** The call that carries it out. */
  call: string;
}

const MEMBER = 7;
const NOTHING = /^(begin|commit|rollback|savepoint|release|start|set)\b/i;

/** The statements of the calls that are made most, as a member of a filled database makes them. */
export async function hotStatements(db: Kysely<Database>): Promise<HotStatement[]> {
  const reading = readConfig({ PAYMENTS: 'sandbox' });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const log = pino({ level: 'silent' });
  const parts = { db, config: reading.config, log, now: Date.now, createId: randomUUID, randomBytes };
  const cards = await openCardProcessor(parts);
  const context = openContext({ ...parts, ...cards.cardProcessor });
  const app = buildApp(context);
  const mailer = { channel: 'smtp' as const, send: async () => {}, close() {} };
  const work = createBackgroundWork(context, { mailer, siteOrigin: () => 'https://fit.example' });
  const recorded = recordStatements(db);
  const found: HotStatement[] = [];

  async function note(call: string, run: () => Promise<unknown>): Promise<void> {
    const before = new Set(recorded.keys());
    await run();
    for (const statement of recorded.values()) {
      if (!before.has(statement.text) && !NOTHING.test(statement.text)) found.push({ call, ...statement });
    }
  }
  const headers = { authorization: `Bearer ${tokenOf(MEMBER)}` };
  const get = (url: string) => () => app.inject({ url, headers });
  const own = `/api/users/${userIdOf(MEMBER)}`;
  const session = { workoutId: '3', completedAt: Date.now(), utcOffsetMinutes: 0 };
  const completedOn = new Date(session.completedAt).toISOString().slice(0, 10);

  await note('any call: who is it?', get('/api/auth/me'));
  let etag = '';
  await note('GET dashboard', async () => {
    etag = String((await app.inject({ url: `${own}/dashboard`, headers })).headers.etag);
  });
  await note('POST workout-sessions', () =>
    app.inject({
      method: 'POST',
      url: `${own}/workout-sessions`,
      headers,
      payload: { ...session, completedOn, clientId: randomUUID() },
    }),
  );
  await note('POST steps', () =>
    app.inject({ method: 'POST', url: `${own}/steps`, headers, payload: { date: completedOn, steps: 5_000 } }),
  );
  await note('GET dashboard, unchanged', () =>
    app.inject({ url: `${own}/dashboard`, headers: { ...headers, 'if-none-match': etag } }),
  );
  await note('GET workout-sessions', get(`${own}/workout-sessions`));
  await note('POST login', () =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'a@test.invalid', password: 'porridge' } }),
  );
  await note('beside the calls: e-mails', work.deliverEmails);
  await note('beside the calls: tidying', work.tidy);
  await note('GET readyz', get('/readyz'));
  await app.close();
  await cards.close();
  return found;
}
