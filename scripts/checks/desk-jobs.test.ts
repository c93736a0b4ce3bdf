import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

const read = (path: string) => readFileSync(`${projectFolder}${path}`, 'utf8');
const JOB = /^\| (\d+) \| [^|]+ \| [^|]+ \| ([A-Z]) \|$/gm;
const PLACES = /^\| \d+ \| [^|]+ \| ([^|]+) \| [A-Z] \|$/gm;
const JOURNEY = /^\| ([A-Z]) \| `([\w./-]+)`: ([^|]+) \|$/gm;

test('each job of the desk has a journey, and each journey is there under its name', () => {
  const page = read('docs/desk-jobs.md');
  const jobs = [...page.matchAll(JOB)];
  const journeys = [...page.matchAll(JOURNEY)];
  expect(jobs.length).toBeGreaterThan(30);
  expect(jobs.map(([, number]) => Number(number))).toEqual(jobs.map((_, index) => index + 1));
  expect([...new Set(jobs.map(([, , letter]) => letter))].sort()).toEqual(journeys.map(([, letter]) => letter));
  const lost = journeys.filter(
    ([, , file, title = '']) => !read(`tests/e2e/${file}`).includes(`test('${title.trim()}'`),
  );
  expect(lost.map(([row]) => row)).toEqual([]);
});

test('where a job is done is called what the desk calls it', () => {
  const sources = globSync('src/{client/desk,programme/words}/**/*.{ts,tsx}', { cwd: projectFolder });
  const desk = sources.map(read).join('\n');
  const named = [...read('docs/desk-jobs.md').matchAll(PLACES)].flatMap(([, places = '']) => places.split(/[;,:]/));
  const names = named.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !desk.includes(name))).toEqual([]);
});
