// No file of code over 400 lines: beyond that a file holds more than one subject. Tests are code; the programme's content is data,
// and the database's schema is one list. No folder over 30 files of code: beyond that nobody finds one by looking. What stands
// beside a product file under its name (a test, a fixture, styles) is not counted.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectFolder } from '../../prepare/project.mjs';

const LINE_LIMIT = 400;
const FOLDER_LIMIT = 30;
const CODE = '{src,scripts,bench,tests}/**/*.{ts,tsx,mjs,css}';
const EXEMPT = ['src/programme/', 'src/server/platform/database/schema.ts', 'src/server/platform/database/migrations/'];
const BESIDE = /^(src|scripts|bench)\/.*\.(test\.(ts|tsx|mjs)|fixture\.tsx?|css)$/;

const files = globSync(CODE, { cwd: projectFolder, exclude: ['**/node_modules/**'] });
const problems = [...tooLong(), ...tooFull()];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function tooLong(): string[] {
  return files
    .filter((path) => !EXEMPT.some((exempt) => path.startsWith(exempt)))
    .map((path) => ({ path, lines: readFileSync(`${projectFolder}${path}`, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINE_LIMIT)
    .map(({ path, lines }) => `${path} has ${lines} lines; the limit is ${LINE_LIMIT}.`);
}

function tooFull(): string[] {
  const ownSubjects = files.filter((path) => !BESIDE.test(path));
  return [...Map.groupBy(ownSubjects, dirname)]
    .filter(([, inside]) => inside.length > FOLDER_LIMIT)
    .map(([folder, inside]) => `${folder} has ${inside.length} files; the limit is ${FOLDER_LIMIT}.`);
}
