import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH_FORGOT_PASSWORD_PATH, AUTH_LOGIN_PATH, AUTH_REGISTER_PATH, stepsPath } from '#contract/paths.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { RATES } from '#server/rates.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { askOnce, type Question } from '#tests/faults/ask-once.ts';
import { reportFigures } from '#tests/faults/report-figures.ts';
import { createPeopleOf } from '#tests/people/people.ts';
import { tries } from '#tests/test-size.ts';
import { type ContainerServer, layOutImage, startTwo } from './container-servers.ts';

/** So many strangers, one after the other, and so many members. */
const HOPPERS = tries(2, 50);
/** As many requests at a time as a browser would never make. */
const AT_ONCE = 16;
const MS_PER_MINUTE = 60_000;

/** Each is refused for what it says, after it was counted. */
const STRANGERS_CALLS = [
  { path: AUTH_LOGIN_PATH, rate: RATES.signInsPerAddress },
  { path: AUTH_REGISTER_PATH, rate: RATES.registrationsPerAddress },
  { path: AUTH_FORGOT_PASSWORD_PATH, rate: RATES.linksPerAddress },
];

describe.skipIf(!TEST_POSTGRES_URL)(
  'two servers as the container files start them (skipped where TEST_POSTGRES_URL names none)',
  () => {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const image = layOutImage();
    const missingFolder = join(image.folder, 'data-of-nobody');
    let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
    let servers: ContainerServer[];
    let allowed = 0;
    let refused = 0;

    beforeAll(async () => {
      postgres = await createPostgresDatabase(TEST_POSTGRES_URL ?? '');
      // The backup of the day is what a server writes there soon after its start.
      servers = await startTwo(image, { DATABASE_URL: postgres.url, DATA_DIR: missingFolder, BACKUPS: 'elsewhere' });
    });
    afterAll(async () => {
      reportFigures('limits-on-two', { hoppers: HOPPERS, allowed, refused });
      agent.destroy();
      for (const { child } of servers ?? []) child.kill('SIGKILL');
      await postgres?.drop();
      image.remove();
    });

    const send = (index: number, question: Question) => askOnce(servers[index % 2]?.port ?? 0, agent, question);

    /** How many of so many calls, one to each server in turn and many at once, are let through in how long. */
    async function hop(question: Question, times: number) {
      const startedAt = performance.now();
      let letThrough = 0;
      for (let sent = 0; sent < times; sent += AT_ONCE) {
        const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index, question)));
        expect(outcomes.filter((outcome) => outcome !== 400 && outcome !== 429)).toEqual([]);
        letThrough += outcomes.filter((outcome) => outcome === 400).length;
        refused += outcomes.filter((outcome) => outcome === 429).length;
      }
      allowed += letThrough;
      return { letThrough, minutes: (performance.now() - startedAt) / MS_PER_MINUTE };
    }

    async function expectOneLimit(question: Question, { burst, perMinute }: typeof RATES.writesPerUser) {
      const { letThrough, minutes } = await hop(question, 2 * burst + AT_ONCE);
      expect(letThrough).toBeGreaterThanOrEqual(burst);
      expect(letThrough).toBeLessThanOrEqual(burst + minutes * perMinute);
    }

    test('come up together, are ready, and write nothing into their folder', async () => {
      expect(await Promise.all([0, 1].map((index) => send(index, { method: 'GET', path: '/readyz' })))).toEqual([
        200, 200,
      ]);
      expect(readdirSync(image.folder)).not.toContain('data-of-nobody');
    });

    test.each(STRANGERS_CALLS)('a stranger who hops between them has one limit for $path', async ({ path, rate }) => {
      for (let hopper = 0; hopper < HOPPERS; hopper += 1) {
        // As the proxy names him; whoever comes with the next address has his own.
        const headers = { 'x-forwarded-for': `203.0.113.${hopper}` };
        await expectOneLimit({ method: 'POST', path, headers, body: {} }, rate);
      }
    });

    test('so does a member who writes', async () => {
      const db = openPostgres(postgres.url, { poolSize: 1 });
      const people = createPeopleOf(db);
      for (let hopper = 0; hopper < HOPPERS; hopper += 1) {
        const { id, headers } = await people.subscribe();
        await expectOneLimit({ method: 'POST', path: stepsPath(id), headers, body: {} }, RATES.writesPerUser);
      }
      await db.destroy();
    });

    test('both end with 0 when they are told to stop', async () => {
      agent.destroy();
      expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0]);
    });
  },
);
