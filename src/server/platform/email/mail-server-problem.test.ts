import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startSmtpServer } from '#tests/mail/smtp-server.ts';
import { type MailServerProblem, mailServerProblem } from './mail-server-problem.ts';
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

async function problemAt(url: string): Promise<MailServerProblem> {
  const failure = await verifyMailServer(url).then(
    () => new Error('It took us.'),
    (error: Error) => error,
  );
  return mailServerProblem(failure, url);
}

test('a mail server that takes us is no problem', async () => {
  await expect(verifyMailServer(await smtp())).resolves.toBeUndefined();
});

test('a port that does not begin with encryption is named, with the two that go together', async () => {
  const url = (await smtp()).replace('smtp:', 'smtps:');
  expect(await problemAt(url)).toEqual({
    at: 'port',
    words: `127.0.0.1 doesn’t start with encryption on port ${new URL(url).port}: use port 465 with TLS, or 587 with STARTTLS`,
  });
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
  expect((await problemAt(`smtp://user:secret@0.0.0.0:${port}`)).words).toContain('offers no encryption on port');
  expect(heard.join('')).not.toMatch(/AUTH|c2VjcmV0|secret/);
});

test('nobody at the address is said as that', async () => {
  const port = await listening(createServer());
  for (const close of closing.splice(0)) await close();
  expect(await problemAt(`smtp://127.0.0.1:${port}`)).toEqual({
    at: 'port',
    words: `nothing answers at 127.0.0.1 on port ${port}`,
  });
});

const WAITS = 'mail.example doesn’t answer on port 465: use port 465 with TLS, or 587 with STARTTLS';

test.each([
  { code: 'EAUTH', at: 'password', words: 'mail.example rejects the username or password' },
  { code: 'ENOTFOUND', at: 'name', words: 'can’t find a mail server called mail.example' },
  {
    code: 'ETLS',
    at: 'port',
    words:
      'mail.example offers no encryption on port 465, so we didn’t send the password: use port 465 with TLS, or 587 with STARTTLS',
  },
  { code: 'ETIMEDOUT', at: 'port', words: expect.stringContaining(WAITS) },
  {
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    at: 'name',
    words: 'mail.example can’t prove that’s its name (ERR_TLS_CERT_ALTNAME_INVALID)',
  },
])('$code is told in words, and at its setting', ({ code, ...problem }) => {
  const failure = Object.assign(new Error('535 5.7.8 u5er s3cret'), { code });
  expect(mailServerProblem(failure, 'smtps://user:secret@mail.example:465')).toEqual(problem);
  expect(mailServerProblem(failure, 'smtps://user:secret@mail.example')).toEqual(problem);
});
