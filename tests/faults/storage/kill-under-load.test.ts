import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { tries } from '#tests/test-size.ts';
import { ask, endWorkoutServer, startWorkoutServer, type WorkoutServer } from './workout-server-process.ts';

const KILLS = tries(2, 100);
const WRITERS = 32;
const ACKNOWLEDGED_BETWEEN_KILLS = tries(150, 1_000);

interface Load {
  server: WorkoutServer;
  isOver: boolean;
  sent: Set<string>;
  acknowledged: Set<string>;
}

/** Repeats each workout until it is answered, as the client's outbox does. */
async function writeUntilOver(load: Load, agent: Agent, userId: string): Promise<void> {
  while (!load.isOver) {
    const clientId = randomUUID();
    load.sent.add(clientId);
    let status = 0;
    while (status !== 200 && !load.isOver) {
      status = await ask(load.server.port, agent, 'POST', `/${userId}/${clientId}`);
      expect([0, 200]).toContain(status);
      if (status === 0) await pause(20);
    }
    if (status === 200) load.acknowledged.add(clientId);
  }
}

async function acknowledgedReach(load: Load, count: number): Promise<void> {
  while (load.acknowledged.size < count) await pause(5);
}

test(
  `${KILLS} kills under ${WRITERS} writers lose nothing that was answered and store nothing twice`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-kill-'));
    const path = join(folder, 'test.sqlite');
    const start = () => startWorkoutServer(path, { users: WRITERS });
    const load: Load = { server: await start(), isOver: false, sent: new Set(), acknowledged: new Set() };
    const agent = new Agent({ keepAlive: true });
    const writers = Array.from({ length: WRITERS }, (_, at) => writeUntilOver(load, agent, `user-${at}`));

    let longestStartMs = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await acknowledgedReach(load, load.acknowledged.size + ACKNOWLEDGED_BETWEEN_KILLS);
      await endWorkoutServer(load.server, 'SIGKILL');
      const startedAt = performance.now();
      load.server = await start();
      longestStartMs = Math.max(longestStartMs, Math.round(performance.now() - startedAt));
    }
    await acknowledgedReach(load, load.acknowledged.size + ACKNOWLEDGED_BETWEEN_KILLS);
    load.isOver = true;
    await Promise.all(writers);
    agent.destroy();
    await endWorkoutServer(load.server, 'SIGTERM');

    const database = new DatabaseSync(path, { readOnly: true });
    const stored = database
      .prepare('select client_id from workout_session')
      .all()
      .map((row) => String(row.client_id));
    expect([...load.acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored.filter((id) => !load.sent.has(id))).toEqual([]);
    const count = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
    expect(count('select sum(total_workouts) from block_progress')).toBe(stored.length);
    expect(count('select sum(version) from user')).toBe(stored.length);
    expect(database.prepare('pragma integrity_check').get()?.integrity_check).toBe('ok');
    database.close();
    reportFigures('kill-under-load', { kills: KILLS, acknowledged: load.acknowledged.size, longestStartMs });
    rmSync(folder, { recursive: true });
  },
  30_000 + KILLS * 20_000,
);
