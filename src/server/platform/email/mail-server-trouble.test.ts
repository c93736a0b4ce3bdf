import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer } from '#tests/smtp-server.ts';
import { mailServerTrouble } from './mail-server-trouble.ts';
import { verifyMailServer } from './smtp-mailer.ts';

let closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
});

async function smtp(): Promise<string> {
  const server = await startSmtpServer();
  closing.push(server.close);
  return server.url;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closing.push(() => server.close());
  return (server.address() as { port: number }).port;
}

async function troubleAt(url: string): Promise<string> {
  const failure = await verifyMailServer(url).then(
    () => new Error('It took us.'),
    (error: Error) => error,
  );
  return mailServerTrouble(failure, url);
}

test('a mail server that takes us is no trouble', async () => {
  await expect(verifyMailServer(await smtp())).resolves.toBeUndefined();
});

test('a port that does not begin with encryption is named, with the two that go together', async () => {
  const url = (await smtp()).replace('smtp:', 'smtps:');
  expect(await troubleAt(url)).toBe(
    `${new URL(url).host} does not answer as expected, which a mixed-up port does: use smtps:// with port 465, or smtp:// with port 587`,
  );
});

test('a password is not sent without encryption, by whoever only looks either', async () => {
  const heard: string[] = [];
  const port = await listening(
    createServer((socket) => {
      socket.write('220 test\r\n');
      socket.on('data', (line) => {
        heard.push(String(line));
        socket.write(/^EHLO/i.test(String(line)) ? '250-test\r\n250 AUTH PLAIN LOGIN\r\n' : '502 what\r\n');
      });
    }),
  );
  // Another name of this machine, for which no exception is made.
  expect(await troubleAt(`smtp://user:secret@0.0.0.0:${port}`)).toContain('offers no encryption there');
  expect(heard.join('')).not.toMatch(/AUTH|c2VjcmV0|secret/);
});

test('nobody at the address is said as that', async () => {
  const port = await listening(createServer());
  for (const close of closing.splice(0)) await close();
  expect(await troubleAt(`smtp://127.0.0.1:${port}`)).toBe(`nothing answers at 127.0.0.1:${port}`);
});

test.each([
  { code: 'EAUTH', words: 'mail.example does not take the name and password in SMTP_URL' },
  { code: 'ENOTFOUND', words: 'there is no mail server called mail.example:465' },
  {
    code: 'ETLS',
    words:
      'mail.example offers no encryption there, so the password is not sent: use smtps:// with port 465, or smtp:// with port 587',
  },
])('$code is told in words', ({ code, words }) => {
  const failure = Object.assign(new Error('535 5.7.8 u5er s3cret'), { code });
  expect(mailServerTrouble(failure, 'smtps://user:secret@mail.example:465')).toBe(words);
});
