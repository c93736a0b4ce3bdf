import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workoutSessionsPath } from '#contract/paths.ts';
import { migrateToLatest } from '#server/platform/database/migrate-to-latest.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { askOnce, workoutDone } from '#tests/faults/ask-once.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { createPeopleOf, type Person } from '#tests/people/people.ts';
import { tries } from '#tests/test-size.ts';
import { type ProductProcess, startPaymentServer } from './payment-servers.ts';

const KILLS = tries(2, 100);
const WRITERS = 16;
const ACKNOWLEDGED_BETWEEN_KILLS = tries(100, 500);
/** Nobody pays here. */
const NO_PROCESSOR = '1';

type Server = ProductProcess & { isKilled: boolean };

interface Load {
  isOver: boolean;
  servers: Server[];
  sent: Set<string>;
  acknowledged: Set<string>;
  cut: number;
}

interface Postgres {
  url: string;
  db: Kysely<Database>;
  drop: () => Promise<void>;
}

describe.skipIf(!TEST_POSTGRES_URL)(
  'two servers on one PostgreSQL (skipped where TEST_POSTGRES_URL names none)',
  () => {
    let postgres: Postgres;
    beforeAll(async () => {
      const { url, drop } = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
      const db = openPostgres(url, { poolSize: 4 });
      await migrateToLatest(db);
      postgres = { url, db, drop };
    });
    afterAll(async () => {
      await postgres?.db.destroy();
      await postgres?.drop();
    });

    const start = async (): Promise<Server> => ({
      ...(await startPaymentServer(postgres.url, NO_PROCESSOR)),
      isKilled: false,
    });

    test(`${KILLS} kills of one or the other under ${WRITERS} writers lose nothing that was answered and store nothing twice`, {
      timeout: 60_000 + KILLS * 20_000,
    }, async () => {
      const load: Load = {
        isOver: false,
        servers: await Promise.all([start(), start()]),
        sent: new Set(),
        acknowledged: new Set(),
        cut: 0,
      };
      const people = createPeopleOf(postgres.db);
      const members = await Promise.all(Array.from({ length: WRITERS }, () => people.subscribe()));
      const writers = members.map((member) => writeUntilOver(load, member));

      for (let kill = 0; kill < KILLS; kill += 1) {
        await acknowledgedReach(load, load.acknowledged.size + ACKNOWLEDGED_BETWEEN_KILLS);
        await killOne(load, kill % 2);
        await acknowledgedReach(load, load.acknowledged.size + ACKNOWLEDGED_BETWEEN_KILLS);
        load.servers[kill % 2] = await start();
      }
      load.isOver = true;
      await Promise.all(writers);
      for (const { child } of load.servers) child.kill('SIGTERM');
      await Promise.all(load.servers.map(({ child }) => once(child, 'exit')));
      await expectKept(load);
      reportFigures('kill-one-of-two', { kills: KILLS, acknowledged: load.acknowledged.size, cut: load.cut });
    });

    async function expectKept(load: Load): Promise<void> {
      const rows = await postgres.db.selectFrom('workout_session').select(['client_id']).execute();
      const stored = new Set(rows.map(({ client_id }) => client_id));
      expect([...load.acknowledged].filter((clientId) => !stored.has(clientId))).toEqual([]);
      expect(stored.size).toBe(rows.length);
      expect([...stored].filter((clientId) => !load.sent.has(clientId))).toEqual([]);
      const members = await postgres.db.selectFrom('user').select('version').execute();
      expect(members.reduce((sum, { version }) => sum + version, 0)).toBe(rows.length);
    }
  },
);

async function killOne({ servers }: Load, index: number): Promise<void> {
  const server = servers[index];
  if (!server) throw new Error('There is no such server');
  server.isKilled = true;
  const gone = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await gone;
}

/** Repeats each workout, at one server and the other, until it is answered, as an app behind a proxy does. */
async function writeUntilOver(load: Load, member: Person): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  while (!load.isOver) {
    const clientId = randomUUID();
    load.sent.add(clientId);
    for (;;) {
      turn += 1;
      const server = load.servers[turn % load.servers.length];
      const outcome = await askOnce(server?.port ?? 0, agent, {
        method: 'POST',
        path: workoutSessionsPath(member.id),
        headers: member.headers,
        body: workoutDone(clientId),
      });
      if (typeof outcome === 'number') {
        expect([200, 201]).toContain(outcome);
        load.acknowledged.add(clientId);
        break;
      }
      // Only whoever spoke to the one that was killed may notice.
      expect(server?.isKilled).toBe(true);
      load.cut += 1;
      await pause(5);
    }
  }
  agent.destroy();
}

async function acknowledgedReach(load: Load, count: number): Promise<void> {
  while (load.acknowledged.size < count) await pause(5);
}
