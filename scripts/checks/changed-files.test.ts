import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder: string;
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ruth', '-c', 'user.email=ruth@fit.example', ...words], { cwd: folder });

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'One');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  for (const file of ['src/same.ts', 'src/committed.ts', 'src/edited.ts', 'src/gone.ts', 'package.json'])
    write(file, '1');
  commit();
  git('switch', '--quiet', '--create', 'part');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('takes what the branch has committed, what is edited and what is new, and nothing that main has got since', () => {
  write('src/committed.ts', '2');
  commit();
  git('switch', '--quiet', 'main');
  write('src/same.ts', '2');
  commit();
  git('switch', '--quiet', 'part');
  write('src/edited.ts', '2');
  write('src/new.test.ts', '1');
  const files = ['src/committed.ts', 'src/edited.ts', 'src/new.test.ts'];
  expect(changedFiles(folder)).toEqual({ files, related: files });
});

test('on main takes what is not committed', () => {
  git('switch', '--quiet', 'main');
  write('src/edited.ts', '2');
  expect(changedFiles(folder).files).toEqual(['src/edited.ts']);
});

test.each([
  { what: 'packages', change: () => write('package.json', '2') },
  { what: 'a page that a test may read', change: () => write('docs/product.md', '2') },
  { what: 'styles', change: () => write('src/client/card.module.css', '2') },
  { what: 'a file that is gone', change: () => rmSync(join(folder, 'src/gone.ts')) },
])('asks for every test after a change of $what', ({ change }) => {
  change();
  write('src/edited.ts', '2');
  const { files, related } = changedFiles(folder);
  expect(files).toContain('src/edited.ts');
  expect(files).not.toContain('src/gone.ts');
  expect(related).toBeUndefined();
});

test('needs no test after a change of what none reads', () => {
  write('docs/pictures/phone.png', '2');
  expect(changedFiles(folder).related).toEqual([]);
});
