import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

const DESK = 'client/desk/';

const files = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.startsWith('client/') && /\.(tsx?|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(projectFolder, 'src', name), 'utf8') }));

test('no file of the app knows the desk: neither a part of it nor a way to it', () => {
  const known = /['"](?:#client|\.\.?)\/(?:[^'"]*\/)?desk\//;
  const outside = files.filter(({ name }) => !name.startsWith(DESK));
  expect(outside.filter(({ text }) => known.test(text)).map(({ name }) => name)).toEqual([]);
  expect(files.some(({ name, text }) => name.startsWith(DESK) && text.includes('./desk.tsx'))).toBe(true);
});

test('the desk is built apart, in one file of its own, so that nothing of the app is cut otherwise because of it', () => {
  const script = (name: string) => readFileSync(join(projectFolder, name), 'utf8');
  expect(script('scripts/build/desk-files.ts')).toMatch(/input: page, output: \{ codeSplitting: false \}/);
  for (const name of ['vite.config.ts', 'index.html', 'scripts/build/page-files.ts']) {
    expect(script(name)).not.toContain('desk');
  }
});
