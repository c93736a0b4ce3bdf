// Changes the rules in small ways, one at a time, and says which changes no test notices.
//   npm run mutation                        all of src/domain, which takes about an hour
//   npm run mutation -- src/domain/steps    one folder, or one file
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './prepare/project.mjs';

/** Beside the project's packages, not among them: it runs now and then, and brings a hundred of its own. */
const FOLDER = join(projectFolder, 'data/mutation');
const VERSION = '10.1.1';
const STRYKER = join(FOLDER, `node_modules/.stryker-${VERSION}`);

if (!existsSync(STRYKER)) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  // Vitest is the project's own, two folders above.
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  run('npm', ['install', '--save-exact', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', ...packages], FOLDER);
  writeFileSync(STRYKER, '');
}

const [path] = process.argv.slice(2);
const mutated = path && (path.endsWith('.ts') ? path : `${path}/**/*.ts,!**/*.test.ts,!**/*.fixture.ts`);
const stryker = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const choice = mutated ? ['--mutate', mutated] : [];
run(process.execPath, [stryker, 'run', 'scripts/mutation/stryker.config.json', ...choice], projectFolder);

function run(program: string, options: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, options, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
