import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchRows, Measure } from '../scripts/bench.ts';
import { TEST_POSTGRES_URL } from '../tests/databases/open-fresh-postgres.ts';
import { measureCalls } from './load/calls.ts';
import { measureFlood } from './load/login-flood.ts';
import { measureMemory } from './load/memory.ts';
import { measureStart } from './load/start-time.ts';
import { openHellos, openPostgresSubject, openSqliteSubjects, type Subject } from './load/subjects.ts';

const SMALL = { members: 2_000, rounds: 3, durationMs: 700, requests: 60_000, starts: 3, floodMs: 3_000 };
const FULL = { members: 20_000, rounds: 5, durationMs: 1_500, requests: 1_000_000, starts: 9, floodMs: 15_000 };

/**
 * What the product's calls cost beside a bare Fastify, in one run: shares of computing time.
 * The rows on PostgreSQL need the address of a server on this machine in TEST_POSTGRES_URL.
 */
export const measure: Measure = async ({ isFull }) => {
  const span = isFull ? FULL : SMALL;
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-load-'));
  const hellos = await openHellos(folder);
  const { template, ...onSqlite } = await openSqliteSubjects(folder, span.members);
  const onPostgres = TEST_POSTGRES_URL && (await openPostgresSubject(folder, span.members, TEST_POSTGRES_URL));
  const subjects = { ...hellos, ...onSqlite, ...(onPostgres || {}) };
  const rows: BenchRows = [
    ...(await measureCalls(subjects, span)),
    ...(await measureFlood(onSqlite.product.server, span)),
    ...(await measureMemory(onSqlite.product.server, span)),
    ...(await measureStart(folder, template, span)),
  ];
  await Promise.all(Object.values(subjects).map((subject) => (isSubject(subject) ? subject.server.stop() : undefined)));
  if (onPostgres) await onPostgres.drop();
  rmSync(folder, { recursive: true });
  return rows;
};

const isSubject = (part: object): part is Subject => 'server' in part;
