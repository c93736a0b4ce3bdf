import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AUTH_REGISTER_PATH, READY_PATH, SITE_PATH } from '#contract/paths.ts';
import { startProgram } from '#tests/programs/start-program.ts';

const MAIN = join(import.meta.dirname, '../../../src/server/main.ts');

test('a server whose database is moved away under it stores nothing more, says why, and stops cleanly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-moved-'));
  const start = () => startProgram(MAIN, { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' });
  const program = start();
  const register = async (address: string, email: string) => {
    const body = JSON.stringify({ firstName: 'Anna', email, password: 'porridge at seven' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address + AUTH_REGISTER_PATH, { method: 'POST', headers, body })).status;
  };
  const address = await program.address;
  expect(await register(address, 'first@example.org')).toBe(201);

  move(join(folder, 'data'), join(folder, 'elsewhere'));
  expect(await register(address, 'second@example.org')).toBe(503);
  expect((await fetch(address + READY_PATH)).status).toBe(503);
  expect((await fetch(address + SITE_PATH)).status).toBe(200);
  program.process.kill('SIGTERM');
  expect(await program.exited).toBe(0);
  expect(program.errors()).toContain('fit-in-30.sqlite was moved, removed or replaced');
  expect(readdirSync(join(folder, 'data')).filter((name) => name.includes('.sqlite'))).toEqual([]);

  move(join(folder, 'elsewhere'), join(folder, 'data'));
  const again = start();
  const addressAgain = await again.address;
  expect(await register(addressAgain, 'first@example.org')).toBe(409);
  expect(await register(addressAgain, 'second@example.org')).toBe(201);
  again.process.kill('SIGTERM');
  expect(await again.exited).toBe(0);
  rmSync(folder, { recursive: true });
});

/** As `mv fit-in-30.sqlite* elsewhere` does. */
function move(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => each.startsWith('fit-in-30.sqlite'))) {
    renameSync(join(from, name), join(to, name));
  }
}
