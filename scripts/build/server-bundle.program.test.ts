import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from './server-bundle.ts';

const OF_PASSKEYS = 'function verifyAuthenticationResponse';

describe('the built server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fit-in-30-server-'));
    await buildServer(folder);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const programs = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

  test('holds no letter that takes two bytes in memory, and loses none', () => {
    const all = programs();
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter(({ text }) => /[^\0-\xff]/.test(text)).map(({ name }) => name)).toEqual([]);
    expect(all.find(({ name }) => name === 'main.cjs')?.text).toContain('\\u2019');
  });

  test('brings what checks passkeys only when the desk asks for it', () => {
    const holders = programs().filter(({ text }) => text.includes(OF_PASSKEYS));
    expect(holders).toHaveLength(1);
    expect(holders[0]?.name).toMatch(/^assets\//);
  });
});
