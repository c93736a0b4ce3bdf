import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { canTrace } from '#tests/faults/storage/system-calls.ts';
import { createSecretBox, KEY_FILE } from './secret-box.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const key = () => readFileSync(join(folder, KEY_FILE), 'utf8');

test('a secret comes back under its name alone, and the key is made once', () => {
  const sealed = createSecretBox(folder).seal('SMTP_URL', 'smtps://mail');
  const made = key();
  const box = createSecretBox(folder);
  expect(box.open('SMTP_URL', sealed)).toBe('smtps://mail');
  expect(box.open('METRICS_TOKEN', sealed)).toBeUndefined();
  box.seal('SMTP_URL', 'smtps://other');
  expect(key()).toBe(made);
});

test.each(['', 'cut', `${'a'.repeat(80)}\n`])(
  'a key of another length (%j) is put aside, and secrets are kept anew',
  (found) => {
    writeFileSync(join(folder, KEY_FILE), found);
    const box = createSecretBox(folder);
    expect(box.open('SMTP_URL', 'c2VhbGVk'.repeat(8))).toBeUndefined();
    expect(box.proofOf('a word')).toBe(createSecretBox(folder).proofOf('a word'));
    expect(box.open('SMTP_URL', box.seal('SMTP_URL', 'smtps://mail'))).toBe('smtps://mail');
    const aside = readdirSync(folder).filter((name) => name !== KEY_FILE);
    expect(aside).toEqual([expect.stringMatching(/^desk\.key\.damaged-/)]);
    expect(readFileSync(join(folder, aside[0] ?? ''), 'utf8')).toBe(found);
  },
);

test('where no key can be made, a proof is answered that proves nothing', () => {
  const box = createSecretBox(join(folder, 'not there'));
  expect(box.proofOf('a word')).not.toBe(box.proofOf('a word'));
  expect(() => box.seal('SMTP_URL', 'x')).toThrow();
});

test.skipIf(!canTrace())('the key is on disk before it has its name (skipped where strace cannot run)', () => {
  const trace = join(folder, 'trace.txt');
  const program = `import(${JSON.stringify(join(import.meta.dirname, 'secret-box.ts'))}).then(({ createSecretBox }) =>
    createSecretBox(${JSON.stringify(folder)}).seal('SMTP_URL', 'smtps://mail'))`;
  const calls = ['-f', '-y', '-e', 'trace=write,pwrite64,fsync,link,linkat', '-o', trace];
  expect(spawnSync('strace', [...calls, process.execPath, '-e', program]).status).toBe(0);
  const ofKey = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => /(\w+)\(.*?(desk\.key\S*\.part|>\))/.exec(line.replace(`${folder}>`, '>'))?.slice(1));
  expect(ofKey.map((call) => call?.[0])).toEqual(['write', 'fsync', expect.stringMatching(/^link/), 'fsync']);
});
