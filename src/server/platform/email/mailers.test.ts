import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailPart } from '#tests/mail/decode-mail.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/mail/smtp-server.ts';
import { openMailer } from './open-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const SENDER = { from: 'Fit in 30 <hello@fit.example>', replyTo: 'help@fit.example' };
const MAIL = {
  id: 'message-1',
  to: 'anna@example.org',
  subject: 'Zoë’s receipt: £29.99',
  text: 'Hello Zoë,\n\n.a line that begins with a dot\n\nFrom here: £29.99 – thank you.\n',
  html: '<p>Hello Zoë, £29.99</p>',
};

describe('a message over SMTP', () => {
  let smtp: TestSmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.close());

  test('arrives with both parts, its id and where answers go', async () => {
    const mailer = createSmtpMailer({ url: smtp.url, sender: SENDER });
    await mailer.send(MAIL);
    const [{ from, to, source } = { from: '', to: [], source: '' }] = smtp.received.splice(0);
    expect([from, to]).toEqual(['hello@fit.example', ['anna@example.org']]);
    expect(source).toContain('Message-ID: <message-1@fit.example>\r\n');
    expect(source).toContain('Reply-To: help@fit.example\r\n');
    expect(source).toContain('Auto-Submitted: auto-generated\r\n');
    expect(mailPart(source, 'text/plain').replaceAll('\r\n', '\n')).toContain(MAIL.text.trimEnd());
    expect(mailPart(source, 'text/html')).toContain(MAIL.html);
    mailer.close();
  });

  test('that can be ended says so to mail programs, for one click; any other says nothing of it', async () => {
    const mailer = createSmtpMailer({ url: smtp.url, sender: SENDER });
    const unsubscribeUrl = `https://fit.example/unsubscribe/${'t'.repeat(43)}`;
    await mailer.send({ ...MAIL, unsubscribeUrl });
    await mailer.send(MAIL);
    const [ending, plain] = smtp.received.splice(0).map(({ source }) => source.replace(/\r\n[ \t]+/g, ' '));
    expect(ending).toContain(`\r\nList-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(ending).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(plain).not.toContain('List-Unsubscribe');
    mailer.close();
  });

  test.each(['451 come back later', '550 nobody here', 'hang up'])(
    'answered "%s" is told as a failure',
    async (answer) => {
      const mailer = createSmtpMailer({ url: smtp.url, sender: SENDER });
      smtp.failNext(answer);
      await expect(mailer.send(MAIL)).rejects.toThrow();
      expect(smtp.received).toEqual([]);
      mailer.close();
    },
  );

  test('nobody there is told as a failure', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    await expect(createSmtpMailer({ url: gone.url, sender: SENDER }).send(MAIL)).rejects.toThrow();
  });

  test('nothing is sent once it is closed', async () => {
    const mailer = createSmtpMailer({ url: smtp.url, sender: SENDER });
    mailer.close();
    await expect(mailer.send(MAIL)).rejects.toThrow();
    expect(smtp.received).toEqual([]);
  });
});

describe('without a mail server', () => {
  test('messages lie in the data folder as files for their owner only, and the log says where', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fit-in-30-mail-'));
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const mailer = openMailer({ smtpUrl: undefined, dataFolder, sender: SENDER, log, now: () => 0 });
    await mailer.send(MAIL);
    const folder = join(dataFolder, 'mail');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { folder, msg: expect.stringContaining('no mail server is set') },
    ]);
    expect(readdirSync(folder)).toEqual(['1970-01-01T00-00-00.000Z-message-1.eml']);
    const path = join(folder, '1970-01-01T00-00-00.000Z-message-1.eml');
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(mailPart(readFileSync(path, 'utf8'), 'text/html')).toContain(MAIL.html);
    rmSync(dataFolder, { recursive: true });
  });
});
