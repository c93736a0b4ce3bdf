// No file of code over 400 lines: beyond that a file holds more than one subject. Tests are code; the programme's content is data,
// and the database's schema is one list.
import { globSync, readFileSync } from 'node:fs';
import { projectFolder } from '../../prepare/project.mjs';

const LINE_LIMIT = 400;
const CODE = '{src,scripts,bench,tests}/**/*.{ts,tsx,mjs,css}';
const EXEMPT = ['**/node_modules/**', 'src/programme/**', 'src/server/platform/database/{schema.ts,migrations/**}'];

const tooLong = globSync(CODE, { cwd: projectFolder, exclude: EXEMPT })
  .map((path) => ({ path, lines: readFileSync(`${projectFolder}${path}`, 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > LINE_LIMIT);

for (const { path, lines } of tooLong) console.error(`${path} has ${lines} lines; the limit is ${LINE_LIMIT}.`);
process.exit(tooLong.length > 0 ? 1 : 0);
