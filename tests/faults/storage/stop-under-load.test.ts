import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH_ME_PATH, workoutSessionsPath } from '#contract/paths.ts';
import { databaseFileOf } from '#server/database-file.ts';
import { openSqliteDatabase } from '#server/platform/database/open-database.ts';
import { type OpenProduct, openProduct } from '#tests/e2e/support/open-product.ts';
import { askOnce, type Outcome, type Question, workoutDone } from '#tests/faults/ask-once.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { createPeopleOf, type Person } from '#tests/people/people.ts';
import { tries } from '#tests/test-size.ts';

const STOPS = tries(3, 100);
const WRITERS = 24;
const SHORTEST_RUN_MS = 200;
const LONGEST_RUN_MS = 700;
const LONGEST_STOP_MS = 5_000;

let product: OpenProduct;
beforeAll(async () => {
  product = await openProduct();
  await product.stop();
});
afterAll(() => product.close());

interface Load {
  /** Writers whose first answer has come: a load balancer's connections are open before it is told to use others. */
  started: number;
  outcomes: Map<Outcome, number>;
  acknowledged: string[];
}

/** Writes and reads in turn until nobody listens. */
async function useUntilRefused(load: Load, member: Person): Promise<void> {
  const { outcomes, acknowledged } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const port = Number(new URL(product.address).port);
  const ask = async (question: Question): Promise<Outcome> => {
    const outcome = await askOnce(port, agent, { ...question, headers: member.headers });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return outcome;
  };
  let outcome = await ask({ method: 'GET', path: AUTH_ME_PATH });
  load.started += 1;
  while (typeof outcome === 'number') {
    const clientId = randomUUID();
    outcome = await ask({ method: 'POST', path: workoutSessionsPath(member.id), body: workoutDone(clientId) });
    if (outcome === 201) acknowledged.push(clientId);
    if (typeof outcome === 'number') outcome = await ask({ method: 'GET', path: AUTH_ME_PATH });
  }
  agent.destroy();
}

/** While the product is stopped: a second program that writes may meet its lock. */
async function newMembers(): Promise<Person[]> {
  const db = await openSqliteDatabase(databaseFileOf(product.dataFolder));
  const people = createPeopleOf(db);
  const members: Person[] = [];
  for (let count = 0; count < WRITERS; count += 1)
    members.push(await people.subscribe({ email: `${randomUUID()}@example.org` }));
  await db.destroy();
  return members;
}

function storedClientIds(): string[] {
  const database = new DatabaseSync(databaseFileOf(product.dataFolder), { readOnly: true });
  const rows = database.prepare('select client_id from workout_session').all();
  database.close();
  return rows.map((row) => String(row.client_id));
}

test(`${STOPS} stops under ${WRITERS} writers lose nothing that was answered, break no connection and take less than five seconds`, {
  timeout: 60_000 + STOPS * 20_000,
}, async () => {
  const acknowledged: string[] = [];
  const outcomes = new Map<Outcome, number>();
  let longestStopMs = 0;
  for (let stop = 0; stop < STOPS; stop += 1) {
    const load: Load = { started: 0, outcomes, acknowledged };
    const members = await newMembers();
    await product.startAgain();
    const writers = members.map((member) => useUntilRefused(load, member));
    while (load.started < WRITERS) await pause(5);
    await pause(SHORTEST_RUN_MS + Math.random() * (LONGEST_RUN_MS - SHORTEST_RUN_MS));
    const askedAt = performance.now();
    expect(await product.stop()).toBe(0);
    longestStopMs = Math.max(longestStopMs, performance.now() - askedAt);
    await Promise.all(writers);
  }
  await product.startAgain();
  const stored = storedClientIds();
  const known = new Set(stored);
  expect(acknowledged.filter((clientId) => !known.has(clientId))).toEqual([]);
  expect(known.size).toBe(stored.length);
  expect(longestStopMs).toBeLessThan(LONGEST_STOP_MS);
  expect([...outcomes.keys()].filter((outcome) => ![200, 201, 'refused'].includes(outcome))).toEqual([]);
  reportFigures('stop-under-load', {
    stops: STOPS,
    acknowledged: acknowledged.length,
    longestStopMs: Math.round(longestStopMs),
  });
});
