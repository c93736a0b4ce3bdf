import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpSqlite } from '#server/platform/backup/sqlite-backup.ts';
import { restoreSqlite } from '#server/platform/backup/sqlite-restore.ts';
import { soundnessProblem } from '#server/platform/backup/sqlite-soundness.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { tries } from '#tests/test-size.ts';
import { ask, endWorkoutServer, startWorkoutServer, type WorkoutServer } from './workout-server-process.ts';

const BACKUPS = tries(3, 50);
const WRITERS = 16;
const ACKNOWLEDGED_BEFORE_EACH = 100;

let folder: string;
let path: string;
const agent = new Agent({ keepAlive: true });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-'));
  path = join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

function clientIdsIn(file: string): Set<string> {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('select client_id from workout_session').all();
  database.close();
  return new Set(rows.map((row) => String(row.client_id)));
}

test(`${BACKUPS} backups under ${WRITERS} writers are sound and hold all that was answered before they began`, async () => {
  const server = await startWorkoutServer(path, { users: WRITERS });
  const acknowledged: string[] = [];
  let isOver = false;
  const more: (() => void)[] = [];
  const writers = Array.from({ length: WRITERS }, async (_, at) => {
    while (!isOver) {
      const clientId = randomUUID();
      expect(await ask(server.port, agent, 'POST', `/user-${at}/${clientId}`)).toBe(200);
      acknowledged.push(clientId);
      for (const wake of more.splice(0)) wake();
    }
  });

  for (let round = 0; round < BACKUPS; round += 1) {
    const wanted = acknowledged.length + ACKNOWLEDGED_BEFORE_EACH;
    while (acknowledged.length < wanted) await new Promise<void>((resolve) => more.push(resolve));
    const before = [...acknowledged];
    const target = join(folder, `backup-${round}.sqlite`);
    await backUpSqlite(path, target);
    expect(soundnessProblem(target)).toBeUndefined();
    const kept = clientIdsIn(target);
    expect(before.filter((clientId) => !kept.has(clientId))).toEqual([]);
  }
  isOver = true;
  await Promise.all(writers);
  await endWorkoutServer(server, 'SIGTERM');
  reportFigures('backup-while-writing', { backups: BACKUPS, acknowledged: acknowledged.length });
});

test('a backup takes the place of a database that was spoilt later, and serves again', async () => {
  const [kept, late] = [randomUUID(), randomUUID()];
  let server = await serveWith(kept);
  const backup = join(folder, 'backup.sqlite');
  await backUpSqlite(path, backup);
  expect(await ask(server.port, agent, 'POST', `/user-0/${late}`)).toBe(200);

  const aside = join(folder, 'aside.sqlite');
  const restore = () => restoreSqlite({ backupFile: backup, databaseFile: path, aside });
  await expect(restore()).rejects.toThrow('The database is in use. Stop the server');
  await endWorkoutServer(server, 'SIGTERM');
  await restore();
  server = await startWorkoutServer(path, { users: 1 });
  expect([...clientIdsIn(path)]).toEqual([kept]);
  expect(clientIdsIn(aside)).toEqual(new Set([kept, late])); // nothing is thrown away
  await endWorkoutServer(server, 'SIGTERM');
});

async function serveWith(clientId: string): Promise<WorkoutServer> {
  const server = await startWorkoutServer(path, { users: 1 });
  expect(await ask(server.port, agent, 'POST', `/user-0/${clientId}`)).toBe(200);
  return server;
}
