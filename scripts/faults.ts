// Breaks the product on purpose, and prints how often it was tried, as a table and as JSON.
//   npm run faults                     every test of tests/faults/, as small as in each run of the tests
//   FULL=1 npm run faults -- fuzz      one of them, in its long form, which may take half an hour
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runProgram } from './checks/run-program.ts';
import { projectFolder } from './prepare/project.mjs';
import { startTestPostgres } from './test-postgres.ts';

const FOLDER = 'tests/faults/';

const names = process.argv.slice(2);
const pathOf = new Map(
  readdirSync(join(projectFolder, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => [basename(path, '.test.ts'), path]),
);
const unknown = names.filter((name) => !pathOf.has(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} in ${FOLDER}. There are: ${[...pathOf.keys()].join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-faults-'));
const postgres = process.env.TEST_POSTGRES_URL ? undefined : await startTestPostgres();
try {
  for (const name of names.length > 0 ? names : pathOf.keys()) await breakIt(name);
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}

async function breakIt(name: string): Promise<void> {
  console.log(`\n${name}`);
  const figuresFile = join(folder, 'figures.jsonl');
  writeFileSync(figuresFile, '');
  const startedAt = performance.now();
  const { exitCode, output } = await runProgram('vitest', ['run', `${FOLDER}${pathOf.get(name)}`], {
    FAULT_FIGURES: figuresFile,
    ...(postgres ? { TEST_POSTGRES_URL: postgres.url } : {}),
  });
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const held = exitCode === 0 ? 'yes' : 'no';
  const lines = readFileSync(figuresFile, 'utf8').trim().split('\n').filter(Boolean);
  const figures = lines.map((line) => ({ held, ...JSON.parse(line).reached, seconds }));
  const rows = figures.length > 0 ? figures : [{ held, seconds }];
  console.table(rows);
  console.log(JSON.stringify({ faults: name, rows }));
  if (exitCode === 0) return;
  console.log(output);
  process.exitCode = 1;
}
