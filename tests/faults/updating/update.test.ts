import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COMPILE_CACHE } from '#tests/programs/compile-cache.ts';
import { watchAnswers } from './watch-answers.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const LOCAL_PATH = `${join(PROJECT, 'node_modules/.bin')}:${process.env.PATH}`;
const SLOW = { timeout: 300_000 };

/** What systemd does: starts it again whenever it ends. */
const KEPT_RUNNING = `while :; do node scripts/prepare.mjs --build && node dist/server/main.cjs; sleep 0.3; done`;

const ANY_FILE = 'src/server/platform/http/listen-address.ts';
/** Of which nothing is built or run: every update lays all the others out once. */
const NOT_OF_SERVER = /^(bench|docs|tests)\/|\.test\.tsx?$/;
const MIGRATIONS = 'src/server/platform/database/migrations/all-migrations.ts';

let place: string;
let upstream: string;
let server: string;
let dataFolder: string;
let origin: string;
let port: number;
let keeper: ChildProcess;
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ruth', '-c', 'user.email=ruth@fit.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Linux only: elsewhere nobody can tell which server runs. */
const isGitCheckout = existsSync(join(PROJECT, '.git')) && existsSync('/proc');

describe.skipIf(!isGitCheckout)('an update of a server that runs (skipped without a git checkout)', () => {
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'fit-in-30-update-'));
    upstream = join(place, 'upstream');
    server = join(place, 'server');
    dataFolder = join(server, 'data');
    for (const file of git(PROJECT, 'ls-files', '-co', '--exclude-standard').split('\n')) {
      if (NOT_OF_SERVER.test(file) || !existsSync(join(PROJECT, file))) continue;
      mkdirSync(dirname(join(upstream, file)), { recursive: true });
      cpSync(join(PROJECT, file), join(upstream, file));
    }
    git(upstream, 'init', '--quiet', '--initial-branch=main');
    release('Begin');
    git(place, 'clone', '--quiet', upstream, server);
    shareWhatIsMade();
    port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    mkdirSync(dataFolder);
    writeFileSync(join(dataFolder, 'settings.env'), `PORT=${port}\nLOG_LEVEL=silent\n`);
    keeper = spawn('sh', ['-c', KEPT_RUNNING], {
      cwd: server,
      env: { PATH: LOCAL_PATH, INVOCATION_ID: 'of-a-test', ...COMPILE_CACHE },
      stdio: 'ignore',
      detached: true,
    });
    await vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 240_000, interval: 200 });
    await post('/api/auth/register', { firstName: 'Anna', email: 'anna@example.org', password: 'porridge at seven' });
  }, 300_000);

  afterAll(() => {
    if (keeper?.pid !== undefined) process.kill(-keeper.pid, 'SIGKILL');
    rmSync(place, { recursive: true, force: true });
  });

  test('takes its place once it is built and tried, and is away only while it starts', SLOW, async () => {
    append('src/server/main.ts', 'Object.assign(globalThis, { version: "version-one" });');
    release('One');
    const before = serverIds();
    const { status, stdout, stderr } = await update();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Done. The new version is running.');
    expect(stdout).toMatch(/Backup made: .*by-hand-/);
    expect(programText()).toContain('"version-one"');
    expect(serverIds()).not.toEqual(before);
    expect(await canSignIn()).toBe(true);
    expect(readdirSync(join(server, '.update'))).toEqual(['previous']);
    expect((await update()).stdout).toBe('You already have the newest version.\n');
  });

  test.each([
    { what: 'cannot be built', spoil: () => append(ANY_FILE, 'const = ;'), reason: 'Couldn’t build the server' },
    {
      what: 'does not start',
      spoil: () => append('src/server/main.ts', "throw new Error('not today');"),
      reason: 'The new version doesn’t start. ',
    },
    {
      what: 'needs packages that cannot be fetched',
      spoil: changePackages,
      reason: 'Couldn’t install the packages',
    },
  ])('that $what leaves the one before running, without a pause', SLOW, async ({ spoil, reason }) => {
    const before = serverIds();
    spoil();
    release('Spoilt');
    const answers = watchAnswers(isReady);
    const { status, stderr } = await update();
    const { answered, failed } = await answers.stop();
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr).toMatch(/\nNothing was changed\. The old version keeps running\.\n$/);
    expect(answered).toBeGreaterThan(0);
    expect(failed).toBe(0);
    expect(serverIds()).toEqual(before);
    expect(programText()).toContain('"version-one"');
    takeBackUpstream();
  });

  test('that ends once while it starts, and then comes up, stays', SLOW, async () => {
    append(
      'src/server/main.ts',
      `if (!process.env.DATA_DIR) {
        const { existsSync, writeFileSync } = process.getBuiltinModule('node:fs');
        if (!existsSync('data/begun')) process.stdout.write = () => process.exit(1);
        writeFileSync('data/begun', '');
      }`,
    );
    release('Stumbling');
    expect((await update()).stdout).toContain('Done. The new version is running.');
    expect(existsSync(join(dataFolder, 'begun'))).toBe(true);
    expect(await canSignIn()).toBe(true);
  });

  test('that changes the database and then does not come up is taken back, with the database', SLOW, async () => {
    append(
      MIGRATIONS,
      "Object.assign(ALL_MIGRATIONS, { '9999_later': [() => 'create table later (id text primary key) strict'] });",
    );
    // Well on the copy that it is tried on, and not where members are.
    append('src/server/main.ts', 'if (!process.env.DATA_DIR) process.stdout.write = () => process.exit(1);');
    release('Later');
    const { status, stderr } = await update();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The new version didn’t start: nothing answers at /);
    expect(stderr).toMatch(
      /Your database is as it was before the update\. The new version’s copy is kept at .*before-restore-/,
    );
    expect(stderr).toMatch(/The old version is running again\.\n$/);
    expect(programText()).toContain('"version-one"');
    expect(await canSignIn()).toBe(true);
    takeBackUpstream();
  });

  test('is refused where files of the program were changed by hand', SLOW, async () => {
    writeFileSync(join(server, 'README.md'), 'mine');
    expect(await update()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Program files have been changed here'),
    });
    git(server, 'checkout', '--quiet', 'README.md');
  });
});

