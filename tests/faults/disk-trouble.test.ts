import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, endWorkoutServer, startWorkoutServer } from './workout-server-process.ts';

let folder: string;
let path: string;
/** Far more than fit under the limit. */
const MAX_ROUNDS = 300;

const agent = new Agent({ keepAlive: true });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-disk-'));
  path = join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function storedClientIds(): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('select client_id from workout_session order by client_id').all();
  expect(database.prepare('pragma integrity_check').get()?.integrity_check).toBe('ok');
  database.close();
  return rows.map((row) => String(row.client_id));
}

describe('a disk that takes no more', () => {
  test('answers exactly what is stored, refuses the rest with 503, goes on reading, and recovers after a start', async () => {
    const server = await startWorkoutServer(path, { users: 8, fileSizeLimit: 1_024 });
    const statusById = new Map<string, number>();
    for (let round = 0; round < MAX_ROUNDS && ![...statusById.values()].includes(503); round += 1) {
      const ids = Array.from({ length: 8 }, (_, at) => `round-${String(round).padStart(4, '0')}-${at}`);
      const statuses = await Promise.all(ids.map((id, at) => ask(server.port, agent, 'POST', `/user-${at}/${id}`)));
      for (const [at, id] of ids.entries()) statusById.set(id, statuses[at] ?? 0);
    }
    expect(await ask(server.port, agent, 'GET', '/')).toBe(200);
    await endWorkoutServer(server, 'SIGKILL');
    const answered = [...statusById].filter(([, status]) => status === 200).map(([id]) => id);
    expect(new Set(statusById.values())).toEqual(new Set([200, 503]));
    expect(storedClientIds()).toEqual(answered.sort());

    const again = await startWorkoutServer(path, { users: 8 });
    expect(await ask(again.port, agent, 'POST', '/user-1/zz-after')).toBe(200);
    await endWorkoutServer(again, 'SIGTERM');
    expect(storedClientIds()).toEqual([...answered, 'zz-after']);
  });
});

describe('a file that another program holds', () => {
  test('refuses writes soon with 503, goes on reading, and recovers by itself', async () => {
    const server = await startWorkoutServer(path, { users: 8 });
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const startedAt = performance.now();
    const refused = await Promise.all([1, 2, 3].map((at) => ask(server.port, agent, 'POST', `/user-${at}/held-${at}`)));
    expect(refused).toEqual([503, 503, 503]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await ask(server.port, agent, 'GET', '/')).toBe(200);
    other.exec('rollback');
    other.close();
    expect(await ask(server.port, agent, 'POST', '/user-1/after')).toBe(200);
    await endWorkoutServer(server, 'SIGTERM');
    expect(storedClientIds()).toEqual(['after']);
  });
});
