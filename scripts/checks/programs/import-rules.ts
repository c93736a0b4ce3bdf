// Who may import whom (.dependency-cruiser.mjs), and whether docs/architecture.md shows who does; with --draw it is drawn anew.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type ICruiseResult } from 'dependency-cruiser';
import { drawImports, withDrawnImports } from '../import-graph.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PAGE = join(PROJECT, 'docs/architecture.md');

const result = readImports();
if (result.summary.error > 0) {
  const { output } = await format(result, { outputType: 'err' });
  console.error(output);
  process.exitCode = 1;
}
const page = readFileSync(PAGE, 'utf8');
const drawn = withDrawnImports(page, drawImports(result.modules));
if (process.argv.includes('--draw')) writeFileSync(PAGE, drawn);
else if (drawn !== page) {
  console.error('docs/architecture.md shows who imported whom before: npm run draw-architecture draws it anew');
  process.exitCode = 1;
}

/** By the program and not by its functions: only the program reads the rules and the paths of `imports` as an editor does. */
function readImports(): ICruiseResult {
  const ofProgram = ['src', 'tests', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(join(PROJECT, 'node_modules/.bin/depcruise'), ofProgram, {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}
