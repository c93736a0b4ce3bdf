import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Measure } from '../scripts/bench.ts';
import { projectFolder } from '../scripts/prepare/project.mjs';
import { rounded } from './statistics/median.ts';

const GOALS = { cloneS: 35, modulesMb: 300, releaseS: 3 };

/** Starts the server, ends it once it has said its address, and tells the computing of all that ran for it. */
const START = `
npm start > said 2>&1 & server=$!
until grep -q "http://" said; do kill -0 $server || { cat said >&2; exit 1; }; sleep 0.1; done
kill $server; wait $server
times`;

/** What a newcomer waits for: `npm start` in a bare clone and in an unpacked release, and what it leaves on the disk. */
export const measure: Measure = async () => {
  const place = mkdtempSync(join(tmpdir(), 'fit-in-30-first-start-'));
  try {
    const clone = join(place, 'clone');
    execFileSync('git', ['clone', '--quiet', projectFolder, clone]);
    const cloneS = computingOfStart(clone, hostPath());
    const modulesMb = sizeMb(join(clone, 'node_modules'));
    const nodeMb = sizeMb(join(clone, 'node/node_modules'));
    const releaseS = computingOfStart(unpackedRelease(place), `${dirname(process.execPath)}:${hostPath()}`);
    return [
      { what: 'first npm start in a bare clone, computing, s', found: rounded(cloneS, 1), goal: GOALS.cloneS },
      { what: 'node_modules after it, MB', found: modulesMb, goal: GOALS.modulesMb },
      { what: 'Node beside it, where the host has none that will do, MB', found: nodeMb },
      { what: 'first npm start of a release, computing, s', found: rounded(releaseS, 1), goal: GOALS.releaseS },
    ];
  } finally {
    rmSync(place, { recursive: true });
  }
};

function computingOfStart(folder: string, path: string): number {
  const env = { ...process.env, PATH: path, PORT: '0', DATA_DIR: join(folder, 'data') };
  const said = execFileSync('bash', ['-c', START], { cwd: folder, env, encoding: 'utf8' });
  const [, ofChildren = ''] = said.trim().split('\n').slice(-2);
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
}

/** Without what this project itself has installed. */
const hostPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.includes('node_modules'))
    .join(':');

function unpackedRelease(place: string): string {
  const release = [join(projectFolder, 'scripts/release.ts'), place];
  const archive = execFileSync(process.execPath, release, { encoding: 'utf8' }).trim();
  const folder = join(place, 'release');
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return join(folder, readdirSync(folder)[0] ?? '');
}

/** None where there is no such folder. */
const sizeMb = (folder: string): number =>
  existsSync(folder)
    ? Number.parseInt(execFileSync('du', ['-s', '--block-size=1MB', folder], { encoding: 'utf8' }), 10)
    : 0;
