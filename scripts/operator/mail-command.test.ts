import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import * as outbox from '#server/platform/email/email-outbox.repository.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/mail/smtp-server.ts';
import { COMPILE_CACHE } from '#tests/programs/compile-cache.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-mail-'));
let smtp: TestSmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true });
});

/** Beside the mail server of this process, so it must not be waited for in one go. */
async function run(script: string, words: string[] = [], environment: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...COMPILE_CACHE, PORT: '1', DATA_DIR: folder, ...environment };
  const command = promisify(execFile)(process.execPath, [join('scripts', script), ...words], { env });
  return command.then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ status: code, said: `${stdout}${stderr}` }),
  );
}

const withMailServer = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Fit in 30 <hello@fit.example>',
  PUBLIC_ORIGIN: 'https://fit.example',
  PAYMENTS: 'sandbox',
});

async function addMessages(): Promise<string[]> {
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    const message = { id, kind: 'receipt', recipient: `${id.slice(0, 4)}@example.org`, dedupeKey: id, payload: '{}' };
    await inTransaction(db, (transaction) => outbox.add(transaction, { ...message, now: Date.now() }));
  }
  const given = await outbox.claim(db, ids[0] ?? '', Date.now(), 1_000);
  if (given)
    await outbox.noteFailure(db, given, { nextAttemptAt: 0, givenUpAt: Date.now(), reason: 'Error EENVELOPE 550' });
  await db.destroy();
  return ids;
}

test('an operator sees what is not sent, starts one over and lets go of another', { timeout: SLOW }, async () => {
  expect((await run('mail.ts')).said).toBe('No emails are waiting.\n');
  const [lost = '', waiting = ''] = await addMessages();

  const listed = (await run('mail.ts')).said;
  expect(listed).toContain(`${lost.slice(0, 8)}  receipt to ${lost.slice(0, 4)}@example.org`);
  expect(listed).toContain('not delivered (Error EENVELOPE 550)');
  expect((await run('doctor.ts', [], withMailServer())).said).toContain('1 not delivered. npm run mail');

  expect((await run('mail.ts', ['resend', lost.slice(0, 8)])).said).toContain('Done');
  expect((await run('mail.ts', ['drop', waiting.slice(0, 8)])).said).toContain('won’t be sent');
  const rest = (await run('mail.ts')).said;
  expect(rest).toContain('waiting, tried 0 times');
  expect(rest).not.toContain(waiting.slice(0, 8));
  const db = await openSqliteDatabase(join(folder, 'fit-in-30.sqlite'));
  const lines = await db.selectFrom('desk_activity').select(['action', 'after', 'operator_name']).execute();
  await db.destroy();
  expect(lines.map(({ action, after, operator_name: by }) => [action, after, by])).toEqual(
    expect.arrayContaining([
      ['email_sent_again', 'receipt', 'Server command'],
      ['email_discarded', 'receipt', 'Server command'],
    ]),
  );
});

test('what cannot be done is said in one line', { timeout: SLOW }, async () => {
  expect(await run('mail.ts', ['resend', 'nothing'])).toEqual({
    status: 1,
    said: 'No waiting email has an id starting with nothing. List them with npm run mail.\n',
  });
  expect((await run('mail.ts', ['forget'])).said).toBe(
    'Usage: npm run mail [-- resend ID|all | drop ID | test ADDRESS]\n',
  );
});

test('a test message shows whether e-mails go out, and a refusal is told', { timeout: SLOW }, async () => {
  const sent = await run('mail.ts', ['test', 'coach@example.org'], withMailServer());
  expect(sent.said).toContain('Test email sent to coach@example.org');
  expect(smtp.received.at(-1)?.to).toEqual(['coach@example.org']);

  smtp.refuseNextRecipient('550 no such mailbox');
  expect(await run('mail.ts', ['test', 'coach@example.org'], withMailServer())).toMatchObject({
    status: 1,
    said: expect.stringContaining('Not sent:'),
  });
});
