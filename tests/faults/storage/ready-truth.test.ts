import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AUTH_REGISTER_PATH, HEALTH_PATH, READY_PATH } from '#contract/paths.ts';

const MAIN = join(import.meta.dirname, '../../../src/server/main.ts');

/** The largest file that the program may write: some dozens of registrations fit. In blocks of 512 bytes. */
const FILE_SIZE_LIMIT = 3_000;

test('a server whose disk takes no more says that it is not ready, lives, and answers 503', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-ready-'));
  const program = spawn('sh', ['-c', `ulimit -f ${FILE_SIZE_LIMIT}; exec "$@"`, 'sh', process.execPath, MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever fails: a program that lives on would keep the whole run waiting.
  onTestFinished(async () => {
    program.kill('SIGKILL');
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });
  let said = '';
  while (!/http\S+\n/.test(said)) said += String((await once(program.stdout, 'data'))[0]);
  const address = /http\S+/.exec(said)?.[0] ?? '';
  const statusOf = async (path: string, body?: object) => {
    const sent = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return (await fetch(address + path, sent)).status;
  };
  expect(await statusOf(READY_PATH)).toBe(200);

  const statuses: number[] = [];
  for (let count = 0; count < 600 && statuses.at(-1) !== 503; count += 1) {
    const person = { firstName: 'A'.repeat(50), email: `${count}@example.org`, password: 'porridge at seven' };
    statuses.push(await statusOf(AUTH_REGISTER_PATH, person));
  }

  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  await expect.poll(() => statusOf(READY_PATH), { timeout: 10_000 }).toBe(503);
  expect(await statusOf(HEALTH_PATH)).toBe(200);
});
