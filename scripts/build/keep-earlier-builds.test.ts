import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepEarlierBuilds } from './keep-earlier-builds.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One build after the other into the same place; each is named after its only file. */
function buildInTurn(...names: string[]) {
  const [current, next] = [join(folder, 'client'), join(folder, 'next')];
  for (const name of names) {
    mkdirSync(join(next, 'assets'), { recursive: true });
    writeFileSync(join(next, 'assets', `${name}.js`), name);
    writeFileSync(join(next, 'assets', `${name}.js.br`), name);
    writeFileSync(join(next, 'app.html'), name);
    keepEarlierBuilds({ current, next, listFile: join(folder, 'builds.json') });
    rmSync(current, { recursive: true, force: true });
    renameSync(next, current);
  }
  return readdirSync(join(current, 'assets')).filter((name) => name.endsWith('.js'));
}

describe('the files of earlier builds', () => {
  test('stay for two more builds, compressed ones too, and then go', () => {
    expect(buildInTurn('a', 'b', 'c')).toEqual(['a.js', 'b.js', 'c.js']);
    expect(existsSync(join(folder, 'client/assets/a.js.br'))).toBe(true);
    expect(buildInTurn('d')).toEqual(['b.js', 'c.js', 'd.js']);
  });

  test('are not pushed out by building the same again', () => {
    expect(buildInTurn('a', 'b', 'b', 'b')).toEqual(['a.js', 'b.js']);
  });

  test('a way back to the build before keeps all three', () => {
    expect(buildInTurn('a', 'b', 'c', 'b')).toEqual(['a.js', 'b.js', 'c.js']);
  });
});
