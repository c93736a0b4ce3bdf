import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tries } from '#tests/test-size.ts';
import { ask, endWorkoutServer, startWorkoutServer } from './workout-server-process.ts';

/** So many places at which the disk is full. */
const DISK_POINTS = tries(1, 50);
/** With the full run the file is held for so long, in seconds; otherwise until three writes were refused. */
const HELD_SECONDS = DISK_POINTS > 1 ? [0, 1, 6, 30] : [0];
/** In blocks of 512 bytes; an empty database is half as large. */
const SMALLEST_LIMIT = 2_048;

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
  const limits = Array.from({ length: DISK_POINTS }, (_, point) => SMALLEST_LIMIT + point * 7);

  test.each(limits)(
    'after %i blocks: answers exactly what is stored, refuses the rest with 503, goes on reading, and recovers after a start',
    async (fileSizeLimit) => {
      const server = await startWorkoutServer(path, { users: 8, fileSizeLimit });
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
    },
  );
});

describe('a file that another program holds', () => {
  test.each(HELD_SECONDS)(
    'for %i seconds: refuses writes soon with 503, goes on reading, and recovers by itself',
    async (seconds) => {
      const server = await startWorkoutServer(path, { users: 8 });
      const other = new DatabaseSync(path);
      other.exec('begin immediate');
      const startedAt = performance.now();
      const refused = await Promise.all(
        [1, 2, 3].map((at) => ask(server.port, agent, 'POST', `/user-${at}/held-${at}`)),
      );
      expect(refused).toEqual([503, 503, 503]);
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(await ask(server.port, agent, 'GET', '/')).toBe(200);
      await pause(seconds * 1_000);
      expect(await ask(server.port, agent, 'GET', '/')).toBe(200);
      other.exec('rollback');
      other.close();
      expect(await ask(server.port, agent, 'POST', '/user-1/after')).toBe(200);
      await endWorkoutServer(server, 'SIGTERM');
      expect(storedClientIds()).toEqual(['after']);
    },
  );
});
