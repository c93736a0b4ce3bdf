// No file of code over 400 lines: beyond that a file holds more than one subject. Tests are code; the programme's content is data,
// and the database's schema one list.
import { readdirSync, readFileSync } from 'node:fs';
import { projectFolder } from '../prepare/project.mjs';

const LINE_LIMIT = 400;
const CODE_FOLDERS = ['src', 'scripts', 'bench', 'tests'];
const CODE = /\.(ts|tsx|mjs|css)$/;
const EXEMPT = /^src\/(programme|server\/platform\/database\/(schema\.ts|migrations\/))/;

const tooLong = CODE_FOLDERS.flatMap(filesIn)
  .filter((path) => CODE.test(path) && !EXEMPT.test(path))
  .map((path) => ({ path, lines: readFileSync(`${projectFolder}${path}`, 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > LINE_LIMIT);

for (const { path, lines } of tooLong) console.error(`${path} has ${lines} lines; the limit is ${LINE_LIMIT}.`);
process.exit(tooLong.length > 0 ? 1 : 0);

function filesIn(folder) {
  try {
    const entries = readdirSync(`${projectFolder}${folder}`, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(projectFolder.length));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
