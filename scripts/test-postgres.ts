// A PostgreSQL server of its own for the tests, gone when they end. Alone: `node scripts/test-postgres.ts` prints the
// address for TEST_POSTGRES_URL and serves until Ctrl-C.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** Nothing has to survive a loss of power here, so nothing waits for the disk. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
];

/** Ends the server when the pipe from this program closes, so that even a killed test run leaves none behind. */
const UNTIL_PIPE_CLOSES =
  'folder=$1; shift; "$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"';

const START_LIMIT_MS = 30_000;

interface TestPostgres {
  url: string;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** Ids to run a program as; none for whoever runs the tests. */
interface Account {
  uid?: number;
  gid?: number;
}

/** Starts the server. Where PostgreSQL is missing: says why, answers undefined. */
export async function startTestPostgres(): Promise<TestPostgres | undefined> {
  const programs = programFolder();
  if (!programs) return refused('no PostgreSQL server found: install Debian’s package `postgresql`');
  const account = accountToRunAs();
  if (!account) return refused('PostgreSQL refuses to run as root, and there is no account `postgres` to run it as');

  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-postgres-'));
  give(folder, account);
  try {
    const password = randomBytes(16).toString('hex');
    makeCluster(programs, folder, password, account);
    const port = await freePort();
    const server = await startServer(programs, folder, port, account);
    return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function give(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function refused(reason: string): undefined {
  console.error(`No PostgreSQL for the tests: ${reason}.`);
  return undefined;
}

function programFolder(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

/** Undefined if there is nobody PostgreSQL would run as. */
function accountToRunAs(): Account | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const idOf = (option: string) =>
      Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function makeCluster(programs: string, folder: string, password: string, account: Account): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(passwordFile, account);
  const choices = [
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=password',
    '--encoding=UTF8',
    '--locale=C',
  ];
  execFileSync(join(programs, 'initdb'), ['--pgdata', join(folder, 'cluster'), '--no-sync', ...choices], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function startServer(programs: string, folder: string, port: number, account: Account) {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const command = [join(programs, 'postgres'), '-D', join(folder, 'cluster'), '-p', String(port), ...settings];
  const server = spawn('sh', ['-c', UNTIL_PIPE_CLOSES, 'sh', folder, ...command], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  const limit = setTimeout(() => server.stdin.end(), START_LIMIT_MS);
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('ready to accept connections')) {
      clearTimeout(limit);
      server.stderr.resume();
      return server;
    }
    log.push(line);
    if (line.includes('FATAL')) server.stdin.end();
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.stdin?.end();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const postgres = await startTestPostgres();
  if (postgres) {
    console.log(postgres.url);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => postgres.stop());
  } else {
    process.exitCode = 1;
  }
}
