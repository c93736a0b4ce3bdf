import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

const read = (path: string) => readFileSync(`${projectFolder}${path}`, 'utf8');
const ROW = /^\| (\d+) \| [^|]+ \| ([^|]+) \| (?:`([\w.-]+)`: ([^|]+))? ?\|$/gm;

test('each job of the coach has a journey of that name, or is told as not yet', () => {
  const rows = [...read('docs/desk-jobs.md').matchAll(ROW)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  const lost = rows.filter(([, , place, file, title = '']) =>
    file === undefined ? place !== 'not yet' : !read(`tests/e2e/${file}`).includes(`test('${title.trim()}'`),
  );
  expect(lost.map(([row]) => row)).toEqual([]);
});