function shareWhatIsMade(): void {
  for (const packages of ['node_modules', 'node/node_modules']) {
    if (existsSync(join(PROJECT, packages))) symlinkSync(join(PROJECT, packages), join(server, packages));
  }
  for (const built of ['dist', '.prepared']) {
    if (existsSync(join(PROJECT, built))) cpSync(join(PROJECT, built), join(server, built), { recursive: true });
  }
}

function release(name: string): void {
  git(upstream, 'add', '--all');
  git(upstream, 'commit', '--quiet', '--allow-empty', '--message', name);
}

/** As if it had never been: the server's copy of the branch goes back as well. */
function takeBackUpstream(): void {
  git(upstream, 'reset', '--quiet', '--hard', 'HEAD~1');
  git(server, 'fetch', '--quiet');
}

const append = (file: string, text: string) => {
  const path = join(upstream, file);
  writeFileSync(path, `${readFileSync(path, 'utf8')}\n${text}\n`);
};

const programText = () => readFileSync(join(server, 'dist/server/main.cjs'), 'utf8');

function changePackages(): void {
  for (const file of ['package.json', 'package-lock.json']) {
    const path = join(upstream, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"wouter": "3.13.0"', '"wouter": "3.13.99"'));
  }
}

async function update() {
  const { PATH, HOME } = process.env;
  // Nobody is asked for packages.
  const npm = { npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0', npm_config_cache: place };
  const program = spawn(process.execPath, ['scripts/update.ts'], {
    cwd: server,
    env: { PATH, HOME, ...COMPILE_CACHE, ...npm },
  });
  const status = new Promise<number | null>((resolve) => program.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return { status: await status, stdout, stderr };
}

/** Those that run out of the server's folder. */
const serverIds = () =>
  readdirSync('/proc').filter((id) => {
    try {
      return (
        readlinkSync(`/proc/${id}/cwd`) === server && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('main.cjs')
      );
    } catch {
      return false;
    }
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number };
      probe.close(() => resolve(free));
    });
  });

const isReady = () =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const post = (path: string, body: object) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', connection: 'close' },
  });

async function canSignIn(): Promise<boolean> {
  return (await post('/api/auth/login', { email: 'anna@example.org', password: 'porridge at seven' })).ok;
}
