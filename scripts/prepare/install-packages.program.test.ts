import { type ExecFileSyncOptionsWithStringEncoding, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { projectFolder } from './project.mjs';

/** The host's npm, as it starts scripts. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const VERSION = '1.0.0';

let place: string;
let folder: string;
let registry: Server;
let address: string;
/** Where this test's own Node stands, as the host's and as one that came along. */
let hostNode: string;
let broughtNode: string;
const asked: string[] = [];
const archives = new Map<string, Buffer>();

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'fit-in-30-install-'));
  hostNode = copyOfNode('host');
  broughtNode = copyOfNode('node_modules');
  for (const name of ['runs', 'tests', 'measures']) archives.set(name, archiveOf(name));
  archives.set(NODE_PACKAGE, archiveOf(NODE_PACKAGE, { bin: { node: 'bin/node' } }));
  registry = createServer((request, response) => {
    const [, name = '', isArchive] = /^\/([^/]+)(\/archive)?$/.exec(request.url ?? '') ?? [];
    asked.push(name);
    if (isArchive) response.end(archives.get(name));
    else response.end(JSON.stringify(aboutPackage(name)));
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});

afterAll(() => {
  registry.close();
  rmSync(place, { recursive: true });
});

beforeEach(() => {
  asked.length = 0;
  folder = mkdtempSync(join(place, 'project-'));
  mkdirSync(join(folder, 'scripts'));
  for (const part of ['scripts/prepare', 'scripts/prepare.mjs'])
    cpSync(join(projectFolder, part), join(folder, part), { recursive: true });
  writePackage('', { dependencies: { runs: VERSION }, devDependencies: { tests: VERSION } });
  writePackage('node/', { optionalDependencies: { [NODE_PACKAGE]: VERSION } });
  writePackage('bench/', { dependencies: { measures: VERSION } });
});

test('a start installs what runs; the first test brings the rest, and a start after it takes nothing away', async () => {
  expect(await prepare([])).toMatchObject({
    status: 0,
    told: expect.stringMatching(/Installing packages… 1 of 1, \d+ s/),
  });
  expect(installed()).toEqual(['runs']);
  expect((await prepare(['--tests'])).told).toMatch(/2 of 2/);
  expect(installed()).toEqual(['runs', 'tests']);
  asked.length = 0;
  expect(await prepare([])).toEqual({ status: 0, told: '' });
  rmSync(join(folder, 'node_modules/runs'), { recursive: true });
  writePackage('', { dependencies: { runs: VERSION, measures: VERSION }, devDependencies: { tests: VERSION } });
  expect((await prepare([])).status).toBe(0);
  expect(installed()).toEqual(['measures', 'runs', 'tests']);
});

test('one that was broken off is made good', async () => {
  await prepare([]);
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  rmSync(join(folder, 'node_modules/runs/package.json'));
  expect((await prepare([])).status).toBe(0);
  expect(installed()).toEqual(['runs']);
});

test('Node comes along, and first on the path, only where the host has none that will do', async () => {
  await prepare([]);
  expect(existsSync(join(folder, 'node/node_modules'))).toBe(false);
  expect(existsSync(join(folder, 'node_modules/.bin/node'))).toBe(false);
  const linked = join(folder, 'node_modules/.bin/node');
  expect((await prepare([], { node: broughtNode })).status).toBe(0);
  expect(readFileSync(linked, 'utf8')).toBe('a program\n');
  expect(statSync(linked).mode & 0o111).not.toBe(0);
  expect(existsSync(join(folder, `node/node_modules/${NODE_PACKAGE}/include`))).toBe(false);
  rmSync(join(folder, `node/node_modules/${NODE_PACKAGE}`), { recursive: true });
  await prepare([], { node: broughtNode });
  expect(existsSync(linked)).toBe(true);
  await prepare(['--tests'], { node: broughtNode });
  expect(lstatSync(linked).isSymbolicLink()).toBe(true);
});

test('what only measuring needs comes when it is measured', async () => {
  await prepare(['--tests', '--bench']);
  expect(existsSync(join(folder, 'bench/node_modules/measures'))).toBe(true);
});

test('without a network it says so in one line', async () => {
  const { status, told } = await prepare([], { registryAddress: 'http://127.0.0.1:1' });
  expect(status).toBe(1);
  expect(told.trim().split('\n')).toEqual([
    'Installing packages…',
    expect.stringMatching(/^Couldn’t install the packages\. .*ECONNREFUSED.*There’s no network/),
  ]);
});

function copyOfNode(name: string): string {
  const path = join(place, name, 'node');
  mkdirSync(join(place, name));
  copyFileSync(process.execPath, path);
  return path;
}

function archiveOf(name: string, fields = {}): Buffer {
  const parts = join(place, 'archive', name);
  mkdirSync(join(parts, 'package/bin'), { recursive: true });
  mkdirSync(join(parts, 'package/include'));
  writeFileSync(join(parts, 'package/package.json'), JSON.stringify({ name, version: VERSION, ...fields }));
  writeFileSync(join(parts, 'package/bin/node'), 'a program\n', { mode: 0o755 });
  writeFileSync(join(parts, 'package/include/node.h'), '');
  const inParts: ExecFileSyncOptionsWithStringEncoding = { cwd: parts, encoding: 'utf8' };
  execFileSync('tar', ['-czf', 'archive.tgz', 'package'], inParts);
  return readFileSync(join(parts, 'archive.tgz'));
}

const integrityOf = (name: string) =>
  `sha512-${createHash('sha512')
    .update(archives.get(name) ?? '')
    .digest('base64')}`;

const aboutPackage = (name: string) => ({
  name,
  versions: {
    [VERSION]: {
      name,
      version: VERSION,
      dist: { tarball: `${address}/${name}/archive`, integrity: integrityOf(name) },
    },
  },
});

type Dependencies = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>
>;

function writePackage(at: string, dependencies: Dependencies): void {
  const root = { name: 'project', version: VERSION, ...dependencies };
  const entries = Object.entries(dependencies).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => [
      `node_modules/${name}`,
      {
        version: VERSION,
        integrity: integrityOf(name),
        ...(kind === 'devDependencies' && { dev: true }),
        ...(kind === 'optionalDependencies' && { optional: true, os: [process.platform], bin: { node: 'bin/node' } }),
      },
    ]),
  );
  mkdirSync(join(folder, at), { recursive: true });
  writeFileSync(join(folder, at, 'package.json'), JSON.stringify(root));
  const lock = {
    name: 'project',
    version: VERSION,
    lockfileVersion: 3,
    packages: { '': root, ...Object.fromEntries(entries) },
  };
  writeFileSync(join(folder, at, 'package-lock.json'), JSON.stringify(lock));
}

const installed = () =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages)
    .map((path) => path.replace('node_modules/', ''))
    .filter((name) => existsSync(join(folder, 'node_modules', name, 'package.json')));

async function prepare(flags: readonly string[], { node = hostNode, registryAddress = address } = {}) {
  const npm = {
    npm_config_registry: registryAddress,
    npm_config_fetch_retries: '0',
    npm_config_cache: join(place, registryAddress === address ? 'cache' : 'empty'),
  };
  const { PATH, HOME } = process.env;
  const program = spawn(node, ['scripts/prepare.mjs', ...flags], { cwd: folder, env: { PATH, HOME, ...npm } });
  const status = once(program, 'close');
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return { status: (await status)[0], told: `${stdout}${stderr}` };
}
