// Measures the product against itself or against something plain, in ratios: times alone say more about the machine.
//   npm run bench                      every program of bench/, in its small form
//   npm run bench -- sign-in-times     one of them; `--full` for its long form
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** One row for each thing measured. */
export type BenchRows = readonly Readonly<Record<string, string | number>>[];

/** `isFull`: may take minutes. */
export type Measure = (options: { isFull: boolean }) => Promise<BenchRows>;

const FOLDER = fileURLToPath(new URL('../bench', import.meta.url));
const RESULTS = fileURLToPath(new URL('../data/bench', import.meta.url));

const { values, positionals } = parseArgs({ allowPositionals: true, options: { full: { type: 'boolean' } } });
const known = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} in bench/. There are: ${known.join(', ')}.`);
  process.exit(1);
}

for (const name of positionals.length > 0 ? positionals : known) {
  const { measure }: { measure: Measure } = await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href);
  console.log(`\n${name}`);
  const rows = await measure({ isFull: values.full === true });
  console.table(rows);
  const found = JSON.stringify({ bench: name, rows });
  console.log(found);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name}.json`), `${found}\n`);
}
