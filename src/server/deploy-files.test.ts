import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startProgram } from '#tests/programs/start-program.ts';
import { machineFiles } from './machine-files.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isThere = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;
const textOf = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

const PAGE = textOf('docs/operating.md');

const BOXES = [...PAGE.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

const whereNew = async () =>
  machineFiles({ dataFolder: 'data', port: 3000, publicOrigin: 'https://strong.test', environment: {} });

describe.runIf(isThere('caddy', 'version'))('Caddy, as Debian and Ubuntu have it,', () => {
  function problemOf(text: string): string {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, text);
    const args = ['validate', '--adapter', 'caddyfile', '--config', file];
    const env = { ...process.env, DOMAIN: 'strong.test', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env });
    return status === 0 ? '' : stderr;
  }

  test('takes the file for several servers', () => {
    expect(problemOf(textOf('deploy/Caddyfile'))).toBe('');
  });

  test('takes the file that the desk writes out', async () => {
    expect(problemOf((await whereNew()).proxy)).toBe('');
  });

  test('takes the file of the page about running it, with both names in it', () => {
    const caddyfiles = BOXES.filter((text) => text.includes('reverse_proxy'));
    expect(caddyfiles).toHaveLength(1);
    expect(caddyfiles[0]).toMatch(/^www\.fit\.example \{$/m);
    expect(problemOf(caddyfiles[0] ?? '')).toBe('');
  });
});

describe.runIf(isThere('systemd-analyze', '--version'))('systemd', () => {
  /** What it says of our own unit; of others on this machine it may say more. */
  function problemsOf(unit: string): string[] {
    const file = join(folder, 'fit-in-30.service');
    writeFileSync(file, unit);
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    return stderr.split('\n').filter((line) => line.includes('fit-in-30'));
  }

  test('takes the unit that is shipped, and the one that the desk writes out', async () => {
    expect(problemsOf(textOf('deploy/fit-in-30.service'))).toEqual([]);
    expect(problemsOf((await whereNew()).service ?? '')).toEqual([]);
    expect(problemsOf('[Service]\nExecStart=relative\n')).not.toEqual([]);
  });
});

test('with the settings of the page about running it the program starts, and its desk is at that address', async () => {
  const [, lines = ''] = /printf '(PUBLIC_ORIGIN\S+)'/.exec(PAGE) ?? [];
  writeFileSync(join(folder, 'settings.env'), lines.replaceAll('\\n', '\n'));
  const program = startProgram(join(PROJECT, 'src/server/main.ts'), { PORT: '0', DATA_DIR: folder });
  await program.address;
  expect(program.output()).toMatch(/https:\/\/fit\.example\/desk\/start#\S{20,}\n$/);
  program.process.kill();
  expect(await program.exited).toBe(0);
});

test.each(['README.md', 'docs/operating.md', 'docs/servers.md', 'docs/contributing.md'])(
  'every command that %s names is there',
  (page) => {
    const { scripts } = JSON.parse(textOf('package.json'));
    const named = [...textOf(page).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
  },
);
