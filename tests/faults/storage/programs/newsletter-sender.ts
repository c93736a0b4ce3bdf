import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { openCardProcessor } from '#server/card-processor.ts';
import { openContext } from '#server/context.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { createBackgroundWork } from '#server/jobs/background-work.ts';
import { openSqlite } from '#server/platform/database/open-sqlite.ts';
import { createSmtpMailer } from '#server/platform/email/smtp-mailer.ts';
import { readConfig } from '#server/settings/config.ts';

/** Sends the newsletters of a data folder through a mail server until none is left, with a clock that is so much ahead. */
const [folder = '', url = '', ahead = '0'] = process.argv.slice(2);

const reading = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
if (!reading.ok) throw new Error(reading.problems.join('\n'));
const parts = {
  db: openSqlite({ path: databaseFileOf(folder) }),
  config: reading.config,
  log: pino({ level: 'silent' }),
  now: () => Date.now() + Number(ahead),
  createId: randomUUID,
  randomBytes,
};
const { cardProcessor } = await openCardProcessor(parts);
const mailer = createSmtpMailer({ url, sender: { from: 'Kate <kate@example.org>', replyTo: '' } });
const work = createBackgroundWork(openContext({ ...parts, ...cardProcessor }), {
  mailer,
  siteOrigin: () => 'https://fit.example',
});

let isStopping = false;
process.on('SIGTERM', () => {
  isStopping = true;
  void work.stop();
});
process.stdout.write('sends\n');
while (!isStopping) {
  await work.sendNewsletters();
  await work.deliverEmails();
  const left = await parts.db.selectFrom('newsletter').select('id').where('state', '!=', 'sent').execute();
  if (left.length === 0) break;
  await nextTurn();
}
await parts.db.destroy();
process.exit(0);
