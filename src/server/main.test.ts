import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mailPart } from '#tests/mail/decode-mail.ts';
import { startSmtpServer } from '#tests/mail/smtp-server.ts';
import { IN_PASSING, type Program, RUNNING, startProgram } from '#tests/programs/start-program.ts';
import { someOf } from '#tests/test-size.ts';

const PROJECT = join(import.meta.dirname, '../..');

let folder: string;
let main: string;
const programs: ChildProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-main-'));
  spawnSync(process.execPath, [join(PROJECT, 'scripts/build-server.ts'), join(folder, 'built')], { stdio: 'inherit' });
});
afterAll(() => {
  for (const program of programs) program.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(environment: Record<string, string>): Program {
  const program = startProgram(main, { PORT: '0', DATA_DIR: join(folder, 'data'), ...environment });
  programs.push(program.process);
  return program;
}

async function refusal(environment: Record<string, string>): Promise<string> {
  const program = start(environment);
  expect(await program.exited).toBe(1);
  expect(program.output()).toBe('');
  return program.errors();
}

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRETS: 'whsec_x' };

const FORMS = [
  { form: 'as npm start runs it', fileIn: (place: string) => join(place, 'built/main.cjs') },
  { form: 'as it is written', fileIn: () => join(PROJECT, 'src/server/main.ts') },
];

describe.each(someOf(FORMS, 1))('the program, $form', ({ form, fileIn }) => {
  const dataFolderFor = (purpose: string) => join(folder, `${purpose}, ${form}`);

  beforeAll(() => {
    main = fileIn(folder);
  });

  describe('a server that cannot start says why, in lines without a stack', () => {
    test('bad settings, all of them', async () => {
      expect(await refusal({ PORT: 'http', CHECKOUT_UI: 'popup' })).toBe(
        'PORT must be a port number from 0 to 65535.\nCHECKOUT_UI must be embedded or hosted.\n',
      );
    });

    test('a level of the log that there is not, in one line', async () => {
      expect(await refusal({ LOG_LEVEL: 'Info' })).toBe(
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
      );
    });

    test('a database that cannot be reached, without the password to it', async () => {
      const told = await refusal({ DATABASE_URL: 'postgres://fit:porridge@127.0.0.1:1/fit', LOG_LEVEL: 'trace' });
      expect(told).toMatch(/^DATABASE_URL: .*\n$/);
      expect(told).not.toContain('porridge');
    });

    test('a mistake in site.json, with its place', async () => {
      const dataFolder = dataFolderFor('mistaken');
      mkdirSync(dataFolder);
      const file = join(dataFolder, 'site.json');
      writeFileSync(file, '{\n  "company": "Moving Parents Ltd",\n}');
      expect(await refusal({ DATA_DIR: dataFolder })).toBe(
        `${file} isn’t valid JSON at line 3, column 1: take out the comma before it.\n`,
      );
      writeFileSync(file, '{ "supportEmail": "nobody", "coach": 1 }');
      expect(await refusal({ DATA_DIR: dataFolder })).toBe(
        `${file}, line 1: supportEmail must be an email address.\n${file}, line 1: coach isn’t a known field.\n`,
      );
    });

    test('a port that is in use', async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as { port: number };
      const told = (await refusal({ PORT: String(port), LOG_LEVEL: 'silent' })).trimEnd();
      expect(told).toBe(
        `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set a different PORT.`,
      );
      other.close();
    });

    test('a host that is not this machine’s', async () => {
      const told = (await refusal({ HOST: '203.0.113.1', PAYMENTS: 'sandbox', LOG_LEVEL: 'silent' })).trimEnd();
      expect(told).toBe('HOST 203.0.113.1 isn’t an address of this machine.');
    });

    test('a data folder that cannot be written to', async () => {
      writeFileSync(join(folder, 'a-file'), '');
      const told = (await refusal({ DATA_DIR: join(folder, 'a-file', 'data') })).trimEnd();
      expect(told).toMatch(/^DATA_DIR: .*a-file.*$/);
    });
  });

  describe('a server that runs', () => {
    test.each([{}, KEYS])(
      'says where, logs JSON on standard error, and ends with 0 when asked to: %j',
      async (keys) => {
        const program = start(keys);
        const address = await program.address;
        expect((await fetch(`${address}/readyz`, { headers: IN_PASSING })).status).toBe(200);
        program.process.kill('SIGTERM');
        expect(await program.exited).toBe(0);
        expect(program.output()).toMatch(RUNNING);
        const lines = program
          .errors()
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
        expect(lines.map(({ route }) => route)).toContain('/readyz');
      },
    );

    test('writes nothing beside its address where LOG_LEVEL is silent, and what is out of order alone where it is warn', async () => {
      const [silent, warn] = ['silent', 'warn'].map((LOG_LEVEL) =>
        start({ LOG_LEVEL, DATA_DIR: dataFolderFor(LOG_LEVEL) }),
      );
      for (const program of [silent, warn]) {
        expect((await fetch(`${await program?.address}/healthz`, { headers: IN_PASSING })).status).toBe(200);
        program?.process.kill('SIGTERM');
        expect(await program?.exited).toBe(0);
        expect(program?.output()).toMatch(RUNNING);
      }
      expect(silent?.errors()).toBe('');
      expect(warn?.errors()).not.toMatch(/"level":(10|20|30)/);
    });

    test('at its most talkative tells no secret of its settings', async () => {
      const secrets = { METRICS_TOKEN: 'figures-for-nobody-else', STRIPE_WEBHOOK_SECRETS: 'whsec_of_nobody_else' };
      const mail = { SMTP_URL: 'smtp://fit:porridge@127.0.0.1:1', MAIL_FROM: 'hello@fit.example' };
      const site = { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' };
      const DATA_DIR = dataFolderFor('talkative');
      const program = start({ LOG_LEVEL: 'trace', ...secrets, ...mail, ...site, DATA_DIR });
      const address = await program.address;
      const headers = { ...IN_PASSING, authorization: `Bearer ${secrets.METRICS_TOKEN}` };
      expect((await fetch(`${address}/metrics?token=${secrets.METRICS_TOKEN}`, { headers })).status).toBe(200);
      const body = JSON.stringify({ firstName: 'Anna', email: 'anna@example.org', password: 'semolina at seven' });
      const json = { ...IN_PASSING, 'content-type': 'application/json' };
      await fetch(`${address}/api/auth/register`, { method: 'POST', body, headers: json });
      await fetch(`${address}/api/auth/forgot-password`, { method: 'POST', body, headers: json });
      await vi.waitFor(() => expect(program.errors()).toContain('email could not be sent, will be retried'), 15_000);
      program.process.kill('SIGTERM');
      expect(await program.exited).toBe(0);
      expect(program.errors()).toContain('"route":"/metrics"');
      for (const secret of [...Object.values(secrets), 'porridge', 'semolina', 'anna@']) {
        expect(program.errors()).not.toContain(secret);
      }
    });

    test('keeps what it stored when it is killed', async () => {
      const DATA_DIR = dataFolderFor('kept');
      const first = start({ DATA_DIR });
      const body = JSON.stringify({ firstName: 'Anna', email: 'anna@example.org', password: 'porridge at seven' });
      const headers = { 'content-type': 'application/json' };
      const registered = await fetch(`${await first.address}/api/auth/register`, { method: 'POST', body, headers });
      const { token, user } = (await registered.json()) as { token: string; user: object };
      first.process.kill('SIGKILL');
      await first.exited;

      const second = start({ DATA_DIR });
      const me = await fetch(`${await second.address}/api/auth/me`, {
        headers: { ...IN_PASSING, authorization: `Bearer ${token}` },
      });
      expect(await me.json()).toEqual(user);
      second.process.kill('SIGINT');
      expect(await second.exited).toBe(0);
    });

    test('makes the backup of the day, and nobody else can read what it writes', async () => {
      const DATA_DIR = dataFolderFor('backed up');
      const program = start({ DATA_DIR });
      await program.address;
      const backups = () =>
        readdirSync(DATA_DIR, { recursive: true }).filter((name) => /daily-[\d-]+\.sqlite$/.test(`${name}`));
      await expect.poll(backups, { timeout: 10_000 }).toHaveLength(1);
      program.process.kill('SIGTERM');
      expect(await program.exited).toBe(0);
      expect(program.errors()).not.toContain('daily backup');
      const made = readdirSync(DATA_DIR, { recursive: true }).map((name) => statSync(join(DATA_DIR, `${name}`)));
      // Hashes of passwords, moods and notes are in it.
      expect(made.filter(({ mode }) => (mode & 0o077) !== 0)).toEqual([]);
    });

    test('sends a link by mail, which reaches no log', async () => {
      const smtp = await startSmtpServer();
      const MAIL_FROM = 'Fit in 30 <hello@fit.example>';
      const site = { PAYMENTS: 'sandbox', PUBLIC_ORIGIN: 'https://fit.example' };
      const DATA_DIR = dataFolderFor('mailing');
      const program = start({ DATA_DIR, SMTP_URL: smtp.url, MAIL_FROM, ...site });
      const address = await program.address;
      const post = (path: string, body: object) =>
        fetch(`${address}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...IN_PASSING, 'content-type': 'application/json' },
        });
      const email = 'anna@example.org';
      await post('/api/auth/register', { firstName: 'Anna', email, password: 'porridge at seven' });
      await post('/api/auth/forgot-password', { email });
      const mail = await smtp.next();
      expect([mail.from, mail.to]).toEqual(['hello@fit.example', [email]]);
      const words = mailPart(mail.source, 'text/plain');
      const token = /https:\/\/fit\.example\/reset-password#(\S+)/.exec(words)?.[1] ?? '';
      const answer = await post('/api/auth/reset-password', { token, password: 'porridge at eight' });
      expect(answer.status).toBe(200);
      expect((await smtp.next()).source).toContain('Subject: Your password was changed');
      expect((await post('/api/auth/login', { email, password: 'porridge at eight' })).status).toBe(200);
      program.process.kill('SIGTERM');
      expect(await program.exited).toBe(0);
      await smtp.close();
      expect(program.errors()).toContain('/api/auth/reset-password');
      for (const secret of [token, email, 'porridge']) expect(program.errors()).not.toContain(secret);
    });

    test('answers what is at work before it ends, and waits for nobody who only holds a connection', async () => {
      const program = start({ DATA_DIR: dataFolderFor('stopped') });
      const address = await program.address;
      const idle = connect(Number(new URL(address).port), '127.0.0.1');
      idle.on('error', () => {});
      idle.write(
        'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
      const body = JSON.stringify({ email: 'nobody@example.org', password: 'porridge' });
      const headers = { 'content-type': 'application/json' };
      const sixAtOnce = (ask: () => Promise<Response>) => Array.from({ length: 6 }, ask);
      // Opens the connections first, so that all six are at work when the first is answered.
      await Promise.all(sixAtOnce(() => fetch(`${address}/healthz`)).map(async (answer) => (await answer).text()));
      const logins = sixAtOnce(() => fetch(`${address}/api/auth/login`, { method: 'POST', body, headers }));
      await Promise.race(logins);

      const askedAt = performance.now();
      program.process.kill('SIGTERM');
      expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
      expect(await program.exited).toBe(0);
      expect(performance.now() - askedAt).toBeLessThan(5_000);
      idle.destroy();
    });
  });
});
