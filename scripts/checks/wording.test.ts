import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NEVER_SAID } from '#programme/words/never-said.ts';
import { projectFolder } from '../prepare/project.mjs';

/** The list itself says what is never said. */
const LIST = 'never-said.ts';

const FOLDERS = ['src/client', 'src/programme', 'src/domain', 'src/server/features/emails', 'public'];

/** The product's files in a folder, tests left out. */
const filesIn = (folder: string, name: RegExp) =>
  readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/\.(test|fixture)\./.test(file) && !file.endsWith(LIST))
    .map((file) => join(folder, file));
const textOf = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

test('no word of the programme has an apostrophe of a typewriter', () => {
  const files = filesIn('src/programme', /\.ts$/);
  expect(files.length).toBeGreaterThan(100);
  const straight = files.flatMap((file) => {
    const code = textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(/.*[A-Za-z]\\?'[a-z].*/g)].map(([line]) => `${file}: ${line.trim()}`);
  });
  expect(straight).toEqual([]);
});

test('no word of the product is about the shape of a body, or about what is not there yet', () => {
  const files = FOLDERS.flatMap((folder) => filesIn(folder, /\.(tsx?|html|webmanifest|json)$/));
  expect(files.length).toBeGreaterThan(200);
  const said = files.flatMap((file) => {
    const text = textOf(file);
    return NEVER_SAID.filter((words) => words.test(text)).map((words) => `${file}: ${words}`);
  });
  expect(said).toEqual([]);
});
